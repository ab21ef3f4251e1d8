@testable import statelab

extension TryTests.NearMissTests {
  /// Programs with `@Observable` models, identities and copies that are right.
  nonisolated static let observable = [
    Program(
      // The body reads a property that changes, so it also shows the basket.
      bug: "published-reference-value", actions: "--tap Tomato",
      text: """
        class Basket { var tomatoes = 0 }
        @Observable class Stall { var basket = Basket(); var taps = 0 }
        struct ContentView: View {
          @State private var stall = Stall()
          var body: some View {
            Text("Tomatoes \\(stall.basket.tomatoes) of \\(stall.taps)")
            Button("Tomato") { stall.basket.tomatoes += 1; stall.taps += 1 }
          }
        }
        """),
    Program(
      // The parent owns the object, and an action replaces it.
      bug: "model-created-in-body", actions: "--toggle Only --tap Reset --toggle Only --tap Next",
      text: """
        @Observable class Filter { var isOnly = false }
        struct Panel: View {
          @Bindable var filter: Filter
          var body: some View { Toggle("Only", isOn: $filter.isOnly) }
        }
        struct ContentView: View {
          @State private var filter = Filter()
          @State private var page = 1
          var body: some View {
            Text("Page \\(page)")
            Panel(filter: filter)
            Button("Next") { page += 1 }
            Button("Reset") { filter = Filter() }
          }
        }
        """),
    Program(
      // The object in the environment belongs to the parent.
      bug: "model-created-in-body", actions: "--tap 'Add 0' --tap Empty --tap 'Add 0' --tap Dark",
      text: """
        @Observable class Cart { var n = 0 }
        struct CartView: View {
          @Environment(Cart.self) private var cart
          var body: some View { Button("Add \\(cart.n)") { cart.n += 1 } }
        }
        struct ContentView: View {
          @State private var cart = Cart()
          @State private var dark = false
          var body: some View {
            VStack {
              CartView()
              Button("Empty") { cart = Cart() }
              Button("Dark") { dark.toggle() }
            }
            .environment(cart)
          }
        }
        """),
    Program(
      // An action creates an object and stores it; the screen does not show the change.
      bug: "model-created-in-body", actions: "--tap Add --tap Add",
      text: """
        @Observable class Entry { var count = 0 }
        struct ContentView: View {
          @State private var entries: [Entry] = []
          var body: some View {
            Text("\\(entries.count) entries, the first \\(entries.first?.count ?? 0 > 5 ? "long" : "short")")
            Button("Add") {
              let entry = Entry()
              entry.count = 1
              entries.append(entry)
              entries[0].count += 1
            }
          }
        }
        """),
    Program(
      // A new query is another list of results; the field stays.
      bug: "id-from-editable-value", actions: "--type Search=x",
      text: """
        struct Results: View {
          let query: String
          @State private var page = 1
          var body: some View { Button("Page \\(page) of \\(query)") { page += 1 } }
        }
        struct ContentView: View {
          @State private var query = "a"
          var body: some View { TextField("Search", text: $query); Results(query: query).id(query) }
        }
        """),
    Program(
      // The edit filters the row out, and the next element takes its place.
      bug: "id-from-editable-value", actions: "--enter 'Name of 1=Al'",
      text: """
        struct Entry: Identifiable { var name: String; let number: Int; var id: Int { number } }
        struct EntryRow: View {
          @Binding var entry: Entry
          @State private var isMarked = false
          var body: some View {
            TextField("Name of \\(entry.number)", text: $entry.name)
            Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
          }
        }
        struct ContentView: View {
          @State private var entries = [Entry(name: "Ed", number: 1), Entry(name: "Eve", number: 2)]
          private var first: Entry? { entries.first { $0.name.hasPrefix("E") } }
          var body: some View {
            ForEach(first.map { [$0] } ?? []) { entry in
              EntryRow(entry: $entries[entry.number - 1])
            }
          }
        }
        """),
    Program(
      // A button calls the function, too.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var prices = [3, 4]
          @State private var total = 0
          var body: some View {
            VStack {
              Text("Total \\(total)")
              Button("Add") { prices.append(5) }
              Button("Sum up") { update() }
            }
            .onAppear(perform: update)
          }
          private func update() { total = prices.reduce(0, +) }
        }
        """),
    Program(
      // The screen shows both numbers: how many there were, and how many there are.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var items = ["Pear"]
          @State private var before = 0
          var body: some View {
            VStack { Text("\\(items.count), earlier \\(before)"); Button("Add") { items.append("Plum") } }
              .onAppear { before = items.count }
          }
        }
        """),
    Program(
      // The task empties the list first.
      bug: "on-appear-runs-again",
      actions: "--wait 1 --tap 'Room 2' --wait 1 --tap 'Room 1' --wait 1",
      text: """
        struct RoomView: View {
          let room: Int
          @State private var messages: [String] = []
          var body: some View {
            ForEach(messages, id: \\.self) { Text($0) }
              .task(id: room) {
                messages = []
                try? await Task.sleep(for: .milliseconds(500))
                guard !Task.isCancelled else { return }
                messages = ["Hello from \\(room)"]
              }
          }
        }
        struct ContentView: View {
          @State private var room = 1
          var body: some View {
            VStack {
              RoomView(room: room)
              Button("Room 1") { room = 1 }
              Button("Room 2") { room = 2 }
            }
          }
        }
        """),
    Program(
      // Each visit adds an id of its own.
      bug: "on-appear-runs-again", actions: "--tap Detail --tap 'Back#2'",
      text: """
        struct ContentView: View {
          @State private var visits: [UUID] = []
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack { Text("\\(visits.count) visits"); Button("Detail") { path.append(1) } }
                .navigationDestination(for: Int.self) { _ in Button("Back") { path.removeLast() } }
                .onAppear { visits.append(UUID()) }
            }
          }
        }
        """),
    Program(
      // The elements differ in the item that they refer to.
      bug: "on-appear-runs-again", actions: "--tap Detail --tap 'Back#2'",
      text: """
        struct Visit { let item: UUID; let place: String }
        struct ContentView: View {
          @State private var visits: [Visit] = []
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack { Text("\\(visits.count) visits"); Button("Detail") { path.append(1) } }
                .navigationDestination(for: Int.self) { _ in Button("Back") { path.removeLast() } }
                .onAppear { visits.append(Visit(item: UUID(), place: "home")) }
            }
          }
        }
        """),
    Program(
      // The subscription computes the total again for each signal.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        import Combine

        struct ContentView: View {
          @State private var items = ["Pear"]
          @State private var total = 0
          @State private var signal = CurrentValueSubject<Int, Never>(0)
          @State private var subscription: AnyCancellable?
          var body: some View {
            VStack {
              Text("Total \\(total)")
              Button("Add") { items.append("Plum") }
              Button("Sum up") { signal.send(1) }
            }
            .onAppear { subscription = signal.sink { _ in total = items.count } }
          }
        }
        """),
    Program(
      // The label of an argument is no state.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var count = 0
          @State private var line = ""
          var body: some View {
            VStack { Text(line); Button("Add") { count += 1 } }
              .onAppear { line = String(repeating: "-", count: 3) }
          }
        }
        """),
    Program(
      // A plain copy may be a draft.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var items = ["Pear"]
          @State private var shown: [String] = []
          var body: some View {
            VStack { Text("\\(shown.count) shown"); Button("Add") { items.append("Plum") } }
              .onAppear { shown = self.items }
          }
        }
        """),
  ]
}
