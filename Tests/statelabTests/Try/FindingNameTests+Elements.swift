@testable import statelab

extension TryTests.FindingNameTests {
  /// Bugs in rows whose elements belong to a model.
  nonisolated static let elementForms = [
    Program(
      actions: "--type 'Name#1=s'",
      head: "7:5: proved: an edit changes the id of the row with the edited field",
      text: """
        final class Store: ObservableObject { @Published var fruits = ["Pear", "Apple"] }
        struct ContentView: View {
          @StateObject private var store = Store()
          var body: some View {
            ForEach(Array(store.fruits.enumerated()), id: \\.element) { index, _ in
              TextField("Name", text: $store.fruits[index])
            }
          }
        }
        """),
    Program(
      // The edited text is only a part of the id.
      actions: "--type 'Name of 1=d'",
      head: "6:3: proved: an edit changes the id of the row with the edited field",
      text: """
        struct Entry: Identifiable {
          var name: String
          var phone: String
          var id: String { name + phone }
        }
        struct EntryRow: View {
          @Binding var entry: Entry
          @State private var isMarked = false
          var body: some View {
            TextField("Name of \\(entry.phone)", text: $entry.name)
            Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
          }
        }
        struct ContentView: View {
          @State private var entries = [Entry(name: "Ed", phone: "1"), Entry(name: "Flo", phone: "2")]
          var body: some View { List($entries) { EntryRow(entry: $0) } }
        }
        """),
    Program(
      actions: "--tap Eat",
      head: "8:38: proved: TextField \"Name\" still holds a binding to a removed",
      text: """
        final class Store: ObservableObject { @Published var fruits = ["Pear", "Apple"] }
        struct ContentView: View {
          @StateObject private var store = Store()
          var body: some View {
            ForEach(store.fruits.indices, id: \\.self) { index in
              TextField("Name", text: $store.fruits[index])
            }
            Button("Eat") { store.fruits.removeLast() }
          }
        }
        """),
    Program(
      actions: "--tap Eat",
      head: "8:38: proved: TextField \"Name\" still holds a binding to a removed",
      text: """
        @Observable final class Store { var fruits = ["Pear", "Apple"] }
        struct ContentView: View {
          @State private var store = Store()
          var body: some View {
            ForEach(store.fruits.indices, id: \\.self) { index in
              TextField("Name", text: $store.fruits[index])
            }
            Button("Eat") { store.fruits.removeLast() }
          }
        }
        """),
  ]
}
