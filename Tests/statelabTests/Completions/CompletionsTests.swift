import Course
import Lessons
import Testing

@testable import statelab

@Suite("Completions")
struct CompletionsTests {
  /// A command line up to the cursor, and the words that a shell then offers.
  struct Sample: CustomTestStringConvertible {
    let line: [String]
    let words: [String]
    var testDescription: String { line.joined(separator: " ") }

    init(_ line: String, _ words: [String]) {
      self.line = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      self.words = words
    }
  }

  /// A command with a word of every kind.
  private struct Sampler: Command {
    let name = "sampler"
    let summary = "It's `all` there."
    let operands = [
      Operand(
        choices: [
          .word("show"), .word("import", then: [Operand(choices: [.file])]),
          .word("reset", meaning: "It's gone.", then: [.lessons.optional]),
          .word("at", then: [Operand(choices: [.step])]),
          .word("sides", then: [Operand(choices: [.side("a")]), Operand(choices: [.side("b")])]),
        ], isOptional: true)
    ]
    let details = ""
    let options = [Option("quote", "Don't \\ `$HOME` \"it\".")]
    func run(_ arguments: Arguments, in session: Session) throws -> ExitCode { .done }
  }

  private static let tool = {
    var tool = Tool(course: course)
    tool.commands.append(Sampler())
    return tool
  }()

  private static func script(for shell: String) -> String {
    let recording = Recording()
    _ = tool.run(["completions", shell], on: recording.console)
    return recording.output
  }

  private static let lessons = course.lessons.map(\.id)
  private static let commands = tool.commands.map(\.name)
  private static let profiles = ["ios13", "ios14", "ios16", "ios18"]

  static let samples = [
    Sample("", commands),
    Sample("ru", ["run"]),
    Sample("run ", lessons + ["all"]),
    Sample("run box ", lessons + ["all"]),
    Sample(
      "run 1",
      ["1"] + course.lessons.map { "\($0.number)" }.filter { $0.hasPrefix("1") && $0 != "1" }),
    Sample("run sch", ["schrodingers-state"]),
    Sample("walk ", lessons),
    Sample("run --profile ", profiles),
    Sample("run --profile ios18 box", ["box"]),
    Sample("--width 60 run box", ["box"]),
    Sample("run --profile=ios18 box", ["box"]),
    Sample("quiz -n 5 box", ["box"]),
    Sample("quiz -n ", []),
    Sample("list --format ", ["text", "json"]),
    Sample("--color ", ColorChoice.allCases.map(\.rawValue)),
    Sample("help w", commands.filter { $0.hasPrefix("w") } + ["words"]),
    Sample("completions ", ["bash", "zsh", "fish"]),
    Sample("list ", []),
    Sample("check --lessons fol", ["folder"]),
    Sample("check --lessons fil", []),
    Sample("quiz --answers fil", ["file"]),
    Sample("run --prof", ["--profile"]),
    Sample("--vers", ["--version"]),
    Sample("run --vers", []),
    Sample("nothing ", []),
    Sample("sampler ", ["show", "import", "reset", "at", "sides"]),
    Sample("sampler show ", []),
    Sample("sampler import fil", ["file"]),
    Sample("sampler import file ", []),
    Sample("sampler reset bo", ["box"]),
    Sample("sampler reset box bi", ["binding"]),
    Sample("sampler at box", ["box:"]),
    Sample("sampler sides box", ["box"]),
    Sample("sampler sides box box", ["box"]),
    Sample("sampler sides box box ", []),
  ]

  @Test("bash offers them", .enabled(if: isInstalled("bash"), "There is no bash here."))
  func bash() throws {
    // As bash takes words apart: at the sign of `--name=value` too.
    try check(by: "bash") { sample in
      let words = sample.line.flatMap { word in
        word.split(separator: "=", maxSplits: 1).count == 2
          ? word.replacing("=", with: " = ").split(separator: " ").map(String.init) : [word]
      }
      return "ask " + words.map(\.inShell).joined(separator: " ")
    } setUp: {
      """
      source ./script
      ask() {
        COMP_WORDS=(statelab "$@")
        COMP_CWORD=$#
        _statelab
        printf '%s ' "${COMPREPLY[@]}"
        echo
      }
      """
    }
  }

