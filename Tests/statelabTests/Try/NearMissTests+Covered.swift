@testable import statelab

extension TryTests.NearMissTests {
  /// Views that are covered while their parent passes another value.
  nonisolated static let covered = [
    Program(
      // The view copies the value when it appears again.
      bug: seeded, actions: rename,
      text: row(
        """
        Text(title).onAppear { title = name }
        """)),
    Program(
      bug: seeded, actions: rename,
      text: row(
        """
        Text(title).onChange(of: name) { _, new in title = new }
        """)),
    Program(
      // The view shows the initial value, and the current one.
      bug: seeded, actions: rename,
      text: row(
        """
        Text(title); Text("now \\(name)")
        """)),
    Program(
      // A person edits a draft.
      bug: seeded, actions: "--enter title=Tea " + rename,
      text: row(
        """
        TextField("title", text: $title)
        """)),
    Program(
      // The parent reverts the change before the view is visible again.
      bug: seeded, actions: "--tap Edit --tap Done --tap Undo --tap Back",
      text: row(
        """
        Text(title)
        """)),
    Program(
      // Another value has another identity.
      bug: seeded, actions: rename,
      text: row(
        """
        Text(title)
        """
      ).replacing("source: $name)", with: "source: $name).id(name)")),
    Program(
      // The row does not show its state: the editor shows the same word.
      bug: seeded, actions: "--tap Edit --tap Done --tap Back --tap Edit",
      text: row(
        """
        Button("Print") { print(title) }
        """
      ).replacing("Button(\"Undo\")", with: "Text(\"Milk\"); Button(\"Undo\")")),
  ]

  private nonisolated static let seeded = "state-seeded-from-parameter"
  private nonisolated static let rename = "--tap Edit --tap Done --tap Back"

  /// A row with a link to the editor of its value.
  private nonisolated static func row(_ content: String) -> String {
    """
    struct Row: View {
      let name: String
      @Binding var source: String
      @State private var title: String
      init(name: String, source: Binding<String>) {
        self.name = name; _source = source; _title = State(initialValue: name)
      }
      var body: some View {
        \(content)
        NavigationLink("Edit") {
          VStack { Button("Done") { source = "Bread" }; Button("Undo") { source = "Milk" } }
        }
      }
    }
    struct ContentView: View {
      @State private var name = "Milk"
      var body: some View { NavigationStack { Row(name: name, source: $name) } }
    }
    """
  }
}
