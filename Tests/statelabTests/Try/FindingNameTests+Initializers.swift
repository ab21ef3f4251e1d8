import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test(
    "A finding names the code that an initializer, a link, a subscription or a setter runs",
    arguments: initializerForms + subscriptionForms)
  func initializers(_ program: Program) throws { try names(program) }

  private nonisolated static func cups(_ model: String, _ barista: String, _ content: String)
    -> String
  {
    """
    \(model)
    struct Barista: View {
      \(barista)
      var body: some View { Button("Cups \\(cups.n)") { cups.n += 1 } }
    }
    struct ContentView: View {
      @State private var day = 1
      \(content)
    }
    """
  }

  nonisolated static let initializerForms = [
    Program(
      actions: "--tap 'Cups 0' --tap Next",
      head: "6:21: proved: the body of ContentView creates a new Cups for Barista",
      text: cups(
        "class Cups: ObservableObject { @Published var n = 0 }",
        "@ObservedObject var cups: Cups\n  init(cups: Cups = .init()) { self.cups = cups }",
        "var body: some View { Text(\"Day \\(day)\"); Barista(); Button(\"Next\") { day += 1 } }")),
    Program(
      actions: "--tap 'Cups 0' --tap Next",
      head: "10:28: proved: the body of ContentView creates a new Cups for Barista",
      text: cups(
        "@Observable final class Cups { var n = 0 }", "let cups: Cups",
        "private var cups: Cups { .init() }\n  var body: some View { Text(\"Day \\(day)\"); "
          + "Barista(cups: cups); Button(\"Next\") { day += 1 } }")),
    Program(
      actions: "--wait 1",
      head: "6:39: proved: the initializer of Egg assigns 9 to 'minutes', which has no storage",
      text: """
        struct Egg: View {
          @State private var minutes = 3
          init(isHard: Bool) { prepare(isHard ? 9 : 5) }
          private func prepare(_ time: Int) { minutes = time }
          var body: some View { Text("\\(minutes) min") }
        }
        struct ContentView: View { var body: some View { Egg(isHard: true) } }
        """),
    Program(
      actions: "--wait 1",
      head: "5:22: proved: the initializer of Egg assigns 5 to 'minutes', which has no storage",
      text: """
        struct Egg: View {
          @State private var minutes = 3
          init(extra: Int) { minutes += extra }
          var body: some View { Text("\\(minutes) min") }
        }
        struct ContentView: View { var body: some View { Egg(extra: 2) } }
        """),
    Program(
      actions: "--wait 1",
      head: "12:9: proved: the body of ContentView creates a Recipe for RecipeView",
      text: """
        final class Recipe: ObservableObject { init(_ n: Int) { print("load \\(n)") } }
        struct RecipeView: View {
          @ObservedObject var recipe: Recipe
          var body: some View { Text("Recipe") }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              List(1..<3) { n in
                NavigationLink("Soup \\(n)") { RecipeView(recipe: Recipe(n)) }
              }
            }
          }
        }
        """),
    Program(
      // The initializer starts a timer, for pages that the user does not open.
      actions: "--wait 2",
      head: "19:7: proved: the body of ContentView creates a Recipe for RecipeView",
      text: """
        import Combine
        final class Recipe: ObservableObject {
          @Published var minutes = 0
          private var timer: AnyCancellable?
          init() {
            timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
              .sink { [weak self] _ in self?.minutes += 1 }
          }
        }
        struct RecipeView: View {
          @ObservedObject var recipe: Recipe
          var body: some View { Text("Recipe") }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Soup", destination: RecipeView(recipe: Recipe()))
            }
          }
        }
        """),
    Program(
      actions: "--tap Next",
      head:
        "7:5: proved: the initial value of 'news' creates a News each time the body of ContentView",
      text: """
        final class News: ObservableObject { init() { print("load") } }
        struct NewsView: View {
          @StateObject private var news: News
          init() {
            let first = News()
            _news = StateObject(wrappedValue: first)
          }
          var body: some View { Text("News") }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); NewsView(); Button("Next") { day += 1 } }
        }
        """),
    Program(
      actions: "--wait 1.5 --tap Next --wait 1.5",
      head:
        "6:3: proved: Clock creates a new timer for 'ticks' each time the body of ContentView runs",
      text: """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          private let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
          init() { ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect() }
          var body: some View { Text("\\(seconds) s").onReceive(ticks) { _ in seconds += 1 } }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); Clock(); Button("Next") { day += 1 } }
        }
        """),
  ]

  nonisolated static let subscriptionForms = [
    Program(
      actions: "--tap Map --tap Menu",
      head: "7:7: proved: 'task' of Menu runs again and adds to 'dishes' a second time",
      text: """
        struct Menu: View {
          @State private var dishes: [String] = []
          var body: some View {
            Text("\\(dishes.count) dishes")
              .task { dishes += ["Soup", "Rice"] }
          }
        }
        struct ContentView: View {
          var body: some View {
            TabView { Menu().tabItem { Text("Menu") }; Text("A map").tabItem { Text("Map") } }
          }
        }
        """),
    Program(
      actions: "--tap Map --tap Menu --tap Ring",
      head:
        "16:28: proved: 'onAppear' of Menu runs again and subscribes again; each value then changes "
        + "'rings' 2 times",
      text: """
        import Combine
        private let bell = PassthroughSubject<Void, Never>()
        final class Waiter: ObservableObject {
          @Published var rings = 0
          private var bag = Set<AnyCancellable>()
          func listen() {
            bell.sink { [weak self] _ in self?.rings += 1 }.store(in: &bag)
          }
        }

        struct Menu: View {
          @StateObject private var waiter = Waiter()
          var body: some View {
            Text("\\(waiter.rings)").onAppear { waiter.listen() }
          }
        }
        struct ContentView: View {
          var body: some View {
            TabView { Menu().tabItem { Text("Menu") }; Text("A map").tabItem { Text("Map") } }
            Button("Ring") { bell.send(()) }
          }
        }
        """),
    Program(
      actions: "--tap Eat",
      head:
        "3:21: proved: ContentView shows 'eaten' of Plate, which changes without an announcement",
      text: """
        final class Plate { var eaten = 0 }
        struct ContentView: View {
          private let plate = Plate()
          var body: some View { Text("\\(plate.eaten) eaten"); Button("Eat") { plate.eaten += 1 } }
        }
        """),
    Program(
      actions: "--tap Eat",
      head:
        "3:21: proved: ContentView shows 'eaten' of Plate, which changes without an announcement",
      text: """
        final class Plate { var eaten = 0 }
        private let plate = Plate()
        struct ContentView: View {
          var body: some View { Text("\\(plate.eaten) eaten"); Button("Eat") { plate.eaten += 1 } }
        }
        """),
    Program(
      actions: "--toggle Spicy",
      head: "3:33: proved: 'isSpicy' of Taste stores its value in the user defaults",
      text: """
        @Observable final class Taste { @ObservationIgnored @AppStorage("spicy") var isSpicy = false }
        struct ContentView: View {
          @State private var taste = Taste()
          var body: some View {
            Toggle("Spicy", isOn: $taste.isSpicy)
            Text(taste.isSpicy ? "hot" : "mild")
          }
        }
        """),
    Program(
      actions: "--toggle Oven",
      head:
        "5:69: proved: the binding of the control \"Oven\" has a setter that does not change the value",
      text: """
        struct ContentView: View {
          @State private var isOn = false
          var body: some View { Toggle("Oven", isOn: Binding(get: { isOn }, set: { print($0) })) }
        }
        """),
  ]
}
