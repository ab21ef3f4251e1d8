import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

/// Complete frames as a terminal shows them. `⋮` stands for the empty rows that follow.
@Suite("Frames of the quiz and of the home page")
struct QuizGoldens {
  @Test("A question is shown with its code if there is room")
  func question() throws {
    #expect(
      try quiz(80, 24) == #"""
        1 of 3  ···  lesson 1, Box

              6   }
              7
              8   private struct TallyView: View {
              9     let tally: Tally
             10
             11     var body: some View {
             12       Text("count \(tally.count)")
             13       Button("Add") { tally.count += 1 }
             14     }
             15   }

          The button adds 1 to the tally. Then a parent passes a new TallyView with the
          same Tally. What is on the screen?

        ▸ a  count 0
             [Add]
          b  count 2
             [Add]
          c  count 1
             [Add]
          ↑ PgUp shows more
        ↑ ↓ or a, b or c choose · Enter answers · = type it · ? code · q stops
        """#)
    #expect(
      try quiz(40, 10) == #"""
        1 of 3  ···  lesson 1, Box

          The button adds 1 to the tally. Then a
          parent passes a new TallyView with the
          same Tally. What is on the screen?

        ▸ a  count 0
             [Add]
          ↓ PgDn shows more
        ↑ ↓ a, b or c · Enter · ? code · q stop
        """#)
    #expect(
      try quiz(120, 40) == #"""
        1 of 3  ···  lesson 1, Box

          BoxQuiz.swift
              4   private final class Tally {
              5     var count = 0
              6   }
              7
              8   private struct TallyView: View {
              9     let tally: Tally
             10
             11     var body: some View {
             12       Text("count \(tally.count)")
             13       Button("Add") { tally.count += 1 }
             14     }
             15   }

          The button adds 1 to the tally. Then a parent passes a new TallyView with the same
          Tally. What is on the screen?

        ▸ a  count 0
             [Add]
          b  count 2
             [Add]
          c  count 1
             [Add]
        ⋮
        ↑ ↓ or a, b or c choose · Enter answers · = type it · ? code · q stops
        """#)
    #expect(try quiz(200, 60) == quiz(120, 40))
  }

  @Test("A wrong answer is shown with its verdict")
  func verdict() throws {
    #expect(
      try quiz(80, 24, after: .character("b"), .enter) == #"""
        1 of 3  ✗··  lesson 1, Box

          The button adds 1 to the tally. Then a parent passes a new TallyView with the
          same Tally. What is on the screen?

        ✓ a  count 0 / [Add]
        ✗ b  count 2 / [Add]

          Not so. Nothing here adds twice: one tap, one addition. And no body has run
          since.
          It is a. The new struct holds the same reference, so it equals the old one,
          and body does not run. The screen stays stale.

          R33  A parent's body makes new child structs; a child's body runs only for a
               difference.
          R35  Class instances compare by identity, closures by what they are and
               capture.

          In full: statelab help R33, statelab help R35
          Experiment tally, run under ios18, found screen:
            count 0
            [Add]
          ↓ PgDn shows more
        Enter goes on · q stops
        """#)
    #expect(
      try quiz(40, 10, after: .character("b"), .enter) == #"""
        1 of 3  ✗··  lesson 1, Box

          Not so. Nothing here adds twice: one
          tap, one addition. And no body has run
          since.
          It is a. The new struct holds the same
          reference, so it equals the old one,
          and body does not run. The screen
          ↓ PgDn shows more
        Enter goes on · q stops
        """#)
    #expect(
      try quiz(120, 40, after: .character("b"), .enter) == #"""
        1 of 3  ✗··  lesson 1, Box

          The button adds 1 to the tally. Then a parent passes a new TallyView with the same
          Tally. What is on the screen?

        ✓ a  count 0
             [Add]
        ✗ b  count 2
             [Add]
          c  count 1
             [Add]

