import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test(
    "A finding names the value that a view keeps beside a new parameter", arguments: parameterForms)
  func parameters(_ program: Program) throws { try names(program) }

  /// Views that keep a value of an earlier parameter, and show the new parameter as well.
  nonisolated static let parameterForms = [
    Program(
      actions: "--tap Next",
      head: "6:3: proved: 'price' of DishView keeps its first value, 4, when ContentView passes",
      text: """
        struct Dish { var name: String; var price: Int }
        struct DishView: View {
          let dish: Dish
          @State private var price: Int
          init(dish: Dish) { self.dish = dish; _price = State(initialValue: dish.price) }
          var body: some View { VStack { Text(dish.name); Text("\\(price) euros") } }
        }
        struct ContentView: View {
          @State private var dish = Dish(name: "Soup", price: 4)
          var body: some View {
            VStack {
              DishView(dish: dish)
              Button("Next") { dish = Dish(name: "Stew", price: 9) }
            }
          }
        }
        """),
    Program(
      // The screen shows no text of the value that differs.
      actions: "--tap 'Finish all'",
      head: "5:3: proved: 'chore' of ChoreRow keeps its first value",
      text: """
        struct Chore: Identifiable { let id: Int; var title: String; var isDone = false }
        struct ChoreRow: View {
          @State var chore: Chore
          var body: some View { HStack { Text(chore.title); Text(chore.isDone ? "✓" : "open") } }
        }
        struct ContentView: View {
          @State private var chores = [Chore(id: 1, title: "Beds"), Chore(id: 2, title: "Floor")]
          var body: some View {
            VStack {
              ForEach(chores) { ChoreRow(chore: $0) }
              Button("Finish all") { for i in chores.indices { chores[i].isDone = true } }
            }
          }
        }
        """),
    Program(
      actions: "--tap Oslo",
      head: "9:3: proved: RouteView keeps the Route of 'goal: \"Bergen\"'",
      text: """
        final class Route: ObservableObject {
          @Published var stops: Int
          init(to goal: String) { stops = goal.count * 2 }
        }
        struct RouteView: View {
          let goal: String
          @StateObject private var route: Route
          init(goal: String) { self.goal = goal; _route = StateObject(wrappedValue: Route(to: goal)) }
          var body: some View { Text("\\(goal): \\(route.stops) stops") }
        }
        struct ContentView: View {
          @State private var goal = "Bergen"
          var body: some View { VStack { RouteView(goal: goal); Button("Oslo") { goal = "Oslo" } } }
        }
        """),
    Program(
      actions: "--wait 1 --tap Next --wait 1",
      head: "9:8: proved: the task of Price does not restart when 'item' changes",
      text: """
        let prices = [1: 20, 2: 35]
        struct Price: View {
          let item: Int
          @State private var price = 0
          var body: some View {
            Text("\\(item) is \\(price)")
              .task(priority: .low) { price = prices[item] ?? 0 }
          }
        }
        struct ContentView: View {
          @State private var item = 1
          var body: some View { VStack { Price(item: item); Button("Next") { item += 1 } } }
        }
        """),
    Program(
      actions: "--tap Next",
      head:
        "7:16: suspected: 'onAppear' of Greeting does not run again when 'name' changes",
      text: """
        struct Greeting: View {
          let name: String
          @State private var text = ""
          var body: some View {
            Text(text).onAppear { text = "Hello, \\(name)" }
          }
        }
        struct ContentView: View {
          @State private var name = "Ann"
          var body: some View { VStack { Greeting(name: name); Button("Next") { name = "Bob" } } }
        }
        """),
    Program(
      actions: "--tap Far --tap Near --wait 4",
      head:
        "10:7: proved: 'minutes' shows the result of an earlier action, 540, which arrived last",
      text: """
        struct ContentView: View {
          @State private var place = ""
          @State private var minutes = 0
          func plan(_ name: String, _ seconds: Int) {
            place = name
            Task {
              try? await Task.sleep(for: .seconds(seconds))
              minutes = seconds * 180
            }
          }
          var body: some View {
            VStack {
              Text("\\(place): \\(minutes)")
              Button("Far") { plan("Far", 3) }
              Button("Near") { plan("Near", 1) }
            }
          }
        }
        """),
    Program(
      actions: "--tap Add",
      head: "12:13: suspected: 'sum' of ContentView is computed from 'weights' when ContentView",
      text: """
        struct ContentView: View {
          @State private var weights = [2, 3]
          @State private var sum = 0
          var body: some View {
            VStack {
              Text("Sum \\(sum)")
              ForEach(weights, id: \\.self) { Text("\\($0) kg") }
              Button("Add") { weights.append(7) }
            }
            .task { sum = weights.reduce(0, +) }
          }
          func unused() { sum = weights.reduce(0, +) }
        }
        """),
  ]
}
