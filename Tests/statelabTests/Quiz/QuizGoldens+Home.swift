import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

extension QuizGoldens {
  @Test("The home page without progress")
  func home() throws {
    #expect(
      try home(80, 24) == #"""
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
        ↑ ↓ lesson · w walk · r run · z quiz · y why · d diff · t try · ? keys · q leave
        """#)
    #expect(
      try home(40, 10) == #"""
        statelab  0 of 33 lessons finished

        Letters
        ▸    1  Letters 1
             2  Letters 2
             3  Letters 3
             4  Letters 4
             5  Letters 5
          ↓ PgDn shows more
        ↑ ↓ · w r z y d t · ? keys · q
        """#)
    #expect(
      try home(120, 40) == #"""
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

        Colors
            18  Colors 1
            19  Colors 2
            20  Colors 3
            21  Colors 4
            22  Colors 5

        Shapes
            23  Shapes 1
            24  Shapes 2
            25  Shapes 3
            26  Shapes 4
            27  Shapes 5
            28  Shapes 6

          ↓ PgDn shows more
        ↑ ↓ lesson · w walk · r run · z quiz · y why · d diff · t try · ? keys · q leave
        """#)
    #expect(
      try home(200, 60) == #"""
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

        Colors
            18  Colors 1
            19  Colors 2
            20  Colors 3
            21  Colors 4
            22  Colors 5

        Shapes
            23  Shapes 1
            24  Shapes 2
            25  Shapes 3
            26  Shapes 4
            27  Shapes 5
            28  Shapes 6

        Sounds
            29  Sounds 1
            30  Sounds 2
            31  Sounds 3
            32  Sounds 4
            33  Sounds 5
        ⋮
        ↑ ↓ lesson · w walk · r run · z quiz · y why · d diff · t try · ? keys · q leave
        """#)
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
    #expect(
      try home(80, 24, in: state) == #"""
        statelab  2 of 33 lessons finished · 1 with questions to ask again

        Letters
          ✓  1  Letters 1                 quiz 3 of 3
          ✓  2  Letters 2
        ▸    3  Letters 3                 stopped at 3:7 · quiz 2 of 3 · 1 to ask again
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
        ↑ ↓ · w walk · r run · z quiz · a again · t try · ? keys · q leave
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
    #expect(screen.chosen == .written("try q.swift"))
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
