@testable import statelab

extension TryTests.NearMissTests {
  /// Bodies that run for a reason, work that ends by itself, and elements that no body creates again.
  nonisolated static let work = [
    Program(
      // The chapter changes as well, so the body has to run.
      bug: "equal-value-published", actions: "--tap Turn --costs",
      text: """
        final class Book: ObservableObject {
          @Published var chapter = 1
          @Published var line = 0
          func turn() { line = 0; chapter += 1 }
        }
        struct ContentView: View {
          @StateObject private var book = Book()
          var body: some View { Text("\\(book.chapter), \\(book.line)"); Button("Turn") { book.turn() } }
        }
        """),
    Program(
      // The state changes as well.
      bug: "equal-value-published", actions: "--tap Turn --costs",
      text: """
        final class Book: ObservableObject { @Published var line = 0 }
        struct ContentView: View {
          @StateObject private var book = Book()
          @State private var chapter = 1
          var body: some View {
            Text("\\(chapter), \\(book.line)")
            Button("Turn") { book.line = 0; chapter += 1 }
          }
        }
        """),
    Program(
      // An equal value is one cost, and no dependency.
      bug: "whole-object-dependency", actions: "--tap Reset --costs",
      text: """
        final class Shop: ObservableObject {
          @Published var query = ""
          @Published var found: [String] = []
        }
        struct ContentView: View {
          @StateObject private var shop = Shop()
          var body: some View {
            Text(shop.query.isEmpty ? "all" : shop.found.joined())
            Button("Reset") { shop.found = [] }
          }
        }
        """),
    Program(
      // The body reads the property while a person searches.
      bug: "whole-object-dependency", actions: "--tap Reset --costs",
      text: """
        final class Shop: ObservableObject {
          @Published var query = ""
          @Published var found: [String] = []
        }
        struct ContentView: View {
          @StateObject private var shop = Shop()
          var body: some View {
            Text(shop.query.isEmpty ? "all" : shop.found.joined())
            Button("Reset") { shop.found.append("tea") }
          }
        }
        """),
    Program(
      // A function that a closure of the body calls reads the property.
      bug: "whole-object-dependency", actions: "--tap Up --costs",
      text: """
        final class Gauge: ObservableObject {
          @Published var level = 0
          @Published var title = "Gauge"
          var words: String { "at \\(level)" }
        }
        struct ContentView: View {
          @StateObject private var gauge = Gauge()
          var body: some View {
            Text(gauge.title)
            ForEach(0..<2) { row($0) }
            Button("Up") { gauge.level += 1 }
          }
          func row(_ index: Int) -> some View { Text("\\(index) \\(gauge.words)") }
        }
        """),
    Program(
      // A geometry reader shows the property, and the body reads another one.
      bug: "whole-object-dependency", actions: "--tap Up --costs",
      text: """
        final class Gauge: ObservableObject {
          @Published var level = 0
          @Published var isFull = false
          var words: String { "at \\(level)" }
        }
        struct ContentView: View {
          @StateObject private var gauge = Gauge()
          var body: some View {
            GeometryReader { _ in Text(gauge.words) }
            if gauge.isFull { Text("full") }
            Button("Up") { gauge.level += 1 }
          }
        }
        """),
    Program(
      // Each evaluation loads what is missing, until nothing is.
      bug: "change-feedback-loop", actions: "--wait 9",
      text: """
        final class Shelf: ObservableObject {
          @Published var titles: [String] = []
          func loadMore() {
            guard titles.count < 4 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.titles.append("book") }
          }
        }
        struct ContentView: View {
          @StateObject private var shelf = Shelf()
          var body: some View {
            let _ = shelf.loadMore()
            Text("\\(shelf.titles.count) books")
          }
        }
        """),
    Program(
      // One timer, which the body does not start again.
      bug: "change-feedback-loop", actions: "--wait 4.5",
      text: """
        struct ContentView: View {
          @State private var seconds = 0
          var body: some View {
            Text("\\(seconds)").task {
              while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); seconds += 1 }
            }
          }
        }
        """),
    Program(
      // Each removed row made place for a row of another element.
      bug: "unstable-identity", actions: "--tap Open --tap 'Tea 0' --tap Next --tap Done",
      text: """
        struct Brand { let uuid = UUID() }
        struct Drink: Identifiable {
          let name: String
          let brand = Brand()
          var id: UUID { brand.uuid }
        }
        struct DrinkRow: View {
          let drink: Drink
          @State private var cups = 0
          var body: some View { Button("\\(drink.name) \\(cups)") { cups += 1 } }
        }
        struct Menu: View {
          let close: () -> Void
          @State private var drinks = [Drink(name: "Tea")]
          var body: some View {
            ForEach(drinks) { DrinkRow(drink: $0) }
            Button("Next") { drinks = [Drink(name: "Milk")] }
            Button("Done", action: close)
          }
        }
        struct ContentView: View {
          @State private var isOpen = false
          var body: some View {
            if isOpen { Menu { isOpen = false } } else { Button("Open") { isOpen = true } }
          }
        }
        """),
    Program(
      // Nothing evaluates the body again.
      bug: "unstable-identity", actions: "--tap 'Tea 0'",
      text: """
        struct Drink: Identifiable { let id = UUID(); let name: String }
        struct DrinkRow: View {
          let drink: Drink
          @State private var cups = 0
          var body: some View { Button("\\(drink.name) \\(cups)") { cups += 1 } }
        }
        struct ContentView: View {
          var body: some View {
            ForEach([Drink(name: "Tea"), Drink(name: "Milk")]) { DrinkRow(drink: $0) }
          }
        }
        """),
    Program(
      // The view makes another object, and the body no publisher.
      bug: "publisher-built-in-body", actions: "--tap 'Level 0' --tap Next",
      text: """
        import Combine
        final class Dimmer: ObservableObject {
          let turns = PassthroughSubject<Int, Never>()
          @Published var level = 0 { didSet { turns.send(level) } }
        }
        struct Lamp: View {
          @ObservedObject var dimmer = Dimmer()
          @State private var last = 0
          var body: some View {
            Button("Level \\(dimmer.level)") { dimmer.level += 1 }
              .onReceive(dimmer.turns) { last = $0 }
            Text("Last \\(last)")
          }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); Lamp(); Button("Next") { day += 1 } }
        }
        """),
    Program(
      // A new subscription to a subject without a current value loses nothing and repeats nothing.
      bug: "publisher-built-in-body", actions: "--tap Send --tap Next --tap Send",
      text: """
        import Combine
        final class Bell: ObservableObject {
          private let rings = PassthroughSubject<Int, Never>()
          var doubled: AnyPublisher<Int, Never> { rings.map { $0 * 2 }.eraseToAnyPublisher() }
          func ring(_ n: Int) { rings.send(n) }
        }
        struct ContentView: View {
          @StateObject private var bell = Bell()
          @State private var day = 1
          @State private var last = 0
          var body: some View {
            Text("Day \\(day), last \\(last)").onReceive(bell.doubled) { last = $0 }
            Button("Send") { bell.ring(day) }
            Button("Next") { day += 1 }
          }
        }
        """),
    Program(
      // The view with the debounced publisher is not mounted.
      bug: "debounce-restarts", actions: "--enter Name=a --enter Name=ab --wait 2",
      text: """
        final class Finder: ObservableObject {
          @Published var name = ""
          var names: AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }
          var pauses: AnyPublisher<String, Never> {
            $name.debounce(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
          }
        }
        struct ContentView: View {
          @StateObject private var finder = Finder()
          @State private var found = ""
          @State private var isPatient = false
          var body: some View {
            TextField("Name", text: $finder.name).onReceive(finder.names) { found = $0 }
            Text(found)
            if isPatient { Text("waits").onReceive(finder.pauses) { found = $0 } }
          }
        }
        """),
  ]
}
