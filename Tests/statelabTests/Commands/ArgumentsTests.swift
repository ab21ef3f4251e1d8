import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Arguments")
struct ArgumentsTests {
  static let known: [Option] = [.format, .profile, .live, .answers, .count] + Option.common

  struct Good: CustomTestStringConvertible {
    let line: [String]
    let words: [String]
    let options: [String: String]
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(
    "Options are read at any position",
    arguments: [
      Good(line: [], words: [], options: [:]),
      Good(line: ["run", "3"], words: ["run", "3"], options: [:]),
      Good(line: ["--plain", "run", "3"], words: ["run", "3"], options: ["plain": ""]),
      Good(line: ["run", "--width", "60", "3"], words: ["run", "3"], options: ["width": "60"]),
      Good(line: ["run", "3", "--width=60"], words: ["run", "3"], options: ["width": "60"]),
      Good(line: ["--width=60", "--width", "70"], words: [], options: ["width": "70"]),
      Good(line: ["quiz", "--answers", "-"], words: ["quiz"], options: ["answers": "-"]),
      Good(line: ["quiz", "--answers=a=b"], words: ["quiz"], options: ["answers": "a=b"]),
      Good(line: ["quiz", "-n5"], words: ["quiz"], options: ["count": "5"]),
      Good(line: ["quiz", "-n=5", "-n", "6"], words: ["quiz"], options: ["count": "6"]),
      Good(line: ["run", "-h"], words: ["run"], options: ["help": ""]),
      Good(line: ["--", "--plain", "-h"], words: ["--plain", "-h"], options: [:]),
      Good(line: ["run", "", "-"], words: ["run", "", "-"], options: [:]),
    ])
  func good(_ sample: Good) throws {
    let arguments = try Arguments(sample.line, known: Self.known)
    #expect(arguments.words == sample.words)
    let options = arguments.given.map { ($0.name, $0.value) }
    #expect(Dictionary(options, uniquingKeysWith: { $1 }) == sample.options)
  }

  struct Bad: CustomTestStringConvertible {
    let line: [String]
    let message: String
    let next: String
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(
    "A wrong option is named with a suggestion",
    arguments: [
      Bad(
        line: ["--widht", "60"], message: #"There is no option "--widht"."#,
        next: "Did you mean --width?"),
      Bad(
        line: ["--zzzzzzzz"], message: #"There is no option "--zzzzzzzz"."#,
        next: "`statelab help` shows commands and options."),
      Bad(
        line: ["-x"], message: #"There is no option "-x"."#,
        next: "`statelab help` shows commands and options."),
      Bad(line: ["--width"], message: "--width needs a value.", next: "Write --width N."),
      Bad(
        line: ["--width", "-#4"], message: "--width needs a value.",
        next: "If -#4 is the value, write --width='-#4'."),
      Bad(line: ["--width="], message: "--width needs a value.", next: "Write --width N."),
      Bad(
        line: ["--width", "--plain"], message: "--width needs a value.", next: "Write --width N."),
      Bad(
        line: ["--plain=yes"],
        message: #"--plain takes no value; "yes" is given."#, next: "Write --plain alone."),
      Bad(
        line: ["--profile", "ios81"], message: #"--profile cannot be "ios81"."#,
        next: "It is one of: ios13, ios14, ios16, ios18."),
      Bad(
        line: ["--format", "yaml!"], message: #"--format cannot be "yaml!"."#,
        next: "It is one of: text, json."),
    ])
  func bad(_ sample: Bad) {
    #expect(throws: Failure(.usage, sample.message, next: sample.next)) {
      try Arguments(sample.line, known: Self.known)
    }
  }

  @Test(
    "The message about a wrong format names the formats of the command",
    arguments: [
      (["try", "A.swift", "--format", "yaml"], "text, json, markdown, sarif."),
      (["--format=sarif", "run", "1"], "text, json, markdown."),
      (["why", "1:1", "--format", "markdown"], "text, json."), (["--format", "x"], "text, json."),
    ])
  func formats(line: [String], formats: String) {
    let recording = Recording()
    #expect(Tool(course: sampleCourse).run(line, on: recording.console) == .usage)
    #expect(recording.errors.hasSuffix("It is one of: \(formats)\n"), "\(recording.errors)")
  }
}
