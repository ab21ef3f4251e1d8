extension TryTests.FindingNameTests {
  nonisolated static let laterForms: [Program] = workForms + bindingForms + sharedForms

  /// Results that arrive late, loops, tasks, and work that a link or an animation starts.
  nonisolated static let workForms = [
    Program(
      actions: "--tap Kiwi --tap Fig --wait 4",
      head: "15:7: proved: 'price' shows the result of an earlier action, \"Kiwi\", which",
      text: """
        struct ContentView: View {
          @State private var fruit = ""
          @State private var price = ""
          var body: some View {
            Text("\\(fruit): \\(price)")
            Button("Kiwi") { ask("Kiwi", 3) }
            Button("Fig") { ask("Fig", 1) }
          }
          private func ask(_ name: String, _ seconds: Int) {
            fruit = name
            Task {
              try? await Task.sleep(for: .seconds(seconds))
              price = name
            }
          }
        }
        """),
    Program(
      // The element of the list has a property of the same name.
      actions: "--type Title=Cat --costs",
      head: "14:3: proved: the body of ContentView runs for a change of 'title' of Shelf, which",
      text: """
        struct Note: Identifiable { let id = 1; var title = "x" }
        final class Shelf: ObservableObject {
          @Published var title = ""
          @Published var notes = [Note()]
        }
        struct TitleField: View {
          @ObservedObject var shelf: Shelf
          var body: some View { TextField("Title", text: $shelf.title) }
        }
        struct ContentView: View {
          @StateObject private var shelf = Shelf()
          var body: some View {
            ForEach(shelf.notes) { note in Text(note.title) }
            ForEach($shelf.notes) { $note in Text(note.title) }
            TitleField(shelf: shelf)
          }
        }
        """),
    Program(
      actions: "--tap All --tap Ripe --wait 4",
      head: "8:12: proved: 'fruits' shows the result of an earlier action, [\"Fig\",",
      text: """
        @MainActor final class Stock: ObservableObject {
          @Published var filter = ""
          @Published var fruits: [String] = []
          func show(_ filter: String, _ seconds: Int) {
            self.filter = filter
            Task { fruits = await load(filter, seconds) }
          }
          private func load(_ filter: String, _ seconds: Int) async -> [String] {
            try? await Task.sleep(for: .seconds(seconds))
            return filter == "all" ? ["Fig", "Kiwi"] : ["Fig"]
          }
        }
        struct ContentView: View {
          @StateObject private var stock = Stock()
          var body: some View {
            Text("Filter \\(stock.filter)")
            ForEach(stock.fruits, id: \\.self) { Text($0) }
            Button("All") { stock.show("all", 3) }
            Button("Ripe") { stock.show("ripe", 1) }
          }
        }
        """),
    Program(
      actions: "--tap Taller",
      head: "14:5: proved: the closure of 'onPreferenceChange' in ContentView changes",
      text: """
        struct HeightKey: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
        }
        struct ContentView: View {
          @State private var height = 0
          var body: some View {
            VStack {
              Text("\\(height)").preference(key: HeightKey.self, value: height == 0 ? 0 : height + 1)
              Button("Taller") { height = 1 }
            }
            .onPreferenceChange(HeightKey.self) { if $0 > 0 { height = $0 } }
          }
        }
        """),
    Program(
      actions: "--tap Start",
      head: "8:7: proved: the closure of 'onReceive' in ContentView changes 'level', which",
      text: """
        final class Meter: ObservableObject { @Published var level = 0 }
        struct ContentView: View {
          @StateObject private var meter = Meter()
          var body: some View {
            Button("Start") { meter.level = 1 }
              .onReceive(meter.$level) { if $0 > 0 { meter.level = $0 + 1 } }
          }
        }
        """),
    Program(
      actions: "--tap Warmer",
      head: "8:7: proved: the closure of 'onChange' in ContentView changes 'heat', which",
      text: """
        @Observable final class Oven { var heat = 0 }
        struct ContentView: View {
          @State private var oven = Oven()
          var body: some View {
            Button("Warmer") { oven.heat += 1 }
              .onChange(of: oven.heat) { _, heat in oven.heat = heat + 1 }
          }
        }
        """),
    Program(
      actions: "--tap Open --wait 1",
      head: "5:17: proved: 'withAnimation' returns before 'isOpen' changes, so the change",
      text: """
        @Observable final class Drawer {
          var isOpen = false
          func open() { withAnimation { DispatchQueue.main.async { self.isOpen = true } } }
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
      actions: "--wait 1 --tap Next --wait 1",
      head: "13:42: proved: the task of GuestView does not restart when 'number' changes",
      text: """
        @Observable final class Guest {
          var name = ""
          func load(_ number: Int) async {
            try? await Task.sleep(for: .milliseconds(100))
            name = "Guest \\(number)"
          }
        }
        struct GuestView: View {
          let number: Int
          @State private var guest = Guest()
          var body: some View { Text(guest.name).task { await guest.load(number) } }
        }
        struct ContentView: View {
          @State private var number = 1
          var body: some View {
            GuestView(number: number)
            Button("Next") { number += 1 }
          }
        }
        """),
    Program(
      actions: "",
      head: "12:28: proved: the body of ContentView creates a Plan for PlanView, a page",
      text: """
        final class Plan: ObservableObject { init(_ day: Int) { print("plan \\(day)") } }
        struct PlanView: View {
          @ObservedObject var plan: Plan
          var body: some View { Text("Plan") }
        }
        struct ContentView: View {
          private func page(_ day: Int) -> PlanView { PlanView(plan: Plan(day)) }
          var body: some View {
            NavigationStack {
              List(0..<2) { day in NavigationLink("Day \\(day)", destination: page(day)) }
            }
          }
        }
        """),
    Program(
      // Another publisher is a stored subject, which the view keeps.
      actions: "--enter Name=a --enter Name=ab --wait 2",
      head: "17:8: proved: the body of ContentView builds a debounced publisher",
      text: """
        final class Finder: ObservableObject {
          @Published var name = ""
          var pauses: AnyPublisher<String, Never> {
            $name.debounce(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
          }
        }
        struct ContentView: View {
          @StateObject private var finder = Finder()
          @State private var found = ""
          private let bell = PassthroughSubject<Int, Never>()
          var body: some View {
            TextField("Name", text: $finder.name)
            Text(found)
              .onReceive(bell) { _ in }
              .onReceive(finder.pauses) { found = $0 }
          }
        }
        """),
  ]
}
