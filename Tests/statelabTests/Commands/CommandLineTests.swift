import Course
import Lessons
import Replay
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Command line")
struct CommandLineTests {
  @Test(
    "A number out of range is reported with the long name of its option",
    arguments: [
      (["quiz", "--seed", "-1"], "--seed -1 is too small."),
      (["quiz", "--count", "0"], "--count 0 is too small."),
      (["quiz", "-n", "99999999999999999999"], "--count 99999999999999999999 is too large."),
      (["quiz", "-n", "ten"], "--count needs a whole number, and \"ten\" is none."),
    ])
  func numbers(line: [String], message: String) {
    let recording = Recording()
    #expect(Tool(course: sampleCourse).run(line, on: recording.console) == .usage)
    #expect(recording.errors.contains(message), "\(recording.errors)")
    #expect(recording.errors.contains("Write --"))
    #expect(!recording.errors.contains("Write -n, "))
  }

  @Test(
    "Names of commands, lessons, releases and values are not case-sensitive",
    arguments: [
      ["RUN", "BOX"], ["run", "Fol", "--profile", "iOS13"], ["help", "SWIFT"], ["Help", "Words"],
      ["why", "1", "--body", "contentview"], ["diff", "Box@IOS13", "BOX@ios13"],
      ["quiz", "ALL", "--print"], ["list", "--format", "JSON"],
    ])
  func anyCase(line: [String]) {
    let recording = Recording()
    #expect(Tool(course: sampleCourse).run(line, on: recording.console) == .done)
  }

  @Test(
    "A release without a profile is an error that names the profile to use",
    arguments: [
      ("ios17", "The profile ios18 simulates iOS 17."),
      ("iOS26.1", "The profile ios18 simulates iOS 26."),
      ("ios15", "iOS 15 has no profile; the nearest are ios14 and ios16."),
      ("ios12", "iOS 12 has no profile; the nearest is ios13."),
      ("android", "It is one of: ios13, ios14, ios16, ios18."),
    ])
  func releases(name: String, hint: String) {
    let outcome = shell("run", "1", "--profile", name)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    #expect(name == "android" || shell("diff", "1@\(name)", "1").errors.contains(hint))
  }

  @Test("-V is --version, and `help Swift` explains the entry Swift")
  func versionAndSwift() {
    #expect(shell("-V").output == shell("--version").output)
    #expect(
      shell("help", "Swift").output.contains(
        "Swift  Swift, or a library such as Foundation, decides this"))
  }

  @Test("A byte order mark before the first answer is ignored")
  func mark() throws {
    let text = try course.lessons[0].text()
    let questions = text.questions.isEmpty ? text.predictions : text.questions
    for (line, count) in [
      ("quiz 1 --answers -", questions.count), ("quiz 1 --answers file", questions.count),
      ("run 1 --predict require --no-save", text.predictions.count),
    ] {
      let answers = String(repeating: "b\\n", count: count)
      let run = try ShellRun(
        "printf '\\357\\273\\277\(answers)' > file; $statelab \(line) < file")
      #expect([0, 1].contains(run.code), "\(run.errors)")
    }
  }

  @Test("An invalid value of COLUMNS is ignored", arguments: ["0", "-3", "wide"])
  func columns(value: String) {
    var console = Recording().console
    console.environment = { $0 == "COLUMNS" ? value : nil }
    #expect(console.width(asked: nil) == 80)
    console.columns = 70
    #expect(console.width(asked: nil) == 70)
  }

  @Test("The command that `progress reset` prints can be run: its path is quoted and on one line")
  func reset() throws {
    let run = try ShellRun(
      """
      export XDG_STATE_HOME="$PWD/a folder with a name that is longer than a line of the page"
      $statelab run 1 > /dev/null
      $statelab progress reset --width 40 | grep 'progress import' > command
      eval "$(sed "s|statelab|$statelab|" command)"
      """)
    #expect(run.code == 0)
    #expect(run.output.contains(course.lessons[0].id), "\(run.output) \(run.errors)")
  }

  @Test("--live reports that a lesson has no code for the compiler", .needs("swiftc"))
  func live() {
    let said = "no code for the compiler to judge, so --live changes nothing."
    let environment = ["PATH": Files.program(named: "swiftc").map(Files.folder) ?? ""]
    func errors(_ lesson: String) -> String {
      shell("run", lesson, "--live", environment: environment).errors
    }
    #expect(errors("2").contains("Lesson 2 has " + said), "\(errors("2"))")
    #expect(!errors("1").contains(said))
  }

  @Test("Every command has examples, and each example is valid")
  func examples() throws {
    for command in Tool(course: course).commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples {
        #expect(example.line.split(separator: " ").first.map(String.init) == command.name)
        // An example with a program needs its file, and `check` needs a compiler: only the options
        // of these examples are read. A site and a program to fix would be written into this folder.
        let words = example.line.split(separator: " ").map(String.init).prefix { $0 != ">" }
        let isOwnProgram = words.contains { $0.hasSuffix(".swift") }
        if isOwnProgram || words.contains("--to")
          || ["try", "check", "doctor", "practice", "rebuild"].contains(command.name)
        {
          _ = try Arguments(Array(words), known: command.allOptions)
          continue
        }
        let folder = try StateFolder()
        try folder.put("statelab/progress/2\nbox run\n")
        let recording = Recording(input: ["a"])
        recording.isTerminal = ["quiz", "walk"].contains(command.name) && !words.contains("-")
        recording.environment = folder.environment
        let line = words.map { $0 == "mine.txt" ? folder.file : $0 }
        let code = Tool(course: course).run(line, on: recording.console)
        #expect([.done, .no].contains(code), "\(example.line): \(recording.errors)")
      }
    }
  }

  @Test("An option that several commands share is suggested once")
  func once() {
    let outcome = shell("run", "3", "--profil", "ios13")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("Did you mean --profile?"))
  }

  @Test("`help` shows a rule by its number in any case")
  func rule() {
    let page = lines("help", "r10", "R24")
    #expect(page.filter { $0.hasPrefix("  R") }.map { $0.prefix(5) } == ["  R10", "  R24"])
    #expect(shell("help", "R88").code == .usage)
  }

  @Test("`run --notes` shows the lesson's notes and asks for no prediction")
  func notes() {
    let outcome = shell(
      "run", "1", "--notes", "--no-save", terminal: true, course: compiledCourse)
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("Point at the end of the tap"))
    #expect(outcome.output.contains("experiment tap"))
    #expect(!outcome.output.contains("Your prediction"))
    #expect(shell("run", "1", "--notes", "--predict", "ask").code == .usage)
  }

  @Test("A run whose reader has left is not saved as progress", arguments: [true, false])
  func unheard(isHeard: Bool) throws {
    let folder = try StateFolder()
    let recording = Recording()
    recording.environment = folder.environment
    var console = recording.console
    console.isHeard = { isHeard }
    #expect(Tool(course: sampleCourse).run(["run", "1"], on: console) == .done)
    #expect(folder.names.contains("progress.txt") == isHeard)
  }

  private func lines(_ line: String...) -> [String] {
    let recording = Recording(input: [])
    _ = Tool(course: sampleCourse).run(line, on: recording.console)
    return recording.output.split(separator: "\n").map(String.init)
  }
}
