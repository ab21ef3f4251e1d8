import StateLabCore
import Testing

@Suite("Presentation")
struct PresentationTests {
  private struct Editor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var taps = 0
    var body: some View {
      Button("Tapped \(taps)") { taps += 1 }
      Button("Done") { dismiss() }
    }
  }

  private struct Page: View {
    @State private var isEditing = false
    @State private var log = "new"
    var body: some View {
      Text(log)
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing, onDismiss: { log = "dismissed" }) { Editor() }
    }
  }

  @Test("A sheet covers the view behind it and is dismissed by its own control or by a swipe")
  func sheet() throws {
    let host = Host(Page())
    #expect(host.screen == "new\n[Edit]")
    try host.tap("Edit")
    #expect(host.screen == "--- sheet ---\n[Tapped 0]\n[Done]\n[Swipe down]")
    try host.tap("Done")
    #expect(host.screen == "dismissed\n[Edit]")
    try host.tap("Edit")
    try host.tap("Swipe down")
    #expect(host.screen == "dismissed\n[Edit]")
    #expect(!host.isStale)
  }

  @Test("Of several sheets for one flag, fresh bodies show the one that the screen shows")
  func severalSheets() throws {
    struct Rows: View {
      @State private var isPresented = false
      var body: some View {
        List {
          ForEach([1, 2], id: \.self) { row in
            Button("Edit \(row)") { isPresented = true }
              .sheet(isPresented: $isPresented) { Text("row \(row)") }
          }
        }
        Button("Add") { isPresented = true }.sheet(isPresented: $isPresented) { Text("new") }
      }
    }
    let host = Host(Rows())
    for label in ["Add", "Edit 1"] {
      try host.tap(label)
      #expect(host.freshScreen == host.screen)
      try host.tap("Swipe down")
    }
  }

  @Test("A sheet's state is removed with it")
  func lifetime() throws {
    let host = Host(Page())
    try host.tap("Edit")
    try host.tap("Tapped 0")
    #expect(host.screen.contains("[Tapped 1]"))
    #expect(!host.isStale)
    try host.tap("Done")
    try host.tap("Edit")
    #expect(host.screen.contains("[Tapped 0]"))
  }

  @Test("A sheet shows a state's value from the last body, if that body did not read the state")
  func staleCapture() throws {
    struct Shop: View {
      @State private var chosen = "nothing"
      @State private var isShown = false
      var body: some View {
        Button("Apples") {
          chosen = "apples"
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text(chosen) }
      }
    }
    let host = Host(Shop())
    try host.tap("Apples")
    #expect(host.screen.contains("nothing"))
    #expect(host.trace.bodyCount(of: Shop.self) == 1)
  }

  @Test("Alerts and dialogs are evaluated in body, so a state that they read is a dependency")
  func dialogsInBody() throws {
    struct Page: View {
      @State private var count = 0
      @State private var isShown = false
      @State private var asks = false
      @State private var says = false
      var body: some View {
        Button("Alert") {
          count += 1
          isShown = true
        }
        .alert("Title", isPresented: $isShown) {
          Button("OK \(count)") {}
        } message: {
          Text("count is \(count)")
        }
        Button("Ask") {
          count += 1
          asks = true
        }
        .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes \(count)") {} }
        Button("Old") {
          count += 1
          says = true
        }
        .alert(isPresented: $says) { Alert(title: Text("Old \(count)")) }
      }
    }
    let host = Host(Page())
    try host.tap("Alert")
    #expect(host.screen == "--- alert ---\nTitle\ncount is 1\n[OK 1]")
    #expect(!host.isStale)
    try host.tap("OK 1")
    try host.tap("Ask")
    #expect(host.screen.contains("[Yes 2]"))
    #expect(!host.isStale)
    try host.tap("Yes 2")
    try host.tap("Old")
    #expect(host.screen.contains("Old 3"))
    #expect(!host.isStale)
  }

  @Test("An alert that presents a value is not shown while the value is nil")
  func alertWithoutValue() {
    let none: Int? = nil
    let view = Text("behind").alert("Title", isPresented: .constant(true), presenting: none) {
      Button("OK \($0)") {}
    }
    #expect(Host(view).screen == "behind")
  }

  @Test("Another item presents another sheet with initial state")
  func items() throws {
    struct Item: Identifiable { let id: Int }
    struct Detail: View {
      let item: Item
      @State private var taps = 0
      var body: some View { Button("Item \(item.id), \(taps)") { taps += 1 } }
    }
    struct Items: View {
      @State private var item: Item?
      var body: some View {
        Button("First") { item = Item(id: 1) }
          .sheet(item: $item) { shown in
            Detail(item: shown)
            Button("Next") { item = Item(id: shown.id + 1) }
          }
      }
    }
    let host = Host(Items())
    try host.tap("First")
    try host.tap("Item 1, 0")
    try host.tap("Next")
    #expect(host.screen.contains("[Item 2, 0]"))
    try host.tap("Swipe down")
    #expect(host.screen == "[First]")
  }

  @Test("A popover is a sheet in a compact size class")
  func popover() throws {
    struct Info: View {
      @State private var isShown = false
      var body: some View {
        Button("Info") { isShown = true }.popover(isPresented: $isShown) { Text("details") }
      }
    }
    let phone = Host(Info())
    try phone.tap("Info")
    #expect(phone.screen == "--- sheet ---\ndetails\n[Swipe down]")
    let pad = Host(Info().environment(\.horizontalSizeClass, .regular))
    try pad.tap("Info")
    #expect(pad.screen == "--- popover ---\ndetails\n[Tap outside]")
  }

  @Test("The content of a popover decides its form in a compact size class")
  func adaptation() throws {
    struct Info: View {
      let form: PresentationAdaptation
      @State private var isShown = false
      @State private var isSheet = false
      var body: some View {
        Button("Info") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack {
              Text("details")
              Button("Sheet") { isSheet = true }
            }
            .presentationCompactAdaptation(isSheet ? .sheet : form)
          }
      }
    }
    func screen(_ form: PresentationAdaptation) throws -> String {
      let host = Host(Info(form: form))
      try host.tap("Info")
      return host.screen
    }
    let popover = "--- popover ---\ndetails\n[Sheet]\n[Tap outside]"
    let sheet = "--- sheet ---\ndetails\n[Sheet]\n[Swipe down]"
    #expect(try screen(.popover) == popover)
    #expect(try screen(.none) == popover)
    #expect(try screen(.automatic) == sheet)
    #expect(try screen(.sheet) == sheet)
    #expect(try screen(.fullScreenCover) == "--- cover ---\ndetails\n[Sheet]")
    let host = Host(Info(form: .none))
    try host.tap("Info")
    try host.tap("Sheet")
    #expect(host.screen == sheet)
    try host.tap("Swipe down")
    #expect(host.screen == "[Info]")
  }

  @Test("A sheet stays a sheet, and a compact width decides between two forms")
  func otherAdaptations() throws {
    struct Sheet: View {
      @State private var isShown = true
      var body: some View {
        Text("Page").sheet(isPresented: $isShown) {
          Text("details").presentationCompactAdaptation(.popover)
        }
      }
    }
    struct Popover: View {
      @State private var isShown = true
      var body: some View {
        Text("Page").popover(isPresented: $isShown) {
          Text("details").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
      }
    }
    #expect(Host(Sheet()).screen == "--- sheet ---\ndetails\n[Swipe down]")
    #expect(Host(Popover()).screen == "--- popover ---\ndetails\n[Tap outside]")
  }

  private struct Failing: View {
    @State private var error: String?
    @State private var fails = false
    @State private var asks = false
    @State private var chosen: Presented?
    var body: some View {
      Button("Fail") {
        error = "No network"
        fails = true
      }
      .alert(isPresented: $fails) {
        print("alert")
        return Alert(title: Text(error ?? "no error"))
      }
      Button("Ask") { asks = true }
        .actionSheet(isPresented: $asks) {
          print("sheet")
          return ActionSheet(title: Text("Sure?"))
        }
      Button("Choose") { chosen = Presented(id: 7) }
        .actionSheet(item: $chosen) { ActionSheet(title: Text("Item \($0.id)")) }
    }
  }

  private struct Presented: Identifiable { let id: Int }

  @Test("An alert and an action sheet of the older form are created only while they are presented")
  func olderFormsAreLazy() throws {
    let host = Host(Failing())
    #expect(host.trace.printed == [])
    try host.tap("Fail")
    #expect(host.trace.printed == ["alert"])
    #expect(host.screen == "--- alert ---\nNo network\n[OK]")
    #expect(host.trace.bodyCount(of: Failing.self) == 2)
    try host.tap("OK")
    // The body reads the flag.
    #expect(host.trace.bodyCount(of: Failing.self) == 3)
    try host.tap("Ask")
    #expect(host.trace.printed == ["alert", "sheet"])
    #expect(host.screen == "--- dialog ---\nSure?\n[Cancel]")
    try host.tap("Cancel")
    try host.tap("Choose")
    #expect(host.screen == "--- dialog ---\nItem 7\n[Cancel]")
    #expect(!host.isStale)
  }
}