          Not so. Nothing here adds twice: one tap, one addition. And no body has run since.
          It is a. The new struct holds the same reference, so it equals the old one, and body
          does not run. The screen stays stale.

          R33  A parent's body makes new child structs; a child's body runs only for a
               difference.
          R35  Class instances compare by identity, closures by what they are and capture.

          In full: statelab help R33, statelab help R35
          Experiment tally, run under ios18, found screen:
            count 0
            [Add]

          a parent passes a new TallyView
            the new value equals the old one: no body runs











          ↑ PgUp shows more
        Enter goes on · q stops
        """#)
    #expect(
      try quiz(200, 60, after: .character("b"), .enter) == #"""
        1 of 3  ✗··  lesson 1, Box

          BoxQuiz.swift
              4   private final class Tally {
              5     var count = 0
              6   }
              7
              8   private struct TallyView: View {
              9     let tally: Tally
             10
             11     var body: some View {
             12       Text("count \(tally.count)")
             13       Button("Add") { tally.count += 1 }
             14     }
             15   }

          The button adds 1 to the tally. Then a parent passes a new TallyView with the same
          Tally. What is on the screen?

        ✓ a  count 0
             [Add]
        ✗ b  count 2
             [Add]
          c  count 1
             [Add]

          Not so. Nothing here adds twice: one tap, one addition. And no body has run since.
          It is a. The new struct holds the same reference, so it equals the old one, and body
          does not run. The screen stays stale.

          R33  A parent's body makes new child structs; a child's body runs only for a
               difference.
          R35  Class instances compare by identity, closures by what they are and capture.

          In full: statelab help R33, statelab help R35
          Experiment tally, run under ios18, found screen:
            count 0
            [Add]

          a parent passes a new TallyView
            the new value equals the old one: no body runs
        ⋮
        Enter goes on · q stops
        """#)
  }

  @Test("Line mode contains every word that the screen shows")
  func lines() throws {
    let quiz = try quiz
    let recording = Recording(input: ["b", "b", "b"])
    recording.isTerminal = true
    let code = Tool(course: compiledCourse).run(
      ["quiz", "1", "--no-save", "--plain"], on: recording.console)
    #expect(code == .done)
    let said = Set(recording.output.split { !$0.isLetter && !$0.isNumber })
    let size = ScreenSize(columns: 88, rows: 400)
    var screen = QuizScreen(quiz, givesFeedback: true, output: OutputOptions())
    for _ in quiz.questions {
      for key in [Key.character("b"), .enter] { _ = screen.take(key) }
      let shown = screen.frame(size).dropLast().map(\.text).joined(separator: "\n")
      for word in shown.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        #expect(said.contains(word), "\(word)")
      }
      _ = screen.take(.enter)
    }
  }
  var quiz: Quiz {
    get throws { try Quiz([compiledCourse.lesson(named: "box")], of: compiledCourse) }
  }

  /// The screen of the quiz, drawn before each key as on a terminal.
  private func quiz(_ columns: Int, _ rows: Int, after keys: Key...) throws -> String {
    let size = ScreenSize(columns: columns, rows: rows)
    var screen = QuizScreen(try quiz, givesFeedback: true, output: OutputOptions(color: true))
    for key in keys {
      _ = screen.frame(size)
      #expect(screen.take(key, at: size) == nil)
    }
    return picture(screen.frame(size), size)
  }

  func picture(_ frame: [Line], _ size: ScreenSize) -> String {
    #expect(frame.count == size.rows)
    #expect(frame.allSatisfy { $0.columns <= size.columns })
    var lines = frame.map(\.withoutTrailingBlank.text)
    // The last line shows the keys.
    let end = lines.count - 1
    let last = lines[..<end].lastIndex { !$0.isEmpty } ?? 0
    if end - last > 3 { lines.replaceSubrange(last + 1..<end, with: ["⋮"]) }
    return lines.joined(separator: "\n")
  }
}
