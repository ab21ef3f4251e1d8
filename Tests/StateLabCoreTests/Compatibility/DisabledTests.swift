import StateLabCore
import Testing

@Suite("Disabled controls")
struct DisabledTests {
  private struct Controls: View {
    @State private var isOff = true
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      Button("Switch") { isOff.toggle() }
      VStack {
        Toggle("On", isOn: $isOn).disabled(false)
        TextField("Text", text: $text)
        Says()
      }
      .disabled(isOff)
    }
  }

  private struct Says: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "not enabled") }
  }

  @Test(
    "disabled(true) on an ancestor disables all controls inside, also those with disabled(false)")
  func nested() throws {
    let host = Host(Controls())
    #expect(
      host.screen == """
        [Switch]
        [ ] On (disabled)
        Text: "" (disabled)
        not enabled
        """)
    #expect(throws: HostError.disabled(kind: "toggle", label: "On")) { try host.toggle("On") }
    #expect(throws: HostError.disabled(kind: "text field", label: "Text")) {
      try host.enter("a", into: "Text")
    }
    try host.tap("Switch")
    try host.toggle("On")
    try host.enter("a", into: "Text")
    #expect(host.screen == "[Switch]\n[x] On\nText: \"a\"\nenabled")
    #expect(host.trace.bodyCount(of: Says.self) == 2)
  }

  @Test("A label shows its title, also as the label of a button")
  func label() throws {
    let host = Host(Button(action: {}) { Label("Add", systemImage: "plus") })
    #expect(host.screen == "[Add]")
    try host.tap("Add")
  }
}
