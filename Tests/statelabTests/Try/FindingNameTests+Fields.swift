@testable import statelab

extension TryTests.FindingNameTests {
  /// Bugs of a class with a publisher of its own, and of a view with several other fields.
  nonisolated static let fieldForms = [
    Program(
      actions: "--tap Buy",
      head: "5:3: proved: ContentView shows 'apples' of Stock, which changes (1 → 2):",
      text: """
        final class Stock: ObservableObject {
          let objectWillChange = PassthroughSubject<Void, Never>()
          @Published var apples = 1
          @Published var pears = 1
        }
        struct ContentView: View {
          @StateObject private var stock = Stock()
          var body: some View {
            VStack { Text("Apples \\(stock.apples)"); Button("Buy") { stock.apples += 1 } }
          }
        }
        """),
    Program(
      actions: "--tap Next",
      head: "5:3: proved: 'count' of Row keeps its first value, 2, when ContentView passes",
      text: """
        struct Row: View {
          let title: String
          @State var count: Int
          var body: some View { VStack { Text(title); Text("\\(count) left") } }
        }
        struct ContentView: View {
          @State private var isNext = false
          var body: some View {
            VStack {
              Row(title: isNext ? "Pears" : "Apples", count: isNext ? 7 : 2)
              Button("Next") { isNext = true }
            }
          }
        }
        """),
    Program(
      actions: "--tap Next",
      head: "5:3: proved: 'count' of Row keeps its first value, 2, when ContentView passes",
      text: """
        struct Row: View {
          let title: String
          @State private var count: Int
          init(title: String, count: Int) {
            self.title = title
            _count = State(initialValue: count)
          }
          var body: some View { VStack { Text(title); Text("\\(count) left") } }
        }
        struct ContentView: View {
          @State private var isNext = false
          var body: some View {
            VStack {
              Row(title: isNext ? "Pears" : "Apples", count: isNext ? 7 : 2)
              Button("Next") { isNext = true }
            }
          }
        }
        """),
  ]
}
