import Lessons
import Testing

@testable import statelab

/// Frames as a terminal shows them, each of a screen of its own; `⋮` stands for the rest of the rows,
/// which are empty.
@Suite("Frames of the quiz and of the home page")
struct QuizGoldens {
  @Test("A question: with its code where there is room, else from what is asked")
  func question() throws {
    #expect(
      try quiz(80, 24) == #"""
        1 of 3  ···  lesson 3, Box

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
        ↑ ↓ choose · Enter or a, b or c answers · = type it · ? code · q stops
        """#)
    #expect(
      try quiz(40, 10) == #"""
        1 of 3  ···  lesson 3, Box

          The button adds 1 to the tally. Then a
          parent passes a new TallyView with the
          same Tally. What is on the screen?

        ▸ a  count 0
             [Add]
          ↓ PgDn shows more
        ↑ ↓ Enter · a, b or c · ? code · q stop
        """#)
    #expect(
      try quiz(120, 40) == #"""
        1 of 3  ···  lesson 3, Box

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
        ↑ ↓ choose · Enter or a, b or c answers · = type it · ? code · q stops
        """#)
    #expect(try quiz(200, 60) == quiz(120, 40))
  }

  @Test("A wrong answer: the verdict is what is seen")
  func verdict() throws {
    #expect(
      try quiz(80, 24, after: .character("b")) == #"""
        1 of 3  ✗··  lesson 3, Box

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
      try quiz(40, 10, after: .character("b")) == #"""
        1 of 3  ✗··  lesson 3, Box

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
      try quiz(120, 40, after: .character("b")) == #"""
        1 of 3  ✗··  lesson 3, Box

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
      try quiz(200, 60, after: .character("b")) == #"""
        1 of 3  ✗··  lesson 3, Box

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

  @Test("The home page of somebody who begins")
  func home() throws {
    #expect(
      try home(80, 24) == #"""
        statelab  0 of 35 lessons finished

        Build @State
        ▸    1  Plain value
             2  Nonmutating
             3  Box
             4  Observable
             5  Dynamic property
             6  Binding
             7  Not yet State
             8  Write in body
             9  Another thread

        Stranger things
            10  Three names
            11  Projected values
            12  Publish before store
            13  Environment object
            14  Schrödinger's state
            15  Async writes
            16  Phantom updates
            17  Chasing text
          ↓ PgDn shows more
        ↑ ↓ lesson · Enter or w walk · r run · z quiz · ? keys · q leave
        """#)
    #expect(
      try home(40, 10) == #"""
        statelab  0 of 35 lessons finished

        Build @State
        ▸    1  Plain value
             2  Nonmutating
             3  Box
             4  Observable
             5  Dynamic property
          ↓ PgDn shows more
        ↑ ↓ · w walk · r run · z quiz · ? · q
        """#)
    #expect(
      try home(120, 40) == #"""
        statelab  0 of 35 lessons finished

        Build @State
        ▸    1  Plain value
             2  Nonmutating
             3  Box
             4  Observable
             5  Dynamic property
             6  Binding
             7  Not yet State
             8  Write in body
             9  Another thread

        Stranger things
            10  Three names
            11  Projected values
            12  Publish before store
            13  Environment object
            14  Schrödinger's state
            15  Async writes
            16  Phantom updates
            17  Chasing text

        State research
            18  Twelve or less
            19  User defaults
            20  Location
            21  Dependencies
            22  Wrapping state

        Custom property wrappers
            23  String sample
            24  Survives init
            25  Remote data
            26  Update loop
            27  Data loader
            28  Testing wrappers

          ↓ PgDn shows more
        ↑ ↓ lesson · Enter or w walk · r run · z quiz · ? keys · q leave
        """#)
    #expect(
      try home(200, 60) == #"""
        statelab  0 of 35 lessons finished

        Build @State
        ▸    1  Plain value
             2  Nonmutating
             3  Box
             4  Observable
             5  Dynamic property
             6  Binding
             7  Not yet State
             8  Write in body
             9  Another thread

        Stranger things
            10  Three names
            11  Projected values
            12  Publish before store
            13  Environment object
            14  Schrödinger's state
            15  Async writes
            16  Phantom updates
            17  Chasing text

        State research
            18  Twelve or less
            19  User defaults
            20  Location
            21  Dependencies
            22  Wrapping state

        Custom property wrappers
            23  String sample
            24  Survives init
            25  Remote data
            26  Update loop
            27  Data loader
            28  Testing wrappers

        Beyond the articles
            29  The Observable macro
            30  Identity
            31  Comparing views
            32  Published order
            33  Batching
            34  On change
            35  Two generations
        ⋮
        ↑ ↓ lesson · Enter or w walk · r run · z quiz · ? keys · q leave
        """#)
  }

  @Test("The home page of somebody who has begun: what is finished, asked and to be asked again")
  func begun() throws {
    let state = try StateFolder()
    try state.put(
      """
      statelab/progress/2
      plain-value run quiz=3/3
      nonmutating run
      box quiz=2/3 walk=ios18/5/7 missed=tally
      """)
    #expect(
      try home(80, 24, in: state) == #"""
        statelab  2 of 35 lessons finished · 1 with questions to ask again

        Build @State
          ✓  1  Plain value               quiz 3 of 3
          ✓  2  Nonmutating
        ▸    3  Box                       stopped at 3:7 · quiz 2 of 3 · 1 to ask again
             4  Observable
             5  Dynamic property
             6  Binding
             7  Not yet State
             8  Write in body
             9  Another thread

        Stranger things
            10  Three names
            11  Projected values
            12  Publish before store
            13  Environment object
            14  Schrödinger's state
            15  Async writes
            16  Phantom updates
            17  Chasing text
          ↓ PgDn shows more
        ↑ ↓ lesson · Enter or w walk · r run · z quiz · a ask again · ? keys · q leave
        """#)
  }

  @Test("The card at the end: how it went, what is weakest, what to look at and what is next")
  func card() throws {
    #expect(
      try card([1, 1, 1], columns: 80) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body makes new child structs; a child's body
               runs only for a difference.
          R35  0 of 1 right: Class instances compare by identity, closures by what they
               are and capture.

          In full: statelab help R33, statelab help R35

        What to look at
          statelab walk 3  Box

          Next: statelab walk 3, then statelab quiz --again
        """#)
    #expect(
      try card([1, 1, 1], columns: 40) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body
               makes new child structs; a
               child's body runs only for a
               difference.
          R35  0 of 1 right: Class instances
               compare by identity, closures by
               what they are and capture.

          In full: statelab help R33,
          statelab help R35

        What to look at
          statelab walk 3
              Box

          Next: statelab walk 3, then
          statelab quiz --again
        """#)
    #expect(
      try card([1, 1, 1], columns: 120) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body makes new child structs; a child's body runs only
               for a difference.
          R35  0 of 1 right: Class instances compare by identity, closures by what they are and
               capture.

          In full: statelab help R33, statelab help R35

        What to look at
          statelab walk 3  Box

          Next: statelab walk 3, then statelab quiz --again
        """#)
    #expect(try card([1, 1, 1], columns: 200) == card([1, 1, 1], columns: 120))
  }

  @Test("The card of a quiz that was right throughout, and of one that was left")
  func otherCards() throws {
    let right = try quiz.questions.map(\.right)
    #expect(
      try card(right, columns: 80) == #"""
        Result
          ✓✓✓
          3 of 3 right
          Next: statelab walk 4
        """#)
    #expect(
      try card([right[0]], columns: 40) == #"""
        Result
          ✓··
          1 of 1 right, 2 not asked
          Next: statelab quiz 3
        """#)
  }

  @Test("Lines hold every fact that the screen shows")
  func lines() throws {
    let quiz = try quiz
    let recording = Recording(input: ["b", "b", "b"])
    recording.isTerminal = true
    let code = Tool(course: course).run(
      ["quiz", "3", "--no-save", "--plain"], on: recording.console)
    #expect(code == .done)
    let said = Set(recording.output.split { !$0.isLetter && !$0.isNumber })
    let size = ScreenSize(columns: 88, rows: 400)
    var screen = QuizScreen(quiz, givesFeedback: true, output: OutputOptions())
    for _ in quiz.questions {
      _ = screen.take(.character("b"))
      let shown = screen.frame(size).dropLast().map(\.text).joined(separator: "\n")
      for word in shown.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        #expect(said.contains(word), "\(word)")
      }
      _ = screen.take(.enter)
    }
  }
  private var quiz: Quiz {
    get throws { try Quiz([course.lesson(named: "box")], of: course) }
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

  private func home(_ columns: Int, _ rows: Int, in state: StateFolder? = nil) throws -> String {
    let state = try state ?? StateFolder()
    let recording = Recording()
    recording.environment = state.environment
    var screen = HomeScreen(
      try Session(
        course: course, console: recording.console, commands: [],
        arguments: Arguments([], known: [])))
    let size = ScreenSize(columns: columns, rows: rows)
    return picture(screen.frame(size), size)
  }

  /// What the terminal shows once the quiz has left the full screen.
  private func card(_ answers: [Int], columns: Int) throws -> String {
    let document = Score(try quiz, answers).document(
      passMark: nil, bar: true, asksAgain: true, next: "statelab walk 4")
    let output = OutputOptions(color: true).narrowed(to: columns)
    return TextRenderer(output: output).lines(of: document).map(\.text).joined(separator: "\n")
  }

  private func picture(_ frame: [Line], _ size: ScreenSize) -> String {
    #expect(frame.count == size.rows)
    #expect(frame.allSatisfy { $0.columns <= size.columns })
    var lines = frame.map(\.withoutTrailingBlank.text)
    // The last line is the keys.
    let end = lines.count - 1
    let last = lines[..<end].lastIndex { !$0.isEmpty } ?? 0
    if end - last > 3 { lines.replaceSubrange(last + 1..<end, with: ["⋮"]) }
    return lines.joined(separator: "\n")
  }
}
