import Testing

@testable import Rendering
@testable import statelab

extension TrySummaryTests {
  @Test("A changed field of a published struct has a line; a cut value says what it compares")
  func cutValues() throws {
    let run = try play(
      "--tap Turn --tap Swap",
      """
      import SwiftUI

      struct Deck {
        var cards = Array(1...80)
        var isOpen = false
      }

      final class Table: ObservableObject {
        @Published var deck = Deck()
      }

      struct ContentView: View {
        @StateObject private var table = Table()
        @State private var deck = Array(1...80)

        var body: some View {
          Button("Turn") { table.deck.isOpen = true }
          Button("Swap") { deck[79] = 0 }
          Text("\\(deck[79]), \\(table.deck.isOpen)")
        }
      }

      """)
    #expect(run.output.contains("wrote   Table.deck.isOpen: false → true\n"), "\(run.output)")
    #expect(run.output.contains("wrote   deck: the shown part as before\n"), "\(run.output)")
  }

  @Test("A written property of an @Observable object that no body reads has a line that says so")
  func unreadProperty() throws {
    let program = """
      import SwiftUI

      @Observable final class Model {
        var count = 0
        var log = 0
      }

      struct ContentView: View {
        @State private var model = Model()

        var body: some View {
          Text("\\(model.count)")
          Button("Log") { model.log += 1 }
        }
      }

      """
    let run = try play("--tap Log", program)
    #expect(
      run.output.contains("wrote   model.log: 0 → 1, read by no view's last body\n"),
      "\(run.output)")
    #expect(run.output.contains("SwiftUI receives no change: no view is invalidated"))
    let steps = try play("--tap Log --steps", program)
    #expect(
      steps.output.contains("changes")
        && steps.output.contains("model.log: 0 → 1, read by no view"),
      "\(steps.output)")
  }

  @Test("A property that only earlier bodies have read has a line that names the last body")
  func readEarlier() throws {
    let run = try play(
      "--tap 'n 0' --tap 'n 1' --tap Again --steps",
      """
      import SwiftUI

      @Observable final class Model { var n = 0; var isDone = false }

      struct ContentView: View {
        @State private var model = Model()

        var body: some View {
          if model.isDone {
            Button("Again") { model.n = 0; model.isDone = false }
          } else {
            Button("n \\(model.n)") { model.n += 1; if model.n == 2 { model.isDone = true } }
          }
        }
      }

      """)
    #expect(
      run.output.contains("wrote   model.n: 2 → 0, read by no view's last body\n"),
      "\(run.output)")
    #expect(!run.output.contains("earlier body") && !run.output.contains("read by no body"))
  }

  @Test("A changed cell of a grid is one changed line, also beside equal cells")
  func cells() throws {
    let run = try play(
      "--tap Play --tap Play",
      """
      import SwiftUI

      struct ContentView: View {
        @State private var cells = Array(repeating: "-", count: 9)
        @State private var turns = 0

        var body: some View {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            ForEach(cells.indices, id: \\.self) { Text(cells[$0]) }
          }
          Button("Play") {
            cells[[4, 1][turns]] = turns == 0 ? "X" : "O"
            turns += 1
          }
        }
      }

      """)
    #expect(run.output.contains("* - → X\n"), "\(run.output)")
    #expect(run.output.contains("* - → O\n"), "\(run.output)")
    #expect(!run.output.contains("+ X") && !run.output.contains("- -"), "\(run.output)")
  }

  @Test("A `@Published` property that sends nothing has a line that says so")
  func unsentProperty() throws {
    let program = """
      import SwiftUI

      final class Stock: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var apples = 1
      }

      struct ContentView: View {
        @StateObject private var stock = Stock()

        var body: some View {
          Text("Apples \\(stock.apples)")
          Button("Buy") { stock.apples += 1 }
        }
      }

      """
    let run = try play("--tap Buy --steps", program)
    #expect(
      run.output.contains("wrote   Stock.apples: 1 → 2, without objectWillChange\n"),
      "\(run.output)")
    #expect(
      run.output.contains("Stock.apples: 1 → 2, without objectWillChange, in the action"),
      "\(run.output)")
    let fixed = try play("--tap Buy --fix model-change-not-announced", program)
    #expect(fixed.code == 0 && fixed.output.contains("-  let objectWillChange"), "\(fixed.output)")
  }

  @Test(
    "A property that changes in parts and as a whole has one line, and an unseen difference is told"
  )
  func partsAndWholes() throws {
    let run = try play(
      "--tap Append --tap Clear --tap Later --tap Nested --steps",
      """
      import SwiftUI

      struct Draft { var title = "a", note = "n" }

      final class Store: ObservableObject {
        @Published var log: [String] = []
        @Published var draft: Draft? = Draft()
        @Published var drafts = Array(repeating: Draft(), count: 20)
      }

      struct ContentView: View {
        @StateObject private var store = Store()
        @State private var date = Date(timeIntervalSince1970: 0)

        var body: some View {
          Button("Append") { store.log.append("one"); for n in 0..<5 { store.log.append("\\(n)") } }
          Button("Clear") { store.draft?.title = "x"; store.draft = nil }
          Button("Later") { date += 0.25; store.log = store.log }
          Button("Nested") { store.drafts[1].note = "m" }
          Text("\\(store.log.count), \\(store.draft?.title ?? "none"), \\(date.timeIntervalSince1970)")
        }
      }

      """)
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let wrote = lines.filter { $0.hasPrefix("wrote Store") }
    #expect(
      wrote == [
        #"wrote Store.log: [] → ["one", "0", "1", "2", "3", "4"]"#,
        #"wrote Store.draft: Draft(title: "a", note: "n") → nil"#,
        #"wrote Store.drafts[1].note: "n" → "m""#,
      ], "\(run.output)")
    #expect(run.output.contains("another value with the same"), "\(run.output)")
    #expect(
      lines.contains { $0.hasPrefix("Store.log: [") && $0.hasSuffix("], as before") },
      "\(run.output)")
    #expect(
      lines.contains { $0.contains(#"publishes Store.drafts[1].note: "n" → "m", sent to 1"#) },
      "\(run.output)")
  }

  @Test("A page in the place of another one is shown whole, and one view's values count once")
  func otherPages() throws {
    let run = try play(
      "--tap Open --tap 'Swipe down' --tap Go --wait 1",
      """
      import SwiftUI

      struct Copy: View {
        @State private var count: Int
        init(_ count: Int) { _count = State(initialValue: count) }
        var body: some View { Text("copy \\(count)") }
      }

      struct ContentView: View {
        @State private var isOpen = false
        @State private var count = 0

        var body: some View {
          Text("Cat 1")
          Text("Cat 2")
          Button("Open") { isOpen = true }
          Button("Go") { Task { for _ in 0..<3 { count += 1; try? await Task.sleep(for: .seconds(0.1)) } } }
          Copy(count).sheet(isPresented: $isOpen) { Text("Cat 2"); Text("age 2") }
        }
      }

      """)
    #expect(
      run.output.contains(
        """
          screen  --- sheet ---
                  Cat 2
                  age 2
                  [Swipe down]
        """), "\(run.output)")
    #expect(run.output.contains("evaluated  count = 3 in Copy"), "\(run.output)")
    #expect(!run.output.contains("other view of the type"), "\(run.output)")
  }

  @Test("A finding names the part that changed, and the code before the mount belongs to the mount")
  func partOfFinding() throws {
    let run = try play(
      "--tap Add",
      """
      import SwiftUI

      struct Item: Identifiable { let id = UUID(); let name: String }
      final class Cart: ObservableObject {
        @Published var items = [Item(name: "Keyboard"), Item(name: "Mouse")]
      }
      final class Store: ObservableObject { @Published var cart = Cart() }

      struct ContentView: View {
        @StateObject private var store = Store()
        @State private var color: String
        init() { color = "yellow" }
        var body: some View {
          ForEach(store.cart.items) { Text($0.name + color) }
          Button("Add") { store.cart.items.append(Item(name: "Screen")) }
        }
      }

      """)
    #expect(run.output.contains("follows only the Store (items.count: 2 → 3) ["), "\(run.output)")
    #expect(!run.output.contains("bodies   none"), "\(run.output)")
    #expect(!run.output.contains("mount ContentView\n"), "\(run.output)")
  }
}
