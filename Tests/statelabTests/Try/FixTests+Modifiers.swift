import Testing

@testable import statelab

extension TryTests.FixTests {
  @Test("An edit keeps the words around `let` and `var` valid", arguments: edited.indices)
  func edits(_ number: Int) throws {
    let program = Self.edited[number]
    let text = """
      import SwiftUI

      final class Score: ObservableObject { @Published var points = 0 }
      struct ScoreView: View {
        \(program.property)
        var body: some View { Button("Points \\(score.points)") { score.points += 1 } }
      }
      struct ContentView: View {
        @StateObject private var score = Score()
        @State private var day = 0
        var body: some View {
          ScoreView\(program.name.hasPrefix("observable") ? "(score: score)" : "()")
          Button("Day \\(day)") { day += 1 }
        }
      }
      """
    let run = try play(text, "\(program.actions) --fix \(program.name) --write")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n  \(program.line)\n"), "\(run.output)")
  }

  nonisolated static let edited: [(name: String, property: String, line: String, actions: String)] =
    [
      (
        "observable-object-in-state", "let score: Score", "@ObservedObject var score: Score",
        "--tap 'Points 0'"
      ),
      (
        "observed-object-created-in-view", "@ObservedObject fileprivate(set) var score = Score()",
        "@StateObject private var score = Score()", "--tap 'Points 0' --tap 'Day 0'"
      ),
      (
        "observed-object-created-in-view", "@ObservedObject public var score = Score()",
        "@StateObject private var score = Score()", "--tap 'Points 0' --tap 'Day 0'"
      ),
    ]

  @Test("A declaration of two properties has no edit for an attribute")
  func twoNames() throws {
    let text = """
      import SwiftUI

      final class Score: ObservableObject {
        var points = 0, bonus = 0
        func win() { points += 1 }
      }
      struct ContentView: View {
        @StateObject private var score = Score()
        var body: some View { Button("Points \\(score.points)") { score.win() } }
      }
      """
    let run = try play(text, "--tap 'Points 0'")
    #expect(run.output.contains("[model-change-not-announced]"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("--fix model-change-not-announced"), "\(run.output)")
  }

  @Test("A screen that shows another finding of the same cause does not count against the edit")
  func earlierScreen() throws {
    let text = """
      import SwiftUI

      struct Draft {
        @State var title = ""
      }
      struct ContentView: View {
        private var draft = Draft()
        @State private var resets = 0
        var body: some View {
          TextField("Title", text: draft.$title)
          Button("Reset") { draft.title = ""; resets += 1 }
          Text("\\(resets) resets")
        }
      }
      """
    let run = try play(text, "--enter Title=Tea --tap Reset --fix dynamic-property-not-found")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("The finding is gone."), "\(run.output)")
  }

  @Test("The edits make one view follow the object and the other one own it")
  func owner() throws {
    let text = """
      import SwiftUI

      final class Score: ObservableObject { @Published var points = 0 }
      struct ScoreView: View {
        let score: Score
        var body: some View { Text("Points \\(score.points)") }
      }
      struct ContentView: View {
        private let score = Score()
        var body: some View { ScoreView(score: score); Button("Win") { score.points += 1 } }
      }
      """
    let run = try play(text, "--tap Win --fix observable-object-in-state --write")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n  @ObservedObject var score: Score\n"), "\(run.output)")
    #expect(run.output.contains("\n  @StateObject private var score = Score()\n"), "\(run.output)")
  }

  @Test("The comparison names the line that is new after each action")
  func newLine() throws {
    let text = """
      import SwiftUI

      struct ContentView: View {
        @State private var letters = ["Q"]
        var body: some View {
          ForEach(0..<letters.count) { Text(letters[$0]) }
          Button("Guess A") { letters.append("A") }
          Button("Guess B") { letters.append("B") }
        }
      }
      """
    let run = try play(
      text, "--tap 'Guess A' --tap 'Guess B' --fix constant-range-foreach")
    #expect(run.output.contains("the screen shows A."), "\(run.output)\(run.errors)")
    #expect(run.output.contains("the screen shows B."), "\(run.output)")
  }

  @Test("The fix of a constant range gives ids to the rows of every range that changed")
  func rangesThatChange() throws {
    let text = """
      import SwiftUI

      struct ContentView: View {
        @State private var rows = 2
        let names = ["x", "y"]
        var body: some View {
          ForEach(0..<names.count) { Text(names[$0]) }
          ForEach(0..<rows) { Text("Row \\($0)") }
          ForEach(1..<rows + 1) { Text("Line \\($0)") }
          Button("More") { rows += 1 }
        }
      }
      """
    let run = try play(text, "--tap More --fix constant-range-foreach --write")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("names.count, id"), "\(run.output)")
    #expect(run.output.contains("ForEach(1..<rows + 1, id: \\.self)"), "\(run.output)")
  }

  @Test("A method of a global actor changes a published property in `MainActor.run`")
  func methodOfGlobalActor() throws {
    let text = """
      import SwiftUI

      @globalActor actor Library {
        static let shared = Library()
      }
      final class Shelf: ObservableObject {
        @Published var books: [String] = []
        @Library
        func load() async { books = ["A"] }
      }
      struct ContentView: View {
        @StateObject private var shelf = Shelf()
        var body: some View { Text("\\(shelf.books.count)").task { await shelf.load() } }
      }
      """
    let run = try play(text, "")
    #expect(run.output.contains("in `await MainActor.run { … }`"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("put `@MainActor` before"), "\(run.output)")
  }
}
