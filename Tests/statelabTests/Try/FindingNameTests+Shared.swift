extension TryTests.FindingNameTests {
  /// Objects and values that a view reaches through other declarations.
  nonisolated static let sharedForms = [
    Program(
      actions: "--tap Ring",
      head: "8:28: proved: ContentView reads the ObservableObject 'Bell.shared' and does",
      text: """
        final class Bell: ObservableObject {
          static let shared = Bell()
          @Published var rings = 0
        }
        struct ContentView: View {
          private var rings: Int { Bell.shared.rings }
          var body: some View {
            Text("Rings: \\(rings)")
            Button("Ring") { Bell.shared.rings += 1 }
          }
        }
        """),
    Program(
      actions: "--tap Ring",
      head: "8:35: proved: ContentView reads the ObservableObject 'Bell.shared' and does",
      text: """
        struct Door { let number: Int }
        final class Bell: ObservableObject {
          static let shared = Bell()
          @Published var rings = 0
        }
        extension Door { var rings: Int { Bell.shared.rings + number } }
        struct ContentView: View {
          private let door = Door(number: 1)
          var body: some View {
            Text("Rings: \\(door.rings)")
            Button("Ring") { Bell.shared.rings += 1 }
          }
        }
        """),
    Program(
      actions: "--tap Ring",
      head: "7:20: proved: ContentView reads the ObservableObject 'bell' and does not",
      text: """
        final class Bell: ObservableObject { @Published var rings = 0 }
        let bell = Bell()
        struct ContentView: View {
          var body: some View {
            Text("Rings: \\(bell.rings)")
            Button("Ring") { bell.rings += 1 }
          }
        }
        """),
    Program(
      actions: "--tap Ring",
      head: "3:13: proved: ContentView shows 'rings' of Bell, which changes without an",
      text: """
        enum Bell { static var rings = 0 }
        struct ContentView: View {
          var body: some View {
            Text("Rings: \\(Bell.rings)")
            Button("Ring") { Bell.rings += 1 }
          }
        }
        """),
    Program(
      actions: "--tap Sign",
      head: "3:1: proved: Form declares 'value' and does not conform to DynamicProperty,",
      text: """
        struct Form<Value> { @State var value: Value }
        struct ContentView: View {
          private let form = Form(value: "nobody")
          var body: some View {
            Text("By \\(form.value)")
            Button("Sign") { form.value = "Ann" }
          }
        }
        """),
    Program(
      actions: "--tap Start --tap Louder",
      head: "6:3: proved: ContentView shows a Sound inside a Radio, but follows only the",
      text: """
        final class Sound: ObservableObject { @Published var volume = 1 }
        final class Radio: ObservableObject {
          enum Mode { case off, on(Sound) }
          @Published var mode = Mode.off
        }
        struct ContentView: View {
          @StateObject private var radio = Radio()
          var body: some View {
            switch radio.mode {
            case .off: Button("Start") { radio.mode = .on(Sound()) }
            case .on(let sound):
              Text("Volume \\(sound.volume)")
              Button("Louder") { sound.volume += 1 }
            }
          }
        }
        """),
    Program(
      actions: "--tap Louder",
      head: "4:18: proved: ContentView shows a Sound inside a Radio, but follows only the",
      text: """
        final class Sound: ObservableObject { @Published var volume = 1 }
        struct Station { let sound = Sound() }
        final class Radio: ObservableObject { @Published var station = Station() }
        struct ContentView: View {
          @StateObject private var radio = Radio()
          var body: some View {
            Text("Volume \\(radio.station.sound.volume)")
            Button("Louder") { radio.station.sound.volume += 1 }
          }
        }
        """),
    Program(
      actions: "--tap Visit",
      head: "4:3: proved: 'visits' of Museum stores its value in the user defaults and",
      text: """
        @Observable final class Museum {
          @ObservationIgnored @AppStorage("visits") private var visits = 0
          var line: String { "Visits: \\(visits)" }
          func visit() { visits += 1 }
        }
        struct ContentView: View {
          @State private var museum = Museum()
          var body: some View {
            Text(museum.line)
            Button("Visit") { museum.visit() }
          }
        }
        """),
    Program(
      actions: "--tap Buy",
      head: "9:40: suspected: 'total' of ContentView is computed from 'cart.prices' when",
      text: """
        @Observable final class Cart { var prices = [2] }
        struct ContentView: View {
          @State private var cart = Cart()
          @State private var total = 0
          var body: some View {
            Text("Items: \\(cart.prices.count)")
            Text("Total: \\(total)").onAppear { total = cart.prices.reduce(0, +) }
            Button("Buy") { cart.prices.append(5) }
          }
        }
        """),
    Program(
      actions: "--tap Bob",
      head: "9:3: proved: GreetingView keeps the Greeting of 'person.name: \"Ann\"' when its",
      text: """
        struct Person { var name: String }
        final class Greeting: ObservableObject {
          let name: String
          init(name: String) { self.name = name }
        }
        struct GreetingView: View {
          @StateObject private var greeting: Greeting
          init(person: Person) { _greeting = StateObject(wrappedValue: Greeting(name: person.name)) }
          var body: some View { Text("Hello \\(greeting.name)") }
        }
        struct ContentView: View {
          @State private var person = Person(name: "Ann")
          var body: some View {
            GreetingView(person: person)
            Button("Bob") { person.name = "Bob" }
          }
        }
        """),
    Program(
      actions: "--tap Bob",
      head: "10:3: proved: GreetingView keeps the Greeting of 'person.name: \"Ann\"' when",
      text: """
        struct Person { var name: String }
        @Observable final class Greeting {
          private let person: Person
          init(person: Person) { self.person = person }
          var line: String { "Hello \\(person.name)" }
        }
        struct GreetingView: View {
          @State private var greeting: Greeting
          init(person: Person) { _greeting = State(initialValue: Greeting(person: person)) }
          var body: some View { Text(greeting.line) }
        }
        struct ContentView: View {
          @State private var person = Person(name: "Ann")
          var body: some View {
            GreetingView(person: person)
            Button("Bob") { person = Person(name: "Bob") }
          }
        }
        """),
  ]
}
