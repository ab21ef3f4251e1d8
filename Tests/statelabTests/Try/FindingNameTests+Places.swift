import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test("A finding names the code with the cause, once", arguments: placeForms)
  func places(_ program: Program) throws { try names(program) }

  /// Bugs whose place is another than the body that shows them, or that show more than once.
  nonisolated static let placeForms = [
    Program(
      // An earlier action changed a property in another range.
      actions: "--tap Column --tap Row",
      head: "9:7: proved: the range of 'ForEach' in ContentView changed",
      text: """
        struct ContentView: View {
          @State private var columns = 2
          @State private var rows = 2
          var body: some View {
            VStack {
              ForEach(0..<min(columns, 2)) { Text("Column \\($0)") }
              ForEach(0..<rows) { Text("Row \\($0)") }
              Button("Column") { columns += 1 }
              Button("Row") { rows += 1 }
            }
          }
        }
        """),
    Program(
      // The range that the last action changed comes after a literal, a constant, and others.
      actions: "--tap More",
      head: "10:7: proved: the range of 'ForEach' in ContentView changed",
      text: """
        struct ContentView: View {
          @State private var rows = 2
          let names = ["x", "y"]
          var body: some View {
            VStack {
              ForEach(0..<2) { Text("Seat \\($0)") }
              ForEach(0..<names.count) { Text(names[$0]) }
              ForEach(0..<rows) { Text("Row \\($0)") }
              ForEach(1..<rows + 1) { Text("Line \\($0)") }
              Button("More") { rows += 1 }
            }
          }
        }
        """),
    Program(
      actions: "--tap Next",
      head: "7:36: suspected: 'onAppear' of Profile does not run again when 'id' changes",
      text: """
        struct Profile: View {
          let id: Int
          @State private var name = "-"
          private func load() { name = "user \\(id)" }
          var body: some View { Text(name).onAppear(perform: load) }
        }
        struct ContentView: View {
          @State private var id = 1
          var body: some View { Profile(id: id); Button("Next") { id += 1 } }
        }
        """),
    Program(
      // The body creates the model before the link.
      actions: "--tap Sort",
      head: "15:5: proved: the body of MuseumRow creates a Museum for MuseumPage",
      text: """
        final class Museum: ObservableObject {
          let id: Int
          init(id: Int) { self.id = id; print("GET \\(id)") }
        }
        struct MuseumPage: View {
          @ObservedObject var museum: Museum
          var body: some View { Text("Page \\(museum.id)") }
        }
        struct MuseumRow: View {
          let id: Int
          var body: some View {
            let museum = Museum(id: id)
            NavigationLink("Museum \\(id)", destination: MuseumPage(museum: museum))
          }
        }
        struct ContentView: View {
          @State private var sorts = 0
          var body: some View {
            NavigationStack {
              MuseumRow(id: 1)
              Button("Sort") { sorts += 1 }
            }
          }
        }
        """),
    Program(
      // A function that only the initializer calls prints the line.
      actions: "--tap Larger --tap Larger",
      head: "7:3: proved: the initial value of 'tape' creates a Tape each time",
      text: """
        enum Log { static func write(_ text: String) { print(text) } }
        @Observable final class Tape { var page = 1; init() { Log.write("started") } }
        struct Reader: View {
          let size: Double
          @State private var tape = Tape()
          var body: some View { Text("Page \\(tape.page)").font(.system(size: size)) }
        }
        struct ContentView: View {
          @State private var size = 17.0
          var body: some View { Reader(size: size); Button("Larger") { size += 1 } }
        }
        """),
    Program(
      // The rows and their parent are gone when every body is evaluated once more.
      actions: "--tap Open --tap 'Tea 0' --tap Sort --tap Done",
      head: "5:3: proved: DrinkRow gets a new identity each time the body of Menu runs",
      text: """
        struct Drink: Identifiable {
          let name: String
          var id: UUID { UUID() }
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
            Button("Sort") { drinks.sort { $0.name < $1.name } }
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
      // The view is gone when every body is evaluated once more.
      actions: "--wait 1.5 --tap Faster --wait 0.8 --tap Close",
      head:
        "7:3: proved: Laps creates a new timer for 'timer' each time the body of ContentView runs",
      text: """
        import Combine
        struct Laps: View {
          let pace: Int
          @State private var seconds = 0
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(seconds) s, pace \\(pace)").onReceive(timer) { _ in seconds += 1 }
          }
        }
        struct ContentView: View {
          @State private var shows = true
          @State private var pace = 1
          var body: some View {
            if shows { Laps(pace: pace) }
            Button("Faster") { pace += 1 }
            Button("Close") { shows = false }
          }
        }
        """),
    Program(
      // The body only reads the publisher.
      actions: "--wait 0.9 --tap Next --wait 0.9",
      head: "10:3: proved: Clock creates a new timer for 'pulse' each time the body of ContentView",
      text: """
        struct Pulse {
          let beats: Publishers.Autoconnect<Timer.TimerPublisher>
          init(seconds: Double) {
            beats = Timer.publish(every: seconds, on: .main, in: .common).autoconnect()
          }
        }
        struct Clock: View {
          private let pulse = Pulse(seconds: 1)
          @State private var count = 0
          var body: some View { Text("\\(count) beats").onReceive(pulse.beats) { _ in count += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View {
            VStack { Text("Page \\(page)"); Clock(); Button("Next") { page += 1 } }
          }
        }
        """),
    Program(
      actions: "--tap Clear",
      head: "10:3: proved: code writes to 'text' and 'size' of a Note that SwiftUI never installed",
      text: """
        struct Note: View {
          @State private var text = "Tea"
          @State private var size = 12
          var body: some View { Text("\\(text) \\(size)") }
          func clear() { text = ""; size = 1 }
        }
        struct ContentView: View {
          let note = Note()
          var body: some View { VStack { note; Button("Clear") { note.clear() } } }
        }
        """),
    Program(
      actions: "--tap Next",
      head: "5:3: proved: Board keeps the Game of 'number: 1' when its parent passes 2",
      text: """
        @Observable class Game { var number: Int; init(_ number: Int) { self.number = number } }
        struct Board: View {
          @State var game: Game
          var body: some View { Text("Game \\(game.number)") }
        }
        struct ContentView: View {
          @State private var game = Game(1)
          var body: some View { VStack { Board(game: game); Button("Next") { game = Game(2) } } }
        }
        """),
    Program(
      actions: "--tap Add",
      head: "14:9: proved: two rows of ContentView have the id 2",
      text: """
        struct Visit: Identifiable { let day: Int; let place: String; var id: Int { day } }
        struct VisitRow: View {
          let visit: Visit
          var body: some View { Text(visit.place) }
        }
        struct ContentView: View {
          @State private var visits = [Visit(day: 1, place: "Oslo"), Visit(day: 2, place: "Bergen")]
          var body: some View {
            VStack {
              ForEach(["May"], id: \\.self) { month in
                Text(month)
                ForEach(visits) { VisitRow(visit: $0) }
              }
              Button("Add") { visits.append(Visit(day: 2, place: "Voss")) }
            }
          }
        }
        """),
    Program(
      actions: "--tap 'Open Oslo' --tap Next",
      head: "11:45: proved: CityRow gets a new identity each time the body of ContentView runs",
      text: """
        struct City: Identifiable { let id = UUID(); let name: String }
        struct CityRow: View {
          let city: City
          @State private var isOpen = false
          var body: some View { Button("\\(isOpen ? "Close" : "Open") \\(city.name)") { isOpen.toggle() } }
        }
        struct ContentView: View {
          @State private var page = 1
          private var cities: [City] { ["Oslo"].map(City.init(name:)) }
          var body: some View {
            VStack {
              ForEach(cities) { CityRow(city: $0) }
              Text("Page \\(page)")
              Button("Next") { page += 1 }
            }
          }
        }
        """),
    Program(
      // A helper of the body writes to an element.
      actions: "--toggle Tax",
      head: "9:5: proved: the body of ContentView, or code that it calls, writes to 'texts'",
      text: """
        struct ContentView: View {
          @State private var texts: [Int: String] = [:]
          @State private var hasTax = false
          private func price(of number: Int) -> String {
            if let text = texts[number] { return text }
            let text = "\\(number * (hasTax ? 120 : 100)) cents"
            texts[number] = text
            return text
          }
          var body: some View {
            Toggle("Tax", isOn: $hasTax)
            ForEach([1, 2], id: \\.self) { Text(price(of: $0)) }
          }
        }
        """),
    Program(
      // The elements of the object are new each time, and its name depends on the argument.
      actions: "--tap Boris",
      head:
        "13:3: proved: Chat keeps the Talk of 'name: \"Anna\"' when its parent passes \"Boris\"",
      text: """
        struct Message: Identifiable { let id = UUID(); let text: String }
        @Observable final class Talk {
          let name: String
          var messages: [Message]
          init(_ name: String) {
            self.name = name
            messages = [Message(text: "Hello")]
          }
        }
        struct Chat: View {
          @State private var talk: Talk
          init(with name: String) { _talk = State(initialValue: Talk(name)) }
          var body: some View {
            Text("Chat with \\(talk.name)")
            ForEach(talk.messages) { Text($0.text) }
          }
        }
        struct ContentView: View {
          @State private var name = "Anna"
          var body: some View { Chat(with: name); Button("Boris") { name = "Boris" } }
        }
        """),
    Program(
      // The object computes the result.
      actions: "--wait 2 --tap Next --wait 2",
      head: "16:8: suspected: 'onAppear' of Page does not run again when 'id' changes",
      text: """
        @Observable final class Loader {
          var text = ""
          func load(_ id: Int) async {
            try? await Task.sleep(for: .seconds(1))
            let number = id * 10
            text = "Page \\(number)"
          }
        }
        struct Page: View {
          let id: Int
          @State private var loader = Loader()
          var body: some View {
            Text(loader.text)
              .onAppear { Task { await loader.load(id) } }
          }
        }
        struct ContentView: View {
          @State private var id = 1
          var body: some View { Page(id: id); Button("Next") { id += 1 } }
        }
        """),
    Program(
      // A later result with more elements replaces the earlier one.
      actions: "--tap All --tap Open --wait 3",
      head: "15:12: proved: 'rows' shows the result of an earlier action",
      text: """
        actor Store {
          func find(_ kind: String) async -> [String] {
            try? await Task.sleep(for: kind == "all" ? .seconds(2) : .seconds(1))
            return kind == "all" ? ["Milk", "Salt"] : ["Milk"]
          }
        }
        @MainActor final class Model: ObservableObject {
          @Published var kind = ""
          @Published var rows: [String] = []
          let store = Store()
          func choose(_ kind: String) {
            self.kind = kind
            Task { rows = await store.find(kind) }
          }
        }
        struct ContentView: View {
          @StateObject private var model = Model()
          var body: some View {
            VStack {
              Text("Kind \\(model.kind)")
              ForEach(model.rows, id: \\.self) { Text($0) }
              Button("All") { model.choose("all") }
              Button("Open") { model.choose("open") }
            }
          }
        }
        """),
  ]
}
