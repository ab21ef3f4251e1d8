import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  /// A parent that passes another value while a sheet, a destination or another tab covers the view.
  nonisolated static let coveredForms = [
    Program(
      // The action changes the value and uncovers the view.
      actions: "--tap Edit --tap Done", head: keeps("8:3", "Row"),
      text: """
        struct Item: Identifiable { let id: Int; var title: String }
        struct Row: View {
          let item: Item
          @Binding var items: [Item]
          @State private var isEditing = false
          @State private var title: String
          init(item: Item, items: Binding<[Item]>) {
            self.item = item; _items = items; _title = State(initialValue: item.title)
          }
          var body: some View {
            TextField("title", text: $title)
            Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
              Button("Done") { items[0].title = "Bread"; isEditing = false }
            }
          }
        }
        struct ContentView: View {
          @State private var items = [Item(id: 1, title: "Milk")]
          var body: some View { ForEach(items) { Row(item: $0, items: $items) } }
        }
        """),
    Program(
      // The sheet shows the value, too.
      actions: "--tap Edit --enter new=Bread --tap Done", head: keeps("16:3", "Row", "suspected"),
      text: """
        struct Editor: View {
          @Binding var isEditing: Bool
          @Binding var source: String
          @State private var text: String
          init(isEditing: Binding<Bool>, source: Binding<String>) {
            _isEditing = isEditing; _source = source; _text = State(initialValue: source.wrappedValue)
          }
          var body: some View { TextField("new", text: $text); Button("Done") { isEditing = false; source = text } }
        }
        struct Row: View {
          let name: String
          @Binding var source: String
          @State private var isEditing = false
          @State private var title: String
          init(name: String, source: Binding<String>) {
            self.name = name; _source = source; _title = State(initialValue: name)
          }
          var body: some View {
            Text(title)
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { Editor(isEditing: $isEditing, source: $source) }
          }
        }
        struct ContentView: View {
          @State private var name = "Milk"
          var body: some View { Row(name: name, source: $name) }
        }
        """),
    Program(
      actions: "--tap Edit --tap Done --tap 'Swipe down'", head: keeps("6:3", "Row", "suspected"),
      text: """
        struct Row: View {
          let name: String
          @Binding var source: String
          @State private var title: String
          @State private var isEditing = false
          init(name: String, source: Binding<String>) {
            self.name = name; _source = source; _title = State(initialValue: name)
          }
          var body: some View {
            Text(title)
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { Button("Done") { source = "Bread" } }
          }
        }
        struct ContentView: View {
          @State private var name = "Milk"
          var body: some View { Row(name: name, source: $name) }
        }
        """),
    Program(
      actions: "--tap Edit --tap Done --tap Back", head: keeps("4:3", "Row"),
      text: """
        struct Row: View {
          @State var title: String
          @Binding var source: String
          var body: some View {
            Text(title)
            NavigationLink("Edit") { Button("Done") { source = "Bread" } }
          }
        }
        struct ContentView: View {
          @State private var name = "Milk"
          var body: some View { NavigationStack { Row(title: name, source: $name) } }
        }
        """),
    Program(
      actions: "--tap Settings --tap Rename --tap Home", head: keeps("4:3", "Row"),
      text: """
        struct Row: View {
          @State var title: String
          var body: some View { Text(title) }
        }
        struct ContentView: View {
          @State private var name = "Milk"
          var body: some View {
            TabView {
              Row(title: name).tabItem { Text("Home") }
              Button("Rename") { name = "Bread" }.tabItem { Text("Settings") }
            }
          }
        }
        """),
    Program(
      actions: "--tap Edit --tap Done --tap Back",
      head: "10:3: proved: ProfileView keeps the Profile of 'user: \"Ann\"'",
      text: """
        final class Profile: ObservableObject {
          let user: String
          @Published var isOpen = false
          init(user: String) { self.user = user }
        }
        struct ProfileView: View {
          @Binding var source: String
          @StateObject private var profile: Profile
          init(user: String, source: Binding<String>) {
            _source = source; _profile = StateObject(wrappedValue: Profile(user: user))
          }
          var body: some View {
            Text(profile.user)
            NavigationLink("Edit") { Button("Done") { source = "Bob" } }
          }
        }
        struct ContentView: View {
          @State private var user = "Ann"
          var body: some View { NavigationStack { ProfileView(user: user, source: $user) } }
        }
        """),
  ]

  private nonisolated static func keeps(
    _ place: String, _ view: String, _ level: String = "proved"
  ) -> String {
    "\(place): \(level): 'title' of \(view) keeps its first value, \"Milk\", when ContentView"
  }

  @Test(
    "The evidence of a covered view has the action after which the screen shows the kept value",
    arguments: uncovered)
  func evidence(_ program: Program) throws {
    let run = try TryTests().play(
      "import SwiftUI\n\n" + program.text, program.actions + " --format json")
    let findings = try JSONValue(parsing: run.output)["diagnosis"]?["findings"]?.elements ?? []
    let finding = findings.first { $0["id"]?.text == program.head }
    let texts = finding?["evidence"]?.elements.compactMap { $0["text"]?.text } ?? []
    #expect(texts.contains { $0.contains("Rename") }, "\(run.output)\(run.errors)")
    #expect(texts.last?.contains("Home") == true, "\(texts)")
  }

  /// Views in a tab, while another tab changes what their parent passes: the heads are the bugs.
  private nonisolated static let uncovered = [
    Program(
      actions: "--tap Mark --tap Settings --tap Rename --tap Home",
      head: "state-seeded-from-parameter",
      text: """
        struct Item: Identifiable { let id: Int; var title: String }
        struct Row: View {
          @State var item: Item
          var body: some View { Text(item.title); Button("Mark") { item.title = "Mine" } }
        }
        struct ContentView: View {
          @State private var item = Item(id: 1, title: "Milk")
          var body: some View {
            TabView {
              Row(item: item).tabItem { Text("Home") }
              Button("Rename") { item.title = "Bread" }.tabItem { Text("Settings") }
            }
          }
        }
        """),
    Program(
      actions: "--tap Settings --tap Rename --tap Home",
      head: "state-object-argument-ignored",
      text: """
        @Observable final class Profile {
          var user: String
          init(user: String) { self.user = user }
        }
        struct ProfileView: View {
          @State private var profile: Profile
          init(user: String) { _profile = State(initialValue: Profile(user: user)) }
          var body: some View { Text(profile.user) }
        }
        struct ContentView: View {
          @State private var user = "Ann"
          var body: some View {
            TabView {
              ProfileView(user: user).tabItem { Text("Home") }
              Button("Rename") { user = "Bob" }.tabItem { Text("Settings") }
            }
          }
        }
        """),
  ]
}
