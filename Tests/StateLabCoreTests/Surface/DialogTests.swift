import StateLabCore
import Testing

@Suite("Alerts and dialogs")
struct DialogTests {
  @Test("Each button of an alert dismisses it, and an alert without buttons has OK")
  func alert() throws {
    struct Danger: View {
      @State private var asks = false
      @State private var says = false
      @State private var count = 3
      var body: some View {
        Text("\(count) left")
        Button("Clear") { asks = true }
          .alert("Sure?", isPresented: $asks) {
            Button("Delete", role: .destructive) { count = 0 }
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("There is no way back.")
          }
        Button("About") { says = true }
          .alert(isPresented: $says) { Alert(title: Text("Made here")) }
      }
    }
    let host = Host(Danger())
    try host.tap("Clear")
    #expect(
      host.screen == "--- alert ---\nSure?\nThere is no way back.\n[Delete]\n[Cancel]")
    try host.tap("Delete")
    #expect(host.screen == "0 left\n[Clear]\n[About]")
    try host.tap("About")
    #expect(host.screen == "--- alert ---\nMade here\n[OK]")
    try host.tap("OK")
    #expect(host.screen == "0 left\n[Clear]\n[About]")
  }

  @Test(
    "A dialog shows only the buttons and text fields among its actions", arguments: [true, false])
  func otherActions(isAlert: Bool) throws {
    struct Page: View {
      let isAlert: Bool
      @State private var asks = true
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Text("page")
          .alert("Title", isPresented: isAlert ? $asks : .constant(false)) {
            actions
          } message: {
            Text("message")
          }
          .confirmationDialog("Title", isPresented: isAlert ? .constant(false) : $asks) { actions }
      }
      @ViewBuilder private var actions: some View {
        Text("text").onTapGesture {}
        Image(systemName: "star")
        Toggle("On", isOn: $isOn)
        TextField("Name", text: $name)
        SecureField("Code", text: $name)
        Group { Button("Save") {} }
      }
    }
    let host = Host(Page(isAlert: isAlert))
    let actions = "Name: \"\"\nCode: \"\"\n[Save]"
    #expect(
      host.screen
        == (isAlert
          ? "--- alert ---\nTitle\nmessage\n\(actions)" : "--- dialog ---\n\(actions)\n[Cancel]"))
    #expect(!host.isStale)
    #expect(throws: HostError.self) { try host.toggle("On") }
    #expect(throws: HostError.self) { try host.tap("text") }
  }

  @Test("An alert with a text as its only action has OK")
  func onlyText() throws {
    let host = Host(Text("page").alert("Title", isPresented: .constant(true)) { Text("text") })
    #expect(host.screen == "--- alert ---\nTitle\n[OK]")
  }

  @Test(
    "A dialog has Cancel and hides its title, and a sheet may disable swiping"
  )
  func dialog() throws {
    struct Choice: View {
      @State private var asks = false
      @State private var isLocked = false
      var body: some View {
        Button("Ask") { asks = true }
          .confirmationDialog("Which?", isPresented: $asks) { Button("Lock") { isLocked = true } }
        Text("page").sheet(isPresented: $isLocked) { Text("locked").interactiveDismissDisabled() }
      }
    }
    let host = Host(Choice())
    try host.tap("Ask")
    #expect(host.screen == "--- dialog ---\n[Lock]\n[Cancel]")
    try host.tap("Cancel")
    try host.tap("Ask")
    try host.tap("Lock")
    #expect(host.screen == "--- sheet ---\nlocked")
  }

  @Test("A confirmation dialog passes the presented value to its buttons and message")
  func presenting() throws {
    struct Page: View {
      @State private var item: String?
      @State private var asks = false

      var body: some View {
        Button("Tea") {
          item = "tea"
          asks = true
        }
        .confirmationDialog(
          Text("Delete?"), isPresented: $asks, titleVisibility: .visible, presenting: item
        ) { item in
          Button("Delete \(item)", role: .destructive) { self.item = nil }
        } message: { item in
          Text("There is no more \(item).")
        }
      }
    }
    let host = Host(Page())
    try host.tap("Tea")
    #expect(host.screen.contains("Delete?\nThere is no more tea.\n[Delete tea]"))
    try host.tap("Delete tea")
    #expect(host.screen == "[Tea]")
  }
}
