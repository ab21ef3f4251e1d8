import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A view that keeps its first value because the program says so has no finding of this bug",
    arguments: firstValues)
  func silentAboutFirstValue(_ program: Program) throws { try silent(program) }

  /// Views with a first value that is meant: by the name of a parameter, or by an id that an action
  /// changes.
  nonisolated static let firstValues = [
    Program(
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Chart: View {
          @State private var center: String
          init(initialCenter: String) {
            let center = initialCenter.uppercased()
            _center = State(initialValue: center)
          }
          var body: some View { Text("Chart of \\(center)") }
        }
        struct ContentView: View {
          @State private var city = "Oslo"
          var body: some View {
            VStack { Chart(initialCenter: city); Button("Next") { city = "Bergen" } }
          }
        }
        """),
    Program(
      // The label says so, and not the name.
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Match: View {
          @State private var lives: Int
          init(startingWith lives: Int) { _lives = State(initialValue: lives) }
          var body: some View { Text("\\(lives) lives") }
        }
        struct ContentView: View {
          @State private var lives = 3
          var body: some View { VStack { Match(startingWith: lives); Button("Next") { lives += 1 } } }
        }
        """),
    Program(
      bug: "state-object-argument-ignored", actions: "--tap Next",
      text: """
        final class Walk: ObservableObject {
          let goal: Int
          init(goal: Int) { self.goal = goal }
        }
        struct WalkView: View {
          @StateObject private var walk: Walk
          init(defaultGoal: Int) { _walk = StateObject(wrappedValue: Walk(goal: defaultGoal)) }
          var body: some View { Text("Goal \\(walk.goal)") }
        }
        struct ContentView: View {
          @State private var goal = 5
          var body: some View { VStack { WalkView(defaultGoal: goal); Button("Next") { goal += 1 } } }
        }
        """),
    Program(
      // The view begins anew with each turn.
      bug: "state-seeded-from-parameter", actions: "--tap More --tap Turn",
      text: """
        struct Clock: View {
          @State private var seconds: Int
          init(seconds: Int) { _seconds = State(initialValue: seconds) }
          var body: some View { Text("\\(seconds) s left") }
        }
        struct ContentView: View {
          @State private var turn = 0
          @State private var extra = 0
          var body: some View {
            VStack {
              Clock(seconds: 30 + extra).padding().id("turn-\\(turn)")
              Button("More") { extra += 5 }
              Button("Turn") { turn += 1 }
            }
          }
        }
        """),
    Program(
      // A container in the parent's body has the id.
      bug: "state-object-argument-ignored", actions: "--tap More --tap Turn",
      text: """
        final class Lap: ObservableObject {
          let limit: Int
          init(limit: Int) { self.limit = limit }
        }
        struct LapView: View {
          @StateObject private var lap: Lap
          init(limit: Int) { _lap = StateObject(wrappedValue: Lap(limit: limit)) }
          var body: some View { Text("Up to \\(lap.limit)") }
        }
        struct ContentView: View {
          @State private var turn = 0
          @State private var limit = 10
          var body: some View {
            VStack {
              Group { LapView(limit: limit) }.id(turn)
              Button("More") { limit += 5 }
              Button("Turn") { turn += 1 }
            }
          }
        }
        """),
    Program(
      // The rows of two requests are one list.
      bug: "late-result-wins", actions: "--tap One --tap Two --wait 4",
      text: """
        @MainActor @Observable final class Feed {
          var page = 0
          var rows = ["start"]
          func load(_ number: Int, seconds: Int) {
            page = number
            Task { try? await Task.sleep(for: .seconds(seconds)); rows = rows + ["page \\(number)"] }
          }
        }
        struct ContentView: View {
          @State private var feed = Feed()
          var body: some View {
            VStack {
              Text("Page \\(feed.page)")
              ForEach(feed.rows, id: \\.self) { Text($0) }
              Button("One") { feed.load(1, seconds: 3) }
              Button("Two") { feed.load(2, seconds: 1) }
            }
          }
        }
        """),
  ]
}
