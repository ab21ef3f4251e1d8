import StateLabCore
import Testing

@Suite("Gestures in the labels of buttons")
struct LabelGestureTests {
  @Test("A gesture on a button's whole label wins over the action (fidelity 2.13, 4)")
  func wholeLabel() throws {
    let host = Host(
      Button {
        print("action")
      } label: {
        Text("Save").onTapGesture { print("gesture") }
      })
    #expect(host.screen == "[Save]")
    try host.tap("Save")
    #expect(host.trace.printed == ["gesture"])
  }

  @Test("A gesture on a part of the label is tapped by the text of this part")
  func part() throws {
    let host = Host(
      Button {
        print("action")
      } label: {
        HStack {
          Text("Save")
          Text("details").onTapGesture { print("details") }
          Text("press").onLongPressGesture { print("pressed") }
        }
      })
    #expect(host.screen == "[Save details press]")
    try host.tap("details")
    try host.tap("Hold press")
    try host.tap("Save details press")
    #expect(host.trace.printed == ["details", "pressed", "action"])
  }

  @Test("A gesture on a shape that is the whole label wins, too, also in a link")
  func shape() throws {
    let host = Host(
      NavigationStack {
        NavigationLink {
          Text("page")
        } label: {
          Circle().onTapGesture { print("circle") }
        }
      })
    #expect(host.screen == "[Circle]")
    try host.tap("Circle")
    #expect(host.trace.printed == ["circle"])
    #expect(host.screen == "[Circle]")
  }

  private struct Menu: View {
    @State private var selection: String?
    @State private var last = "none"
    @State private var editMode = EditMode.inactive

    var body: some View {
      Text(verbatim: "\(selection ?? "-") \(last)")
      List(["Home", "Settings"], id: \.self, selection: $selection) { item in
        Text(item).onTapGesture { last = item }
      }
      .environment(\.editMode, $editMode)
      Button("Edit") { editMode = .active }
    }
  }

  @Test("A gesture on a row wins over the selection, except in the edit mode")
  func row() throws {
    let host = Host(Menu())
    try host.tap("Settings")
    #expect(host.screen.hasPrefix("- Settings"))
    try host.tap("Edit")
    try host.tap("Home")
    #expect(host.screen.hasPrefix("Home Settings"))
  }

  private struct Habits: View {
    @State private var selection: String?

    var body: some View {
      Text(selection ?? "none")
      NavigationStack {
        List(selection: $selection) {
          NavigationLink(value: "Read") {
            HStack {
              Button(action: { print("check") }, label: { Image(systemName: "circle") })
                .accessibilityLabel("Check")
              Text("Read")
              Button("Share") { print("share") }.disabled(true)
            }
            .buttonStyle(.borderless)
          }
        }
        .navigationDestination(for: String.self) { Text("page of \($0)") }
      }
    }
  }

  @Test("A button with a button style in the label of a link is a control of its own")
  func styledButton() throws {
    let host = Host(Habits())
    #expect(host.screen == "none\n[Read]\n[Check]\n[Share] (disabled)")
    try host.tap("Check")
    #expect(host.trace.printed == ["check"])
    #expect(host.screen.hasPrefix("none\n[Read]"))
    try host.tap("Read")
    #expect(host.trace.printed == ["check"])
    #expect(host.screen.contains("page of Read"))
  }

  @Test("Without a style of its own, a button in the label of a link is a part of the label")
  func automaticButton() throws {
    func link(_ label: some View) -> some View {
      NavigationStack { NavigationLink(destination: { Text("page") }, label: { label }) }
    }
    let label = HStack {
      Button("Check") { print("check") }.accessibilityLabel("Mark")
      Text("Read")
    }
    for host in [
      Host(link(label)), Host(link(label.buttonStyle(.automatic))),
      Host(link(label.buttonStyle(DefaultButtonStyle()))),
    ] {
      #expect(host.screen == "[Mark Read]")
      try host.tap("Mark Read")
      #expect(host.trace.printed.isEmpty)
      #expect(host.screen.contains("page"))
    }
  }
}
