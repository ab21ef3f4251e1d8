import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

extension QuizGoldens {
  @Test("The home page without progress")
  func home() throws {
    #expect(
      left(try home(80, 24)) == #"""
        statelab  0 of 33 lessons finished

        Letters
        ▸    1  Letters 1
             2  Letters 2
             3  Letters 3
             4  Letters 4
             5  Letters 5
             6  Letters 6
             7  Letters 7
             8  Letters 8
             9  Letters 9

        Numbers
            10  Numbers 1
            11  Numbers 2
            12  Numbers 3
            13  Numbers 4
            14  Numbers 5
            15  Numbers 6
            16  Numbers 7
            17  Numbers 8
          ↓ PgDn shows more
        ↑ ↓ · w walk · r run · z quiz · p practice · b rebuild · ? keys · q
        """#)
    #expect(
      try home(40, 10) == #"""
        statelab  0 of 33 lessons finished

        Letters
        ▸    1  Letters 1
                Not run yet · No quiz yet
             2  Letters 2
             3  Letters 3
             4  Letters 4
          ↓ PgDn shows more
        ↑ ↓ · w r z p b y d t · ? keys · q
        """#)
  }

  @Test("A wide home page has the commands beside the lessons")
  func wide() throws {
    for (columns, rows) in [(120, 40), (200, 60)] {
      let lines = try home(columns, rows).lines
      #expect(lines[3].hasPrefix("▸    1  Letters 1 ") && lines[3].contains(" │ "))
      for command in [
        "walk 1", "run 1", "quiz 1", "practice 1", "rebuild state",
        "why 1:1", "diff 1 2", "try Counter.swift",
        "why Counter.swift 1:7 --tap Add", "diff A.swift B.swift --tap Add",
      ] {
        #expect(
          lines.contains { $0.contains("│") && $0.contains("statelab \(command)") }, "\(command)")
      }
    }
    #expect(!(try home(75, 40).contains("│")))
  }

  /// The lines without the selected lesson beside them.
  private func left(_ frame: String) -> String {
    frame.lines.map { line in
      guard let bar = line.firstRange(of: " │") else { return line }
      return String(line[..<bar.lowerBound].reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test("The home page with progress shows finished lessons and questions to ask again")
  func begun() throws {
    let state = try StateFolder()
    try state.put(
      """
      statelab/progress/2
      letters-1 run quiz=3/3
      letters-2 run
      letters-3 quiz=2/3 walk=ios18/5/7 missed=tally
      """)
    let frame = try home(80, 24, in: state)
    for text in [
      "Not run yet", "stopped at 3:7", "quiz 2 of 3", "1 to ask again", "statelab quiz 2",
    ] {
      #expect(frame.lines.contains { $0.contains("│") && $0.contains(text) }, "\(text)")
    }
    #expect(
      left(frame) == #"""
        statelab  2 of 33 lessons finished · 1 with questions to ask again

        Letters
          ✓  1  Letters 1
          ✓  2  Letters 2
        ▸    3  Letters 3
             4  Letters 4
             5  Letters 5
             6  Letters 6
             7  Letters 7
             8  Letters 8
             9  Letters 9

        Numbers
            10  Numbers 1
            11  Numbers 2
            12  Numbers 3
            13  Numbers 4
            14  Numbers 5
            15  Numbers 6
            16  Numbers 7
            17  Numbers 8
          ↓ PgDn shows more
        ↑ ↓ · w walk · r run · z quiz · a again · p practice · b rebuild · ? keys · q
        """#)
  }

  @Test("Keys of the home page begin a command, which Enter runs")
  func commands() throws {
    let state = try StateFolder()
    var screen = try homeScreen(in: state)
    let size = ScreenSize(columns: 80, rows: 24)
    func foot() -> String { screen.frame(size).last?.text ?? "" }
    #expect(screen.take("y") == nil)
    #expect(foot() == "statelab why 1:_ · Enter runs it · Esc goes back")
    #expect(screen.take(.escape) == nil)
    #expect(screen.take("t") == nil)
    for letter in "q.swift" { #expect(screen.take(.character(letter)) == nil) }
    #expect(foot().hasPrefix("statelab try q.swift_"))
    #expect(screen.take(.enter) == .done)
    #expect(screen.chosen == "try q.swift")
  }

  @Test(
    "The words of a written command are those of a shell",
    arguments: [
      ("try A.swift  --tap Add", ["try", "A.swift", "--tap", "Add"]),
      (#"--tap "Log in" --enter 'Name=A "b"'"#, ["--tap", "Log in", "--enter", #"Name=A "b""#]),
      (#"a\ b "" c\"d"#, ["a b", "", #"c"d"#]),
    ])
  func words(line: String, words: [String]) { #expect(line.shellWords == words) }

  private func homeScreen(in state: StateFolder) throws -> HomeScreen {
    let recording = Recording()
    recording.environment = state.environment
    return HomeScreen(
      try Session(
        course: longCourse, console: recording.console, commands: [],
        arguments: Arguments([], known: [])))
  }

  private func home(_ columns: Int, _ rows: Int, in state: StateFolder? = nil) throws -> String {
    let state = try state ?? StateFolder()
    var screen = try homeScreen(in: state)
    let size = ScreenSize(columns: columns, rows: rows)
    return picture(screen.frame(size), size)
  }
}
