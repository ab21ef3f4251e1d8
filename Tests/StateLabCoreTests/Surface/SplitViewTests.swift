import Testing

@testable import StateLabCore

/// A phone shows one column of a split view at a time.
@Suite("Split views")
struct SplitViewTests {
  private struct Detail: View {
    let name: String
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
      Button("Done") { dismiss() }
    }
  }

  private struct Names: View {
    @State var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["Ann", "Bob"], id: \.self, selection: $chosen) { Text($0) }
          .navigationTitle("Names")
          .toolbar { Button("Choose Bob") { chosen = "Bob" } }
      } detail: {
        if let chosen { Detail(name: chosen).id(chosen) } else { Detail(name: "nobody") }
      }
    }
  }

  @Test("Selecting a row shows the detail, and going back clears the selection")
  func choosing() throws {
    let host = Host(Names())
    #expect(host.screen == "Names\nAnn\nBob\n[Choose Bob]")
    #expect(host.trace.printed.isEmpty)
    try host.tap("Ann")
    try host.tap("Ann 0")
    #expect(host.screen == "[Back]\n[Ann 1]\n[Done]")
    #expect(host.isStale == false)
    try host.tap("Back")
    #expect(host.screen == "Names\nAnn\nBob\n[Choose Bob]")
    #expect(host.trace.printed == ["Ann appears", "Ann disappears"])
    try host.tap("Ann")
    #expect(host.screen == "[Back]\n[Ann 0]\n[Done]")
    try host.tap("Done")
    #expect(host.screen.hasPrefix("Names"))
    host.checkInvariants()
  }

  @Test("A selection by the program shows the detail, even at the start")
  func program() throws {
    let host = Host(Names(chosen: "Ann"))
    #expect(host.screen == "[Back]\n[Ann 0]\n[Done]")
    #expect(host.trace.printed == ["Ann appears"])
    try host.tap("Back")
    try host.tap("Choose Bob")
    #expect(host.screen == "[Back]\n[Bob 0]\n[Done]")
  }

  @Test("Three columns are shown one after the other")
  func threeColumns() throws {
    struct Folders: View {
      @State private var folder: String?
      @State private var mail: Int?

      var body: some View {
        NavigationSplitView {
          List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }
        } content: {
          if let folder { List([1, 2], id: \.self, selection: $mail) { Text("\(folder) \($0)") } }
        } detail: {
          Text("mail \(mail ?? 0)")
        }
      }
    }
    let host = Host(Folders())
    #expect(host.screen == "In\nOut")
    try host.tap("Out")
    #expect(host.screen == "[Back]\nOut 1\nOut 2")
    try host.tap("Out 2")
    #expect(host.screen == "[Back]\nmail 2")
    try host.tap("Back")
    #expect(host.screen == "[Back]\nOut 1\nOut 2")
    try host.tap("Back")
    #expect(host.screen == "In\nOut")
    host.checkInvariants()
  }

  @Test("The preferred column is shown, and going back writes its binding")
  func preferred() throws {
    struct Preferring: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("Show") { column = .detail }
          Text(column == .sidebar ? "sidebar" : "other")
        } detail: {
          Text("detail")
        }
      }
    }
    let host = Host(Preferring())
    #expect(host.screen == "[Back]\ndetail")
    try host.tap("Back")
    #expect(host.screen == "[Show]\nsidebar")
    try host.tap("Show")
    #expect(host.screen == "[Back]\ndetail")
  }

  @Test("A link with a destination and a list in a sheet show no column")
  func others() throws {
    struct Others: View {
      @State private var chosen: Int?
      @State private var isPresented = false

      var body: some View {
        NavigationSplitView {
          NavigationLink("Page") { Text("page") }
          Button("Sheet") { isPresented = true }
            .sheet(isPresented: $isPresented) { List(1..<3, selection: $chosen) { Text("\($0)") } }
        } detail: {
          Text("detail")
        }
      }
    }
    let host = Host(Others())
    try host.tap("Page")
    #expect(host.screen == "[Back]\npage")
    try host.tap("Back")
    try host.tap("Sheet")
    try host.tap("2")
    try host.tap("Swipe down")
    #expect(host.screen == "[Page]\n[Sheet]")
  }
}
