import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("doctor")
struct DoctorTests {
  private let machine = Machine(
    build: "release", platform: "Sample, s390x", library: "/lib/statelab", complaint: { _ in nil },
    compilerVersion: { _ in "Swift version 6.2" })

  private func examine(
    _ line: String..., machine: Machine? = nil, course: Course = sampleCourse,
    terminal: Bool = false, environment: [String: String] = [:]
  ) throws -> Outcome {
    let recording = Recording()
    recording.isTerminal = terminal
    recording.environment = environment
    let arguments = try Arguments(line, known: DoctorCommand().options + Option.common)
    let session = try Session(
      course: course, console: recording.console, commands: [], arguments: arguments)
    let code = try DoctorCommand(machine: machine ?? self.machine).run(arguments, in: session)
    return Outcome(code: code, output: recording.output, errors: recording.errors)
  }

  private func value(of name: String, in outcome: Outcome) -> Substring? {
    outcome.output.split(separator: "\n").first { $0.hasPrefix("\(name): ") }?
      .dropFirst(name.count + 2)
  }

  @Test("doctor reports version, platform, compiler and terminal, and has code 0")
  func well() throws {
    let temporary = Files.folder(of: try temporaryName())
    let outcome = try examine(
      terminal: true,
      environment: [
        "PATH": "/nowhere", "TERM": "xterm", "LANG": "de_CH.UTF-8", "NO_COLOR": "1",
        "XDG_CACHE_HOME": temporary,
      ])
    #expect(outcome.code == .done)
    #expect(
      outcome.output == """
          version    ok  0.1.0, a release build
          platform   ok  Sample, s390x
          compiler   limited  there is no `swiftc` on PATH. Only `--live` and the
                     snippets of `check` need it.
          library    ok  /lib/statelab
          cache      ok  \(temporary)/statelab
          terminal   ok  TERM is "xterm"; walks fill the screen
          locale     ok  all letters and signs, because LANG is "de_CH.UTF-8"
          colour     ok  off, because NO_COLOR is set
          width      ok  80, because neither --width nor COLUMNS nor a terminal says
                     another
          progress   limited  neither XDG_STATE_HOME nor HOME names a folder. Set HOME,
                     or XDG_STATE_HOME to an absolute folder.
          temporary  ok  \(temporary)
          lessons    ok  2 of 2 can be read

          Nothing stands in the way.

        """)
  }

  private func temporaryName() throws -> String {
    let folder = try Files.makeTemporaryFolder()
    Files.remove(folder)
    return folder
  }

  @Test("Missing disk space and a missing temporary folder need attention")
  func noRoom() throws {
    let run = try ShellRun(
      "( ulimit -f 0; PATH=/bin:/usr/bin; $statelab doctor --plain; echo code $? ) 2>&1 | cat")
    #expect(run.output.hasSuffix("code 1\n"))
    #expect(run.output.contains("\ntemporary: attention  Cannot use temporary files in "))
    #expect(run.output.contains(": File too large. Lift the limit"), "\(run.output)")
    let folder = try ShellRun("TMPDIR=$PWD/missing $statelab doctor --plain")
    #expect(folder.code == ExitCode.no.rawValue)
    #expect(folder.output.contains("Set TMPDIR to a folder"))
  }

  @Test("A missing temporary folder is the only problem that is reported")
  func noTemporaryFolder() throws {
    let run = try ShellRun("TMPDIR=$PWD/missing $statelab doctor --format json")
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\"attention\"").count == 2, "\(run.output)")
    #expect(!run.output.contains("does not say its version"))
    #expect(!run.output.contains("Build and install"))
  }

  @Test("A state folder that is a file is reported as a file")
  func fileForFolder() throws {
    let run = try ShellRun(
      "touch file; XDG_STATE_HOME=$PWD/file $statelab doctor --plain | grep progress")
    #expect(run.output.contains("/file\" is a file, and a folder is needed there"), "\(run.output)")
  }

  @Test("A lesson that cannot be read needs attention")
  func unreadable() throws {
    let lesson = Lesson("sad") {}
    let outcome = try examine("--plain", course: Course([Part("Samples", [lesson])], folders: []))
    #expect(outcome.code == .no)
    #expect(
      value(of: "lessons", in: outcome)?.hasPrefix(
        "attention  lessons/01-sad/lesson.md:1: ") == true)
    #expect(outcome.output.hasSuffix("1 thing needs attention.\n"))
  }

  @Test("Progress that cannot be read or saved is a limit, and doctor writes no file")
  func progress() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    func line(_ state: String) throws -> Substring? {
      let outcome = try examine("--plain", environment: ["XDG_STATE_HOME": state])
      #expect(outcome.code == .done)
      return value(of: "progress", in: outcome)
    }
    #expect(try line(folder) == "ok  \(folder)/statelab/progress.txt, nothing saved yet")
    #expect(!Files.isThere("\(folder)/statelab"))
    let refused = try line("/dev/null/state")
    #expect(refused?.hasPrefix("limited  \"/dev/null\" is ") == true)
    let saved = try ShellRun(
      """
      export XDG_STATE_HOME=$PWD/state
      mkdir -p state/statelab
      $statelab run 1 > /dev/null; $statelab doctor --plain
      echo nonsense > state/statelab/progress.txt; $statelab doctor --plain
      cat state/statelab/progress.txt
      """)
    #expect(saved.code == 0)
    #expect(saved.output.contains("/progress.txt, "))
    #expect(saved.output.contains("\nprogress: limited  "))
    #expect(saved.output.hasSuffix("\nnonsense\n"))
  }

  @Test("A missing library is a limit with code 0")
  func noLibrary() throws {
    var machine = machine
    machine.library = nil
    let outcome = try examine("--plain", machine: machine)
    #expect(outcome.code == .done)
    #expect(
      value(of: "library", in: outcome)?.hasPrefix("limited  there is no compiled") == true)
  }

  @Test("A library that the compiler cannot read is a limit with code 0")
  func otherLibrary() throws {
    var machine = machine
    machine.complaint = { _ in "error: module compiled with Swift 6.1" }
    let outcome = try examine("--plain", machine: machine)
    #expect(outcome.code == .done)
    #expect(
      value(of: "library", in: outcome)?.hasPrefix(
        "limited  /lib/statelab: error: module compiled with Swift 6.1. Build and") == true)
  }

  @Test(
    "The compiler's version is shown, and a compiler without a version is a limit", .needs("false"))
  func compiler() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let path = try #require(Files.program(named: "false"))
    _ = try ShellRun("ln -s \(path.inShell) \((folder + "/swiftc").inShell)")
    let outcome = try examine("--plain", environment: ["PATH": folder])
    #expect(value(of: "compiler", in: outcome) == "ok  Swift version 6.2, \(folder)/swiftc")
    var silent = machine
    silent.compilerVersion = Machine.own.compilerVersion
    let other = try examine("--plain", machine: silent, environment: ["PATH": folder])
    #expect(value(of: "compiler", in: other)?.hasPrefix("limited  ") == true)
  }

  struct Reason: CustomTestStringConvertible {
    var line: [String] = []
    var environment: [String: String] = [:]
    let name: String
    let value: String
    var testDescription: String { value }
  }

  @Test(
    "doctor gives the reasons for color, locale and width",
    arguments: [
      Reason(name: "colour", value: "off, because the output goes to no terminal"),
      Reason(
        environment: ["FORCE_COLOR": "1"], name: "colour", value: "on, because FORCE_COLOR is \"1\""
      ),
      Reason(
        line: ["--color", "always"], name: "colour",
        value: "on, because --color always asks for it"),
      Reason(
        environment: ["LC_ALL": "C"], name: "locale", value: "ASCII alone, because LC_ALL is \"C\""),
      Reason(name: "locale", value: "all letters and signs, because no locale is set"),
      Reason(line: ["--ascii"], name: "locale", value: "ASCII alone, because --ascii asks for it"),
      Reason(line: ["--width", "90"], name: "width", value: "90, because --width asks for it"),
      Reason(environment: ["COLUMNS": "66"], name: "width", value: "66, because COLUMNS is 66"),
      Reason(
        environment: ["COLUMNS": "200"], name: "width",
        value: "88, because COLUMNS is 200, and longer lines are hard to read"),
      Reason(
        environment: ["COLUMNS": "20"], name: "width",
        value: "40, because COLUMNS is 20, and fewer do not do"),
    ])
  func reason(_ reason: Reason) throws {
    let arguments = try Arguments(reason.line, known: DoctorCommand().options + Option.common)
    let recording = Recording()
    recording.environment = reason.environment
    let session = try Session(
      course: sampleCourse, console: recording.console, commands: [], arguments: arguments)
    let symptoms = Examination(
      version: "1.2.3", machine: machine, session: session, arguments: arguments
    ).symptoms
    #expect(symptoms.first { $0.name == reason.name }?.value == reason.value)
  }

  @Test("doctor as JSON contains the same facts")
  func data() throws {
    let output = try examine("--format", "json").output
    #expect(output.contains(#""command" : "doctor""#))
    #expect(output.contains(#""isWell" : true"#))
    for name in ["version", "compiler", "library", "terminal", "locale", "colour", "width"] {
      #expect(output.contains("\"name\" : \"\(name)\""))
    }
  }
}
