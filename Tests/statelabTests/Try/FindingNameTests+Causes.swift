import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  /// A program, its only finding, and words of the output.
  struct Told: Sendable, CustomTestStringConvertible {
    let actions: String
    /// The finding behind the name of the file, up to its values.
    let head: String
    var words: [String] = []
    let text: String
    var testDescription: String { head }
  }

  @Test(
    "A finding names the view that shows the bug, the cause and a fix that fits", arguments: told)
  func causes(_ program: Told) throws {
    let run = try TryTests().play("import SwiftUI\n\n" + program.text, program.actions)
    let heads = run.output.split(separator: "\n").filter {
      $0.hasSuffix("]") && ($0.contains(": proved:") || $0.contains(": shown:"))
    }
    #expect(heads.count == 1, "\(run.output)\(run.errors)")
    #expect(heads.first?.contains(".swift:" + program.head) == true, "\(heads)")
    for words in program.words { #expect(run.output.contains(words), "\(run.output)") }
  }

  nonisolated static let told = [
    Told(
      // The button of the outer view only writes to the inner object.
      actions: "--tap Move",
      head: "5:3: proved: Place shows a Spot inside a Trip, but follows only the Trip (city",
      text: """
        final class Spot: ObservableObject { @Published var city = "Bern" }
        final class Trip: ObservableObject {
          let spot = Spot()
          var label: String { "to " + spot.city }
        }
        struct Place: View {
          @ObservedObject var trip: Trip
          var body: some View { Text(trip.label) }
        }
        struct ContentView: View {
          @StateObject private var trip = Trip()
          var body: some View { Place(trip: trip); Button("Move") { trip.spot.city = "Rome" } }
        }
        """),
    Told(
      // The parent creates the object, and shows nothing of it.
      actions: "--tap Win",
      head: "5:3: proved: ScoreView keeps the ObservableObject Score in 'score'",
      words: ["own it with `@StateObject`"],
      text: """
        final class Score: ObservableObject { @Published var points = 0 }
        struct ScoreView: View {
          let score: Score
          var body: some View { Text("Points \\(score.points)") }
        }
        struct ContentView: View {
          let score = Score()
          var body: some View { ScoreView(score: score); Button("Win") { score.points += 1 } }
        }
        """),
    Told(
      actions: "--tap Grow --wait 1",
      head: "16:22: proved: 'withAnimation' returns before 'isWide' changes, so the change has no",
      text: """
        final class Panel: ObservableObject {
          @Published var isWide = false
          private let wishes = PassthroughSubject<Bool, Never>()
          private var token: AnyCancellable?
          init() {
            token = wishes.receive(on: DispatchQueue.main).sink { [weak self] in self?.isWide = $0 }
          }
          func wish() { wishes.send(true) }
        }
        struct ContentView: View {
          @StateObject private var panel = Panel()
          var body: some View {
            Text(panel.isWide ? "wide" : "narrow")
            Button("Grow") { withAnimation { panel.wish() } }
          }
        }
        """),
    Told(
      // The constant binding and the message about the state have the same cause.
      actions: "--enter Title=Tea",
      head: "3:1: proved: Draft declares 'title' and does not conform to DynamicProperty",
      text: """
        struct Draft { @State var title = "none" }
        struct ContentView: View {
          var draft = Draft()
          var body: some View { TextField("Title", text: draft.$title) }
        }
        """),
    Told(
      actions: "--tap Up",
      head:
        "8:7: proved: two 'onChange' closures in ContentView, on lines 8 and 9, change 'right'",
      words: ["store one of the two values"],
      text: """
        struct ContentView: View {
          @State private var left = 0
          @State private var right = 0
          var body: some View {
            VStack { Text("\\(left) \\(right)"); Button("Up") { left += 1 } }
              .onChange(of: left) { right += 1 }
              .onChange(of: right) { left += 1 }
          }
        }
        """),
    Told(
      actions: "--tap 'At 0' --tap Dim",
      head:
        "11:30: proved: Player is in two branches of ContentView; the change of branch resets 'at'",
      words: ["write the view once, outside the condition", "as `@State`, and pass a binding"],
      text: """
        struct Player: View {
          @State private var at = 0
          var body: some View { Button("At \\(at)") { at += 1 } }
        }
        struct ContentView: View {
          @State private var isDim = false
          var box: AnyView {
            // Another type is another identity.
            isDim ? AnyView(HStack { Player() }) : AnyView(VStack { Player() })
          }
          var body: some View { VStack { box; Button("Dim") { isDim.toggle() } } }
        }
        """),
    Told(
      actions: "--tap Pick",
      head: "8:7: proved: the presentation in ContentView shows 'fruit' from before the tap",
      words: [".popover(item:)", "pass `$fruit`"],
      text: """
        struct ContentView: View {
          @State private var fruit = "none"
          @State private var isOpen = false
          var body: some View {
            Button("Pick") { fruit = "Plum"; isOpen = true }
              .popover(isPresented: $isOpen) { Text("Fruit \\(fruit)") }
          }
        }
        """),
    Told(
      actions: "--tap More", head: "9:7: proved: two rows of ContentView have the id 2",
      words: ["append only elements with new ids"],
      text: """
        struct Page: Identifiable { let id: Int; let text: String }
        struct ContentView: View {
          @State private var pages = [Page(id: 1, text: "One"), Page(id: 2, text: "Two")]
          var body: some View {
            VStack {
              // The pages overlap.
              ForEach(pages) { Text($0.text) }
              Button("More") { pages += [Page(id: 2, text: "Two"), Page(id: 3, text: "Three")] }
            }
          }
        }
        """),
    Told(
      // The elements are Identifiable already.
      actions: "--tap Add --tap Add", head: "10:5: proved: two rows of ContentView have the id 1",
      words: ["give each new element a different id"],
      text: """
        struct Job: Identifiable { var id: Int; var title: String }
        struct Plan { var jobs: [Job] = [] }
        struct ContentView: View {
          @State private var plan = Plan()
          var body: some View {
            Button("Add") { plan.jobs.append(Job(id: 1, title: "Job")) }
            // Each job gets the same id.
            ForEach(plan.jobs) { Text($0.title) }
          }
        }
        """),
    Told(
      // The type of the object has an argument, which the message writes out.
      actions: "", head: "7:3: proved: ContentView reads 'store' from the environment",
      text: """
        typealias Number = Int
        final class Store<Value>: ObservableObject { var value: Value? }
        struct ContentView: View {
          @Environment(\\.locale) private var locale
          @EnvironmentObject private var store: Store<Number>
          var body: some View { Text("\\(store.value ?? 0)") }
        }
        """),
    Told(
      actions: "--tap Add",
      head: "7:7: proved: the range of 'List' in ContentView changed",
      text: """
        struct ContentView: View {
          @State private var names = ["Ann", "Bob"]
          var body: some View {
            VStack {
              List(0..<names.count) { Text(names[$0]) }
              Button("Add") { names.append("Cid") }
            }
          }
        }
        """),
    Told(
      actions: "--tap Load --wait 1",
      head: "4:3: proved: 'items' of Loader changes on a background thread",
      words: ["2 times in this run"],
      text: """
        final class Loader: ObservableObject, @unchecked Sendable {
          @Published var items: [String] = []
          @Published var state = "idle"
          func load() {
            Task.detached {
              try? await Task.sleep(for: .seconds(0.2))
              self.items = ["a"]
              self.state = "done"
            }
          }
        }
        struct ContentView: View {
          @StateObject private var loader = Loader()
          var body: some View { Button("Load") { loader.load() }; Text(loader.state) }
        }
        """),
    Told(
      // The body of a modifier gives the view another identity.
      actions: "--tap 'Count 0' --tap 'Day 0'",
      head: "4:53: shown: Counter gets a new identity each time the body of Fresh runs",
      text: """
        struct Fresh: ViewModifier {
          func body(content: Content) -> some View { content.id(UUID()) }
        }
        struct Counter: View {
          @State private var count = 0
          var body: some View { Button("Count \\(count)") { count += 1 } }
        }
        struct ContentView: View {
          @State private var day = 0
          var body: some View {
            Counter().modifier(Fresh())
            Button("Day \\(day)") { day += 1 }
          }
        }
        """),
  ]
}
