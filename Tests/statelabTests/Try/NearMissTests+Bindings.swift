extension TryTests.NearMissTests {
  /// Bindings, results and shared values that look like a bug.
  nonisolated static let bindings = [
    Program(
      // The name of the property says that the value is the one that came last.
      bug: "late-result-wins", actions: "--tap Hi --tap Yo --wait 4",
      text: """
        struct ContentView: View {
          @State private var sent = ""
          @State private var lastDelivered = ""
          var body: some View {
            Text("\\(sent) / \\(lastDelivered)")
            Button("Hi") { send("Hi", 3) }
            Button("Yo") { send("Yo", 1) }
          }
          private func send(_ text: String, _ seconds: Int) {
            sent = text
            Task { try? await Task.sleep(for: .seconds(seconds)); lastDelivered = text }
          }
        }
        """),
    Program(
      // The list collects the results of all requests.
      bug: "late-result-wins", actions: "--tap Fig --tap Kiwi --wait 4",
      text: """
        @MainActor final class Basket: ObservableObject {
          @Published var latest = ""
          @Published var fruits: [String] = []
          private var stored: [String] = []
          func add(_ fruit: String, _ seconds: Int) {
            latest = fruit
            Task { fruits = await store(fruit, seconds) }
          }
          private func store(_ fruit: String, _ seconds: Int) async -> [String] {
            try? await Task.sleep(for: .seconds(seconds))
            stored.append(fruit)
            return stored
          }
        }
        struct ContentView: View {
          @StateObject private var basket = Basket()
          var body: some View {
            Text("Latest \\(basket.latest)")
            ForEach(basket.fruits, id: \\.self) { Text($0) }
            Button("Fig") { basket.add("Fig", 3) }
            Button("Kiwi") { basket.add("Kiwi", 1) }
          }
        }
        """),
    Program(
      bug: "optional-binding-unwrapped", actions: "--tap Clear",
      text: """
        struct ContentView: View {
          @State private var title: String? = "Tea"
          var body: some View {
            if let title = Binding($title) { TextField("Title", text: title) }
            TextField("Same", text: Binding(get: { title ?? "" }, set: { title = $0 }))
            Button("Clear") { title = nil }
          }
        }
        """),
    Program(
      // The field is gone before the value becomes nil.
      bug: "optional-binding-unwrapped", actions: "--tap Close --tap Clear",
      text: """
        struct ContentView: View {
          @State private var title: String? = "Tea"
          @State private var isEditing = true
          var body: some View {
            if isEditing { TextField("Title", text: Binding($title)!) }
            Button("Close") { isEditing = false }
            Button("Clear") { title = nil }
          }
        }
        """),
    Program(
      bug: "missing-navigation-destination", actions: "--tap Kitchen --tap Back --tap Hall",
      text: """
        enum Room: Hashable { case kitchen, hall }
        struct ContentView: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                Button("Kitchen") { path.append(Room.kitchen) }
                Button("Hall") { path = NavigationPath([Room.hall]) }
              }
              .navigationDestination(for: Room.self) { _ in Text("A room") }
            }
          }
        }
        """),
    Program(
      // The stack shows its path later.
      bug: "missing-navigation-destination", actions: "--tap Plan",
      text: """
        struct ContentView: View {
          @State private var path: [Int] = []
          @State private var isOpen = false
          var body: some View {
            Button("Plan") { path = [1] }
            if isOpen {
              NavigationStack(path: $path) {
                Text("Start").navigationDestination(for: Int.self) { Text("Page \\($0)") }
              }
            }
          }
        }
        """),
    Program(
      // The copy is the same object.
      bug: "binding-drops-writes", actions: "--toggle Lamp",
      text: """
        final class Lamp { var isOn = false }
        struct ContentView: View {
          @State private var lamp = Lamp()
          @State private var count = 0
          var body: some View {
            Toggle("Lamp", isOn: Binding(get: { lamp.isOn }, set: { isOn in
              var copy = lamp
              copy.isOn = isOn
            }))
            Text("Shown \\(count)")
          }
        }
        """),
    Program(
      bug: "animation-lost", actions: "--tap Open --wait 1",
      text: """
        @Observable final class Drawer {
          var isOpen = false
          func open() { DispatchQueue.main.async { withAnimation { self.isOpen = true } } }
        }
        struct ContentView: View {
          @State private var drawer = Drawer()
          var body: some View {
            Text(drawer.isOpen ? "Spoons" : "Closed")
            Button("Open") { drawer.open() }
          }
        }
        """),
    Program(
      // The view follows the object.
      bug: "observable-object-in-state", actions: "--tap Ring",
      text: """
        final class Bell: ObservableObject {
          static let shared = Bell()
          @Published var rings = 0
        }
        struct ContentView: View {
          @ObservedObject private var bell = Bell.shared
          private var rings: Int { Bell.shared.rings }
          var body: some View {
            Text("Rings: \\(rings)")
            Button("Ring") { Bell.shared.rings += 1 }
          }
        }
        """),
    Program(
      bug: "derived-state-not-refreshed", actions: "--tap Buy",
      text: """
        @Observable final class Cart { var prices = [2] }
        struct ContentView: View {
          @State private var cart = Cart()
          @State private var total = 0
          var body: some View {
            Text("Total: \\(total)").onAppear { total = cart.prices.reduce(0, +) }
            Button("Buy") { cart.prices.append(5) }
              .onChange(of: cart.prices) { total = cart.prices.reduce(0, +) }
          }
        }
        """),
    Program(
      // The view compares the value with the one at the first appearance.
      bug: "derived-state-not-refreshed", actions: "--tap Buy",
      text: """
        @Observable final class Cart { var prices = [2] }
        struct ContentView: View {
          @State private var cart = Cart()
          @State private var seen = 0
          var body: some View {
            Text("New: \\(cart.prices.count - seen)").onAppear { seen = cart.prices.count }
            Button("Buy") { cart.prices.append(5) }
          }
        }
        """),
    Program(
      bug: "change-feedback-loop", actions: "--tap More",
      text: """
        @Observable final class Oven { var heat = 0 }
        struct ContentView: View {
          @State private var oven = Oven()
          var body: some View {
            Text("\\(oven.heat)")
            Button("More") { oven.heat += 70 }
              .onChange(of: oven.heat) { _, heat in oven.heat = min(heat, 50) }
          }
        }
        """),
    Program(
      bug: "eager-destination-model", actions: "",
      text: """
        final class Plan: ObservableObject { init(_ day: Int) { print("plan \\(day)") } }
        struct PlanView: View {
          @StateObject private var plan: Plan
          init(day: Int) { _plan = StateObject(wrappedValue: Plan(day)) }
          var body: some View { Text("Plan") }
        }
        struct ContentView: View {
          private func page(_ day: Int) -> PlanView { PlanView(day: day) }
          var body: some View {
            NavigationStack {
              List(0..<2) { day in NavigationLink("Day \\(day)", destination: page(day)) }
            }
          }
        }
        """),
    Program(
      // The object depends on another field.
      bug: "state-object-argument-ignored", actions: "--tap Older",
      text: """
        struct Person { var name: String; var age = 1 }
        final class Greeting: ObservableObject {
          let name: String
          init(name: String) { self.name = name }
        }
        struct GreetingView: View {
          let person: Person
          @StateObject private var greeting: Greeting
          init(person: Person) {
            self.person = person
            _greeting = StateObject(wrappedValue: Greeting(name: person.name))
          }
          var body: some View { Text("Hello \\(greeting.name), \\(person.age)") }
        }
        struct ContentView: View {
          @State private var person = Person(name: "Ann")
          var body: some View {
            GreetingView(person: person)
            Button("Older") { person.age += 1 }
          }
        }
        """),
    Program(
      // A drawing has a path of its own.
      bug: "missing-navigation-destination", actions: "--tap Draw --tap Add",
      text: """
        enum Route: Hashable { case drawing }
        struct Drawing: View {
          @State private var path: [Int] = []
          var body: some View {
            Canvas { _, _ in }
            Button("Add") { path.append(1) }
          }
        }
        struct ContentView: View {
          @State private var path: [Route] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Draw") { path.append(.drawing) }
                .navigationDestination(for: Route.self) { _ in Drawing() }
            }
          }
        }
        """),
    Program(
      // The session has another name.
      bug: "optional-binding-unwrapped", actions: "--tap 'Log out'",
      text: """
        final class Session: ObservableObject { @Published var name: String? = "Ann" }
        struct Editor: View {
          @State private var name: String? = "Ann"
          var body: some View {
            if name != nil { TextField("Name", text: Binding($name)!) }
            Button("Clear") { name = nil }
          }
        }
        struct ContentView: View {
          @StateObject private var session = Session()
          var body: some View {
            if let name = session.name { Text(name) }
            Editor()
            Button("Log out") { session.name = nil }
          }
        }
        """),
    Program(
      // The later list has both results.
      bug: "late-result-wins", actions: "--tap slow --tap fast --wait 4",
      text: """
        actor Store {
          private var items: [String] = []
          func add(_ item: String, after seconds: Int) async -> [String] {
            try? await Task.sleep(for: .seconds(seconds))
            items.append(item)
            return items
          }
        }
        struct ContentView: View {
          @State private var step = 0
          @State private var items: [String] = []
          private let store = Store()
          var body: some View {
            Text("step \\(step)")
            ForEach(items, id: \\.self) { Text($0) }
            Button("slow") { step = 3; Task { items = await store.add("tea", after: 3) } }
            Button("fast") { step = 1; Task { items = await store.add("milk", after: 1) } }
          }
        }
        """),
    Program(
      // The later list has both results, by their keys.
      bug: "late-result-wins", actions: "--tap slow --tap fast --wait 4",
      text: """
        @MainActor var found: [Int: String] = [:]
        @MainActor func add(_ item: String, after seconds: Int) async -> [String] {
          try? await Task.sleep(for: .seconds(seconds))
          found[seconds] = item
          return found.values.sorted()
        }
        struct ContentView: View {
          @State private var step = 0
          @State private var items: [String] = []
          var body: some View {
            Text("step \\(step)")
            ForEach(items, id: \\.self) { Text($0) }
            Button("slow") { step = 3; Task { items = await add("tea", after: 3) } }
            Button("fast") { step = 1; Task { items = await add("milk", after: 1) } }
          }
        }
        """),
  ]
}
