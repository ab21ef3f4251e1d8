import Testing

@testable import statelab

extension TryTests {
  /// Programs that look like a bug to a reader who is in a hurry.
  @Suite("Near misses")
  struct NearMissTests {
    struct Program: Sendable, CustomTestStringConvertible {
      /// The bug that a finding must not name.
      let bug: String
      let actions: String
      let text: String
      var testDescription: String { bug }
    }

    @Test(
      "A program that only looks like a bug has no finding of this bug",
      arguments: programs + copies + observable + work + passed + (covered + bindings))
    func silent(_ program: Program) throws {
      let run = try TryTests().play("import SwiftUI\n\n" + program.text, program.actions)
      #expect(run.output.contains("screen:"), "\(run.errors)")
      #expect(!run.output.contains("[\(program.bug)]"), "\(run.output)")
    }

    @Test("Of two assignments under a condition, the finding names none that did not run")
    func condition() throws {
      let run = try TryTests().play(
        """
        import SwiftUI

        struct Row: View {
          @State private var count = 0
          @State private var total = 0
          init(isFirst: Bool) { if isFirst { count = 1 } else { total = 2 } }
          var body: some View { Text("\\(count) \\(total)") }
        }
        struct ContentView: View {
          var body: some View { Row(isFirst: false) }
        }
        """)
      #expect(run.output.contains("screen:"), "\(run.errors)")
      #expect(!run.output.contains("assigns 2 to `count`"), "\(run.output)")
      #expect(!run.output.contains("assigns 2 to 'count'"), "\(run.output)")
    }

