@testable import statelab

extension TryTests.FindingNameTests {
  /// Bugs in the form in which a beginner writes them.
  nonisolated static let otherForms = [
    Program(
      actions: "--tap Soup",
      head: "8:3: proved: RecipeView keeps the Steps of 'for: …' when its parent",
      text: """
        final class Steps: ObservableObject {
          let lines: [String]
          init(_ lines: [String]) { self.lines = lines }
        }
        struct RecipeView: View {
          @StateObject private var steps: Steps
          init(for recipe: [String]) {
            _steps = StateObject(wrappedValue: Steps(recipe.map { "- " + $0 }))
          }
          var body: some View { ForEach(steps.lines, id: \\.self) { Text($0) } }
        }
        struct ContentView: View {
          let recipes = [["Mix", "Bake"], ["Chop", "Boil"]]
          @State private var index = 0
          var body: some View { VStack { RecipeView(for: recipes[index]); Button("Soup") { index = 1 } } }
        }
        """),
    Program(
      actions: "--toggle Alarm",
      head: "4:3: proved: a binding writes to the storage of 'isOn' of AlarmRow,",
      text: """
        struct AlarmRow: View {
          @Binding var isOn: Bool { didSet { print("alarm") } }
          var body: some View { Toggle("Alarm", isOn: $isOn) }
        }
        struct ContentView: View {
          @State private var isOn = false
          var body: some View { AlarmRow(isOn: $isOn) }
        }
        """),
    Program(
      actions: "--type Name=x",
      head: "5:3: proved: an edit changes the id of the row with the edited field,",
      text: """
        struct Player: Identifiable {
          var name: String
          var id: String { name }
        }
        struct ContentView: View {
          @State private var players = [Player(name: "Ann")]
          @FocusState private var isFocused: Bool
          var body: some View {
            List($players) { $player in
              HStack { TextField("Name", text: $player.name).focused($isFocused); Text("0 points") }
            }
          }
        }
        """),
    Program(
      actions: "--tap 'Show B'",
      head: "9:7: proved: the presentation in ContentView shows 'index' from",
      text: """
        struct ContentView: View {
          let names = ["A", "B"]
          @State private var index = 0
          @State private var isOpen = false
          var body: some View {
            Button("Show B") { index = 1; isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Text("Chosen: \\(names[index])") }
          }
        }
        """),
    Program(
      actions: "--tap Bigger",
      head: "5:3: proved: 'size' of Settings stores its value in the user defaults",
      text: """
        class Settings: ObservableObject {
          private let defaults = UserDefaults.standard
          var size: Int {
            get { max(defaults.integer(forKey: "size"), 10) }
            set { defaults.set(newValue, forKey: "size") }
          }
        }
        struct ContentView: View {
          @StateObject private var settings = Settings()
          var body: some View { Button("Bigger") { settings.size += 1 }; Text("Size \\(settings.size)") }
        }
        """),
    Program(
      actions: "--tap Expand --wait 1",
      head: "10:24: proved: 'withAnimation' returns before 'isOpen' changes, so",
      text: """
        @MainActor class Panel: ObservableObject {
          @Published var isOpen = false
          func open() { Task { isOpen = true } }
        }
        struct ContentView: View {
          @StateObject private var panel = Panel()
          var body: some View {
            Button("Expand") { withAnimation { panel.open() } }
            Text(panel.isOpen ? "open" : "closed")
          }
        }
        """),
    Program(
      actions: "--tap Dim",
      head: "9:3: proved: code writes to 'percent' of a Lamp that SwiftUI never",
      text: """
        struct Lamp: View {
          @State private var percent = 50
          func dim() { percent -= 25 }
          var body: some View { Text("\\(percent) %") }
        }
        struct ContentView: View {
          @State private var lamp = Lamp()
          var body: some View { VStack { lamp; Button("Dim") { lamp.dim() } } }
        }
        """),
  ]
}
