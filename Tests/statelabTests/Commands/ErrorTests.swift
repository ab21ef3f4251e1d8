import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Errors of the command line")
struct ErrorTests {
  struct Sample: CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    let text: String
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(
    "An error has an exit code and a message with a hint",
    arguments: [
      Sample(
        line: ["rnu"], code: .usage,
        text: """
          statelab: There is no command "rnu".
                    Did you mean run?

          """),
      Sample(
        line: ["frobnicate"], code: .usage,
        text: """
          statelab: There is no command "frobnicate".
                    `statelab help` shows them all.

          """),
      Sample(
        line: ["run", "bxo"], code: .notFound,
        text: """
          statelab: There is no lesson "bxo".
                    Did you mean box?

          """),
      Sample(
        line: ["run", "it's"], code: .notFound,
        text: """
          statelab: There is no lesson "it's".
                    `statelab list` shows all lessons.

          """),
      Sample(
        line: ["run", "99"], code: .notFound,
        text: """
          statelab: There is no lesson "99".
                    `statelab list` shows all lessons.

          """),
      Sample(
        line: ["show"], code: .usage,
        text: """
          statelab: `statelab show` needs a lesson.
                    Write `statelab show 1`; `statelab list` shows all lessons.

          """),
      Sample(
        line: ["list", "box"], code: .usage,
        text: """
          statelab: `statelab list` lists all lessons and takes no name; "box" is given.
                    Write `statelab run box` to run a lesson.

          """),
      Sample(
        line: ["list", "--answers", "x"], code: .usage,
        text: """
          statelab: `statelab list` has no option --answers.
                    It belongs to `statelab quiz`.

          """),
      Sample(
        line: ["run", "--width", "20"], code: .usage,
        text: """
          statelab: --width 20 is too small.
                    Write --width N, with a number from 40 to 1000.

          """),
      Sample(
        line: ["run", "--width", "99999999999999999999"], code: .usage,
        text: """
          statelab: --width 99999999999999999999 is too large.
                    Write --width N, with a number from 40 to 1000.

          """),
      Sample(
        line: ["quiz"], code: .needsTerminal,
        text: """
          statelab: The quiz asks its questions on a terminal, and there is none.
                    Give answers, one a line: `--answers FILE`, or `--answers -` for standard input.

          """),
      Sample(
        line: ["quiz", "--answers", "/no/such/file"], code: .notFound,
        text: """
          statelab: Cannot use "/no/such/file": No such file or directory.
                    Check the name.

          """),
      Sample(
        line: ["quiz", "--answers", "/"], code: .inputOutput,
        text: """
          statelab: Cannot use "/": Is a directory.
                    Name a file inside that folder.

          """),
      Sample(
        line: ["help", "nothing"], code: .usage,
        text: """
          statelab: There is no command "nothing".
                    `statelab help` shows them all.

          """),
    ])
  func message(_ sample: Sample) {
    let recording = Recording()
    let code = Tool(course: sampleCourse).run(sample.line, on: recording.console)
    #expect(code == sample.code)
    #expect(recording.errors == sample.text)
    #expect(recording.output.isEmpty)
  }

  @Test("A prefix of several lessons is an error that lists them")
  func ambiguous() {
    let outcome = shell("run", "fol", course: ambiguousCourse)
    #expect(outcome.code == .notFound)
    #expect(
      outcome.errors == """
        statelab: Several lessons begin with "fol".
                  Do you mean follows or folders?

        """)
  }

  @Test("An error message is ASCII with --ascii")
  func ascii() {
    let outcome = shell("run", "--ascii", "héllo→")
    #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 })
  }
}
