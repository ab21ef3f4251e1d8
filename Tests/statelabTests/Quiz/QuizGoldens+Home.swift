import Lessons
import Testing

@testable import Rendering
@testable import statelab

extension QuizGoldens {
  @Test("The home page without progress")
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

  @Test("The home page with progress shows finished lessons and questions to ask again")
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
}
