import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Exit codes")
struct ExitCodeTests {
  nonisolated struct Sample: CustomTestStringConvertible {
    let script: String
    let code: ExitCode
    var errors = ""
    var testDescription: String { "\(code.rawValue): \(script)" }
  }

  @Test(
    "A process ends with the exit code and message of its error",
    arguments: [
      Sample(script: "$statelab list", code: .done),
      Sample(script: "$statelab --version", code: .done),
      Sample(script: "printf '\\n' | $statelab quiz 1 --answers - --pass 100", code: .no),
      Sample(script: "$statelab rnu", code: .usage, errors: "Did you mean run?"),
      Sample(script: "$statelab run --width=", code: .usage, errors: "--width needs a value."),
      Sample(
        script: "printf '\\377\\n' | $statelab quiz 1 --answers -", code: .badData,
        errors: "Line 1 is not UTF-8 text."),
      Sample(script: "$statelab run 99", code: .notFound, errors: "There is no lesson \"99\"."),
      Sample(
        script: "$statelab quiz 1 --answers missing", code: .notFound, errors: "Check the name."),
      Sample(
        script: "$statelab quiz < /dev/null", code: .needsTerminal, errors: "there is none."),
      Sample(
        script: "$statelab quiz 1 --answers - < .", code: .inputOutput,
        errors: "cannot read the input: Is a directory"),
      Sample(
        script: "$statelab quiz 1 --answers .", code: .inputOutput, errors: "Is a directory"),
    ])
  func codes(_ sample: Sample) throws {
    let run = try ShellRun(sample.script)
    #expect(run.code == sample.code.rawValue)
    #expect(run.errors.contains(sample.errors), "\(run.errors)")
    #expect(run.errors.isEmpty == sample.errors.isEmpty, "\(run.errors)")
  }

  @Test("The exit code is 74 if the output cannot be written", .needs(file: "/dev/full"))
  func full() throws {
    for command in [
      "list", "run all", "--version", "help --completions bash", "list --format json",
    ] {
      let run = try ShellRun("$statelab \(command) > /dev/full")
      #expect(run.code == ExitCode.inputOutput.rawValue)
      #expect(run.errors == "statelab: cannot write the output: No space left on device\n")
    }
  }

  @Test("The exit code is 73 if a lesson cannot be written, and the old lesson is unchanged")
  func noPlace() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try ShellRun(
      """
      mkdir lessons
      cp -R \(root.appending(path: "lessons").path.inShell)/01-* lessons
      cd lessons/01-*
      sed 's/ 1:1 / 1:9 /' lesson.md > changed && mv changed lesson.md && cp lesson.md ../before
      mkdir lesson.md.new
      cd ../..
      PATH=/bin:/usr/bin $statelab check 1 --update --lessons lessons
      code=$?
      cmp lessons/01-*/lesson.md lessons/before || exit 9
      exit $code
      """)
    #expect(run.code == ExitCode.cannotCreate.rawValue)
    #expect(run.errors.contains("Check that the folder may be written to."), "\(run.errors)")
  }

  @Test("The exit code is 70 for an unexpected error, which no known input causes")
  func unforeseen() {
    struct Mishap: Error {}
    struct Clumsy: Command {
      let name = "clumsy"
      let summary = ""
      let operands: [Operand] = []
      let details = ""
      let options: [Option] = []
      func run(_ arguments: Arguments, in session: Session) throws -> ExitCode { throw Mishap() }
    }
    var tool = Tool(course: sampleCourse)
    tool.commands.append(Clumsy())
    let recording = Recording()
    #expect(tool.run(["clumsy"], on: recording.console) == .internalError)
    #expect(recording.errors == "statelab: Something went wrong inside: Mishap()\n")
  }

  @Test(
    "A reader that closes its pipe is no error",
    arguments: ["run all", "list", "claims", "show all"])
  func closedPipe(command: String) throws {
    for reader in ["head -n 1", "true"] {
      let run = try ShellRun(
        "{ $statelab \(command); echo $? > code; } | \(reader) > /dev/null; exit $(cat code)")
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
    }
  }

  @Test(
    "The exit code is 130 for Ctrl-C and 143 for SIGTERM, and the terminal is restored",
    .enabled(
      if: isInstalled("script"),
      "Exit codes 130 and 143 are not tested: `script` is not installed."),
    arguments: [
      ("printf '\\003'", ExitCode.interrupted), ("kill -TERM $(cat pid)", .terminated),
      ("printf q", .done),
    ])
  func signals(act: String, code: ExitCode) throws {
    let run = try ShellRun(
      """
      export statelab TERM=xterm
      wait_for_it() {
        for _ in $(seq 200); do
          if grep -q 1049h terminal 2> /dev/null; then return; fi
          sleep 0.05
        done
      }
      { wait_for_it; \(act); while [ ! -e after ]; do sleep 0.05; done; } \\
        | script -qfec 'sh inner' terminal > /dev/null
      cmp before after || exit 9
      grep -q 1049l terminal || exit 8
      exit $(cat code)
      """,
      with: [
        "inner": """
        stty -a > before
        sh -c 'echo $$ > pid; exec "$statelab" walk 1'
        echo $? > code
        stty -a > after
        """
      ])
    #expect(run.code == code.rawValue)
  }

  @Test("A link to the tool and a renamed copy can run an experiment in a child process")
  func otherNames() throws {
    let lesson = try #require(
      course.lessons.first { $0.lesson.experiments.contains(where: \.endsProcess) }
    ).number
    let expected = try ShellRun("LC_ALL=C.UTF-8 $statelab run \(lesson)").output
    #expect(expected.contains("Fatal error: "))
    for way in ["ln -s $statelab other", "cp $statelab other"] {
      let run = try ShellRun("\(way); LC_ALL=C.UTF-8 ./other run \(lesson)")
      #expect(run.output == expected)
    }
  }
}
