import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Notes for the teacher")
struct NotesTests {
  @Test("show --notes shows the notes at their position in the lesson")
  func text() {
    #expect(
      shell("show", "1", "--notes", "--width", "50").output.hasSuffix(
        #"""
        What happens
          For the teacher
            Most say that the screen says five.

            - Ask who should have spoken.
            - Point at `body`.

        Remember
          - Changing an object tells nobody.
          - The runtime must be told.

          Run it: statelab run 1

        """#))
  }

  @Test("In plain output each line of a note says that it is for the teacher")
  func plain() {
    #expect(
      shell("show", "1", "--notes", "--plain").output.hasSuffix(
        #"""
        What happens

        For the teacher: Most say that the screen says five.
        For the teacher: - Ask who should have spoken.
        For the teacher: - Point at `body`.

        Remember

        - Changing an object tells nobody.
        - The runtime must be told.

        Run it: statelab run 1

        """#))
  }

  @Test(
    "Notes are hidden from all other output",
    arguments: [
      ["run", "1"], ["run", "1", "--plain"], ["run", "1", "--format", "json"], ["show", "1"],
      ["check", "1"], ["quiz", "1", "--print", "--key"], ["walk", "1", "--plain"],
    ])
  func hidden(line: [String]) {
    let recording = Recording(input: ["q"])
    _ = Tool(course: sampleCourse).run(line, on: recording.console)
    #expect(!recording.output.isEmpty)
    #expect(!recording.output.contains("Most say"))
    #expect(!recording.output.contains("should have spoken"))
  }

  @Test("A section that contains only notes is omitted without --notes")
  func emptySection() {
    #expect(!shell("show", "1").output.contains("What happens"))
  }

  @Test("--notes cannot be combined with --swiftui")
  func xcode() {
    let outcome = shell("show", "1", "--notes", "--swiftui")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors == """
        statelab: --notes cannot be combined with --swiftui, which writes code alone.
                  Leave out one of the two.

        """)
  }
}