  @Test("zsh offers them", .enabled(if: isInstalled("zsh"), "There is no zsh here."))
  func zsh() throws {
    // The function is real; what it tells zsh's own completion system is listened to.
    try check(by: "zsh") { sample in
      "ask " + sample.line.map(\.inShell).joined(separator: " ")
    } setUp: {
      """
      compdef() { }
      compset() { PREFIX=${PREFIX#*=} }
      _files() { offered+=(*(N)); [[ $1 == -/ ]] && offered=(*(N/)) }
      _describe() {
        [[ $1 == -o ]] && shift
        local each
        for each in "${(@P)2}"; do
          each=${each//\\\\:/!}
          each=${each%%:*}
          offered+=("${each//!/:}")
        done
      }
      source ./script
      ask() {
        local -a offered
        words=(statelab "$@")
        CURRENT=$#words
        PREFIX=${words[CURRENT]}
        _statelab
        print -r -- "${(@M)offered:#$PREFIX*}"
      }
      """
    }
  }

  @Test("fish offers them", .enabled(if: isInstalled("fish"), "There is no fish here."))
  func fish() throws {
    try check(by: "fish") { sample in
      "ask \((["statelab"] + sample.line).joined(separator: " ").inShell)"
    } setUp: {
      """
      set -e fish_complete_path
      source ./script
      function ask
        echo (complete -C $argv[1] | string split -f 1 \\t | string trim -r -c /)
      end
      """
    }
  }

  /// Plays all samples in one shell, and reads a line of words for each.
  private func check(
    by shell: String, _ question: (Sample) -> String, setUp: () -> String
  ) throws {
    let script = Self.script(for: shell)
    let questions = ([setUp()] + Self.samples.map(question)).joined(separator: "\n")
    let run = try ShellRun(
      "mkdir folder; \(shell) questions",
      with: ["script": script, "questions": questions, "file": ""])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(answers.count == Self.samples.count + 1)
    for (sample, answer) in zip(Self.samples, answers) {
      #expect(
        answer.split(separator: " ").sorted() == sample.words.map { $0[...] }.sorted(), "\(sample)")
    }
  }

  @Test(
    "Every option of every command is in them, and every lesson",
    arguments: ["bash", "zsh", "fish"])
  func completeness(name: String) {
    let script = shell("completions", name, course: course).output
    let tool = Tool(course: course)
    for option in tool.commands.flatMap(\.options) + Option.common + [.version] {
      #expect(script.contains(name == "fish" ? "-l \(option.name)" : "--\(option.name)"))
      for choice in option.choices { #expect(script.contains(choice)) }
    }
    for lesson in course.lessons { #expect(script.contains(lesson.id)) }
  }

  @Test("Usage is written from the same words")
  func usage() {
    #expect(
      Sampler().operandText
        == "[show | import <file> | reset [<lesson>… | all] | at <lesson>:<step> "
        + "| sides <a> <b>]")
  }

  @Test("Letters that a shell knows are kept from it")
  func quoting() {
    #expect("box".inShell == "box")
    #expect("".inShell == "''")
    #expect("it's $HOME".inShell == #"'it'\''s $HOME'"#)
  }

  @Test("Wrong words are told apart")
  func wrong() {
    #expect(shell("completions").code == .usage)
    #expect(shell("completions", "fsh").errors.contains("Did you mean zsh or fish?"))
    #expect(shell("completions", "tcsh").errors.contains("There are some for bash, zsh, fish."))
    #expect(shell("completions", "bash", "zsh").code == .usage)
  }
}