    nonisolated static let programs = [
      Program(
        // The parent passes the object, and the default value is for other callers.
        bug: "observed-object-created-in-view", actions: "--tap 'Count 0' --tap Next",
        text: """
          @Observable final class Counter { var n = 0 }
          struct CounterView: View {
            var counter = Counter()
            var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
          }
          struct ContentView: View {
            @State private var counter = Counter()
            @State private var page = 1
            var body: some View {
              Text("Page \\(page)"); CounterView(counter: counter); Button("Next") { page += 1 }
            }
          }
          """),
      Program(
        // A new object reads the value that the earlier one stored.
        bug: "observed-object-created-in-view", actions: "--tap 'Count 0' --tap Next",
        text: """
          @Observable final class Counter {
            var n: Int { didSet { UserDefaults.standard.set(n, forKey: "n") } }
            init() { n = UserDefaults.standard.integer(forKey: "n") }
          }
          struct CounterView: View {
            private let counter = Counter()
            var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
          }
          struct ContentView: View {
            @State private var page = 1
            var body: some View { Text("Page \\(page)"); CounterView(); Button("Next") { page += 1 } }
          }
          """),
      Program(
        // Another control of the same line has the binding with the observer.
        bug: "did-set-bypassed", actions: "--toggle A",
        text: """
          struct Switches: View {
            @Binding var a: Bool
            @AppStorage("b") var b = false { didSet { print(b) } }
            var body: some View { HStack { Toggle("A", isOn: $a); Toggle("B", isOn: $b) } }
          }
          struct ContentView: View {
            @State private var a = false
            var body: some View { Switches(a: $a) }
          }
          """),
      Program(
        // The screen shows the new title, and the object's count is its own.
        bug: "state-object-argument-ignored", actions: "--tap Rename",
        text: """
          final class Taps: ObservableObject {
            let log: String
            @Published var count = 0
            init(log: String) { self.log = log }
          }
          struct TitleView: View {
            let title: String
            @StateObject private var taps: Taps
            init(title: String) {
              self.title = title
              _taps = StateObject(wrappedValue: Taps(log: title))
            }
            var body: some View { VStack { Text(title); Text("Taps: \\(taps.count)") } }
          }
          struct ContentView: View {
            @State private var title = "Old"
            var body: some View { VStack { TitleView(title: title); Button("Rename") { title = "New" } } }
          }
          """),
      Program(
        // A search is no edit of a row.
        bug: "id-from-editable-value", actions: "--enter Search=pe",
        text: """
          class Fruits: ObservableObject {
            @Published var query = "" { didSet { found = all.filter { $0.contains(query) } } }
            @Published var found = ["apple", "pear"]
            let all = ["apple", "pear"]
          }
          struct ContentView: View {
            @StateObject private var fruits = Fruits()
            @FocusState private var isFocused: Bool
            var body: some View {
              TextField("Search", text: $fruits.query).focused($isFocused)
              List(fruits.found, id: \\.self) { name in
                HStack { TextField("Note", text: .constant(name)); Text(name) }
              }
            }
          }
          """),
      Program(
        // A binding and a closure read the current value.
        bug: "state-object-argument-ignored", actions: "--tap Next",
        text: """
          class Model: ObservableObject {
            let page: Binding<Int>
            let title: () -> String
            @Published var name = "book"
            init(page: Binding<Int>, title: @escaping () -> String) { self.page = page; self.title = title }
          }
          struct PageView: View {
            @StateObject private var model: Model
            init(page: Binding<Int>, title: @escaping () -> String) {
              _model = StateObject(wrappedValue: Model(page: page, title: title))
            }
            var body: some View { Text("\\(model.name) \\(model.page.wrappedValue) \\(model.title())"); Text("book") }
          }
          struct ContentView: View {
            @State private var page = 1
            var body: some View {
              let _ = page
              PageView(page: $page, title: { "page \\(page)" })
              Button("Next") { page += 1 }
            }
          }
          """),
      Program(
        // Two questions are two views.
        bug: "branch-resets-state", actions: "--enter Answer=blue --tap Next",
        text: """
          struct Question: View {
            let text: String
            @State private var answer = ""
            var body: some View { Text(text); TextField("Answer", text: $answer) }
          }
          struct ContentView: View {
            @State private var step = 0
            var body: some View {
              if step == 0 { Question(text: "Your color?") } else { Question(text: "Your dog?") }
              Button("Next") { step += 1 }
            }
          }
          """),
      Program(
        // The screen shows what the action has read.
        bug: "observable-object-in-state", actions: "--tap Log --tap Show --tap Log",
        text: """
          final class Log: ObservableObject { @Published var lines = 0 }
          struct ContentView: View {
            let log = Log()
            @State private var shown = 0
            var body: some View {
              Text("Shown \\(shown)")
              Button("Log") { log.lines += 1 }
              Button("Show") { shown = log.lines }
            }
          }
          """),
      Program(
        // The parent creates the closure anew; the task does not depend on it.
        bug: "task-not-keyed", actions: "--wait 1 --tap Tick",
        text: """
          struct Loader: View {
            let report: (String) -> Void
            @State private var text = "…"
            var body: some View {
              Text(text).task { text = "done"; report(text) }
            }
          }
          struct ContentView: View {
            @State private var ticks = 0
            var body: some View {
              Loader { print($0, ticks) }
              Button("Tick") { ticks += 1 }
            }
          }
          """),
      Program(
        // The body of a view without dynamic properties does not run again.
        bug: "timer-in-view-property", actions: "--wait 2",
        text: """
          struct Clock: View {
            @State private var seconds = 0
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View { Text("\\(seconds)").onReceive(timer) { _ in seconds += 1 } }
          }
          struct ContentView: View { var body: some View { Clock() } }
          """),
      Program(
        bug: "task-cancelled-by-own-change", actions: "--tap Poll --wait 5",
        text: """
          struct Poller: View {
            @Binding var isShown: Bool
            @State private var count = 0
            var body: some View {
              Text("Polled \\(count)").task {
                while !Task.isCancelled {
                  count += 1
                  if count == 3 { isShown = false }
                  try? await Task.sleep(for: .seconds(1))
                }
              }
            }
          }
          struct ContentView: View {
            @State private var isPolling = false
            var body: some View {
              if isPolling { Poller(isShown: $isPolling) }
              Button("Poll") { isPolling = true }
            }
          }
          """),
      Program(
        bug: "collection-read-in-every-row", actions: "--tap Add --costs",
        text: """
          @Observable final class Basket { var items = ["a", "b", "c"] }
          struct Row: View {
            let number: Int
            let basket: Basket
            var body: some View { Text("\\(number) of \\(basket.items.count)") }
          }
          struct ContentView: View {
            @State private var basket = Basket()
            var body: some View {
              ForEach(0..<3) { Row(number: $0 + 1, basket: basket) }
              Button("Add") { basket.items.append("d") }
            }
          }
          """),
      Program(
        bug: "app-storage-in-model", actions: "--tap Hit",
        text: """
          @Observable final class Settings {
            @ObservationIgnored @AppStorage("n") var n = 1
          }
          private var hits = 0
          struct ContentView: View {
            @State private var settings = Settings()
            var body: some View {
              Text("hits \\(hits) n \\(settings.n)")
              Button("Hit") { hits += 1 }
            }
          }
          """),
      Program(
        bug: "late-result-wins", actions: "--tap A --tap B --wait 3",
        text: """
          struct ContentView: View {
            @State private var selected = ""
            @State private var lastSaved = ""
            var body: some View {
              Text("Selected \\(selected), last saved \\(lastSaved)")
              Button("A") { selected = "A"; save("A", 2) }
              Button("B") { selected = "B"; save("B", 1) }
            }
            private func save(_ name: String, _ seconds: Int) {
              Task {
                try? await Task.sleep(for: .seconds(seconds))
                lastSaved = name
              }
            }
          }
          """),
      Program(
        bug: "initial-value-evaluated-again", actions: "--tap Add",
        text: """
          final class Log {
            init(verbose: Bool = false) { if verbose { print("made") } }
          }
          struct Page: View {
            @State private var log = Log()
            var body: some View { Text("page") }
          }
          struct ContentView: View {
            @State private var count = 0
            var body: some View {
              let _ = print("body")
              Page()
              Button("Add") { count += 1 }
              Text("\\(count)")
            }
          }
          """),
      Program(
        bug: "binding-drops-writes", actions: "--toggle Guarded",
        text: """
          struct ContentView: View {
            @State private var isOn = false
            @State private var isLocked = true
            var body: some View {
              Toggle("Fixed", isOn: Binding(get: { true }, set: { _ in }))
              Toggle("Guarded", isOn: Binding(get: { isOn }, set: { if !isLocked { isOn = $0 } }))
            }
          }
          """),
      Program(
        bug: "equal-value-published", actions: "--tap Change --costs",
        text: """
          final class Model: ObservableObject {
            @Published var value: () -> Int = { 1 }
          }
          struct ContentView: View {
            @StateObject private var model = Model()
            var body: some View {
              Text("\\(model.value())")
              Button("Change") { model.value = { 2 } }
            }
          }
          """),
    ]
  }
}
