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
