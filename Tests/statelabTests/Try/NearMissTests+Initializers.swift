import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A program that only looks like a bug of an initializer, a link or a setter has no such finding",
    arguments: initializers)
  func initializer(_ program: Program) throws { try silent(program) }

  nonisolated static let initializers = [
    Program(
      // The initializer looks the object up: the program keeps it.
      bug: "observed-object-created-in-view", actions: "--tap Rome",
      text: """
        final class City: ObservableObject {
          static let all = [City("Oslo"), City("Rome")]
          let name: String
          @Published var visits = 3
          init(_ name: String) { self.name = name }
        }
        struct Badge: View {
          @ObservedObject private var city: City
          init(index: Int) { city = City.all[index] }
          var body: some View { Button("\\(city.name) \\(city.visits)") { city.visits += 1 } }
        }
        struct ContentView: View {
          @State private var index = 0
          var body: some View { Badge(index: index); Button("Rome") { index = 1 } }
        }
        """),
    Program(
      // The default value is the current object of the program.
      bug: "observed-object-created-in-view", actions: "--tap 'Oslo 3 0' --tap Rome",
      text: """
        final class City: ObservableObject {
          static let oslo = City("Oslo"), rome = City("Rome")
          static var current = oslo
          let name: String
          @Published var visits = 3
          init(_ name: String) { self.name = name }
        }
        struct Badge: View {
          let trips: Int
          @ObservedObject var city = City.current
          var body: some View {
            Button("\\(city.name) \\(city.visits) \\(trips)") { city.visits += 1 }
          }
        }
        struct ContentView: View {
          @State private var trips = 0
          var body: some View {
            Badge(trips: trips)
            Button("Rome") { City.current = .rome; trips += 1 }
          }
        }
        """),
    Program(
      // A record of the visits.
      bug: "on-appear-runs-again", actions: "--tap Map --tap Menu",
      text: """
        struct Menu: View {
          @State private var visits: [String] = []
          var body: some View { Text("\\(visits.count)").onAppear { visits.append("Menu") } }
        }
        struct ContentView: View {
          var body: some View {
            TabView { Menu().tabItem { Text("Menu") }; Text("A map").tabItem { Text("Map") } }
          }
        }
        """),
    Program(
      // Each id loads the next dishes.
      bug: "on-appear-runs-again", actions: "--tap More --tap More",
      text: """
        struct ContentView: View {
          @State private var page = 1
          @State private var dishes: [Int] = []
          var body: some View {
            VStack { Text("\\(dishes.count) dishes"); Button("More") { page += 1 } }
              .task(id: page) { dishes += [page * 2, page * 2 + 1] }
          }
        }
        """),
    Program(
      // The row itself has the tag.
      bug: "picker-tag-mismatch", actions: "--pick Size=large",
      text: """
        struct SizeRow: View {
          let name: String
          var body: some View { Text(name).tag(name) }
        }
        struct ContentView: View {
          @State private var size = "small"
          var body: some View {
            Picker("Size", selection: $size) {
              ForEach([0, 1], id: \\.self) { SizeRow(name: $0 == 0 ? "small" : "large") }
            }
          }
        }
        """),
    Program(
      // The page owns its model, which the link does not create.
      bug: "eager-destination-model", actions: "--tap Soup",
      text: """
        final class Recipe: ObservableObject { init() { print("load") } }
        struct RecipeView: View {
          @StateObject private var recipe = Recipe()
          var body: some View { Text("Recipe") }
        }
        struct ContentView: View {
          var body: some View { NavigationStack { NavigationLink("Soup") { RecipeView() } } }
        }
        """),
    Program(
      // The button applies the draft.
      bug: "binding-drops-writes", actions: "--toggle Oven --tap Apply",
      text: """
        struct ContentView: View {
          @State private var isOn = false
          @State private var draft = false
          var body: some View {
            Toggle("Oven", isOn: Binding(get: { isOn }, set: { draft = $0 }))
            Button("Apply") { isOn = draft }
          }
        }
        """),
    Program(
      // The parent keeps the timer.
      bug: "timer-in-view-property", actions: "--wait 1.5 --tap Next --wait 1.5",
      text: """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          private let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
          init(ticks: Publishers.Autoconnect<Timer.TimerPublisher>) { self.ticks = ticks }
          var body: some View { Text("\\(seconds) s").onReceive(ticks) { _ in seconds += 1 } }
        }
        struct ContentView: View {
          @State private var day = 1
          @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View { Text("Day \\(day)"); Clock(ticks: ticks); Button("Next") { day += 1 } }
        }
        """),
    Program(
      // A view that left before its parent's body ran again had one timer.
      bug: "timer-in-view-property", actions: "--wait 1.5 --tap Close --tap Next",
      text: """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View { Text("\\(seconds) s").onReceive(ticks) { _ in seconds += 1 } }
        }
        struct ContentView: View {
          @State private var day = 1
          @State private var shows = true
          var body: some View {
            if shows { Clock() }
            Button("Next \\(day)") { day += 1 }
            Button("Close") { shows = false }
          }
        }
        """),
    Program(
      // No code changes the plain object; the global variable is what the screen lacks.
      bug: "model-change-not-announced", actions: "--tap Eat",
      text: """
        final class Words { var unit = "plates"; init(_ unit: String) { self.unit = unit } }
        private var eaten = 0
        struct ContentView: View {
          private let words = Words("bowls")
          var body: some View { Text("\\(eaten) \\(words.unit)"); Button("Eat") { eaten += 1 } }
        }
        """),
    Program(
      // The parent keeps the object, and the default value is for other callers.
      bug: "model-created-in-body", actions: "--tap 'Cups 0' --tap Next",
      text: """
        final class Cups: ObservableObject { @Published var n = 0 }
        struct Barista: View {
          @ObservedObject var cups: Cups
          init(cups: Cups = .init()) { self.cups = cups }
          var body: some View { Button("Cups \\(cups.n)") { cups.n += 1 } }
        }
        struct ContentView: View {
          @StateObject private var cups = Cups()
          @State private var day = 1
          var body: some View {
            Text("Day \\(day)"); Barista(cups: cups); Button("Next") { day += 1 }
          }
        }
        """),
  ]
}
