import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A view that shows a parameter beside an earlier value has no finding of this bug",
    arguments: parameters)
  func silentBesideParameter(_ program: Program) throws { try silent(program) }

  /// Views that show a parameter, and keep an earlier value on purpose.
  nonisolated static let parameters = [
    Program(
      // The state stands before the parameter that the view shows.
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Score: View {
          @State private var best: Int
          let points: Int
          init(_ newPoints: Int) { points = newPoints; _best = State(initialValue: newPoints) }
          var body: some View { Text("\\(points) points"); Text("began with \\(best)") }
        }
        struct ContentView: View {
          @State private var points = 1
          var body: some View { Score(points); Button("Next") { points += 1 } }
        }
        """),
    Program(
      // The parameter only says whether the group is open at first.
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Chapter { var title: String; var startsOpen: Bool }
        struct ChapterView: View {
          let chapter: Chapter
          @State private var isOpen: Bool
          init(chapter: Chapter) {
            self.chapter = chapter
            _isOpen = State(initialValue: chapter.startsOpen)
          }
          var body: some View {
            Button(chapter.title) { isOpen.toggle() }
            if isOpen { Text("Open") }
          }
        }
        struct ContentView: View {
          @State private var chapter = Chapter(title: "One", startsOpen: true)
          var body: some View {
            ChapterView(chapter: chapter)
            Button("Next") { chapter = Chapter(title: "Two", startsOpen: false) }
          }
        }
        """),
    Program(
      // The view gives the object the new argument.
      bug: "state-object-argument-ignored", actions: "--tap Oslo",
      text: """
        final class Route: ObservableObject {
          @Published var stops: Int
          init(goal: String) { stops = goal.count }
          func change(to goal: String) { Task { try? await Task.sleep(for: .seconds(9)); stops = goal.count } }
        }
        struct RouteView: View {
          let goal: String
          @StateObject private var route: Route
          init(goal: String) { self.goal = goal; _route = StateObject(wrappedValue: Route(goal: goal)) }
          var body: some View {
            Text("\\(goal): \\(route.stops) stops").onChange(of: goal) { _, new in route.change(to: new) }
          }
        }
        struct ContentView: View {
          @State private var goal = "Bergen"
          var body: some View { VStack { RouteView(goal: goal); Button("Oslo") { goal = "Oslo" } } }
        }
        """),
    Program(
      // The task only prints the parameter.
      bug: "task-not-keyed", actions: "--wait 1 --tap Bigger --wait 1",
      text: """
        struct Page: View {
          let size: Int
          @State private var version = ""
          var body: some View {
            VStack { Text("Size \\(size)"); Text("Version \\(version)") }
              .task { print("opened in size \\(size)"); version = "2.1" }
          }
        }
        struct ContentView: View {
          @State private var size = 12
          var body: some View { VStack { Page(size: size); Button("Bigger") { size += 1 } } }
        }
        """),
    Program(
      // A person edits what the closure prepares.
      bug: "task-not-keyed", actions: "--tap Next",
      text: """
        struct Reply: View {
          let name: String
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text).onAppear { text = "Dear \\(name)" }
          }
        }
        struct ContentView: View {
          @State private var name = "Ann"
          var body: some View { VStack { Reply(name: name); Button("Next") { name = "Bob" } } }
        }
        """),
    Program(
      // Each delivery is reported when it arrives.
      bug: "late-result-wins", actions: "--tap Hi --tap Yo --wait 4",
      text: """
        @MainActor @Observable final class Outbox {
          var sent = ""
          var report = "-"
          func send(_ text: String, seconds: Int) {
            sent = text
            Task { try? await Task.sleep(for: .seconds(seconds)); report = "Delivered \\(text)" }
          }
        }
        struct ContentView: View {
          @State private var outbox = Outbox()
          var body: some View {
            VStack {
              Text("Sent \\(outbox.sent)")
              Text("News: \\(outbox.report)")
              Button("Hi") { outbox.send("hi", seconds: 3) }
              Button("Yo") { outbox.send("yo", seconds: 1) }
            }
          }
        }
        """),
    Program(
      // The first choice stays when the list grows.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var trees = ["Oak", "Elm"]
          @State private var chosen: String?
          var body: some View {
            VStack {
              ForEach(trees, id: \\.self) { Text($0) }
              Text("Chosen: \\(chosen ?? "none")")
              Button("Add") { trees.insert("Ash", at: 0) }
            }
            .onAppear { chosen = trees.first }
          }
        }
        """),
    Program(
      // The screen compares the sum with the current one.
      bug: "derived-state-not-refreshed", actions: "--tap Add",
      text: """
        struct ContentView: View {
          @State private var prices = [2, 3]
          @State private var budget = 0
          var body: some View {
            VStack {
              Text("Budget \\(budget)")
              Text("Now \\(prices.reduce(0, +))")
              Button("Add") { prices.append(4) }
            }
            .onAppear { budget = prices.reduce(0, +) }
          }
        }
        """),
  ]
}
