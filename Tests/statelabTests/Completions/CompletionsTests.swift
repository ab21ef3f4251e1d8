import Course
import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Completions")
struct CompletionsTests {
  /// A command line up to the cursor and the words that a shell offers there.
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
    var tool = Tool(course: compiledCourse)
    tool.commands.append(Sampler())
    return tool
  }()

  private static let lessons = compiledCourse.lessons.map(\.id)
  private static let commands = tool.commands.map(\.name)
  private static let profiles = ["ios13", "ios14", "ios16", "ios18"]

  private static let box = CompletedLesson(named: "box", in: compiledCourse)
  private static let stepsOfBox =
    box?.steps.map { "1:\($0.word)" }.filter { $0.hasPrefix("1:1") } ?? []

  static let samples = [
    Sample("", commands),
    Sample("ru", ["run"]),
    Sample("run ", lessons + ["all"]),
    Sample("run box ", lessons + ["all"]),
    Sample("run -- --wid", []),
    Sample("run 1", ["1"]),
    Sample("run pub", ["publishers"]),
    Sample("walk ", lessons),
    Sample("run --profile ", profiles),
    Sample("run --profile ios18 box", ["box"]),
    Sample("--width 60 run box", ["box"]),
    Sample("run --profile=ios18 box", ["box"]),
    Sample("run --profile=ios14", ["--profile=ios14"]),
    Sample("quiz -n 5 box", ["box"]),
    Sample("quiz -n ", []),
    Sample("list --format ", ["text", "json"]),
    Sample("--color ", ColorChoice.allCases.map(\.rawValue)),
    Sample("help w", commands.filter { $0.hasPrefix("w") } + ["words", "wrappers"]),
    Sample("help R2", ["R2"] + (20...29).map { "R\($0)" }),
    Sample("why 1:1", stepsOfBox),
    Sample("why box --body ", box?.views ?? []),
    Sample("why box --value ", box?.properties ?? []),
    Sample("diff 4@ios1", profiles.map { "4@\($0)" }),
    Sample("diff box:", compiledCourse.lessons[0].experiments.map { "box:\($0.name)" }),
    Sample("help --completions ", ["bash", "zsh", "fish"]),
    Sample("list ", []),
    Sample("check --lessons fol", [":folders"]),
    Sample("quiz --answers fil", [":files"]),
    Sample("run --prof", ["--profile"]),
    Sample("--vers", ["--version"]),
    Sample("run --vers", []),
    Sample("nothing ", []),
    Sample("sampler ", ["show", "import", "reset", "at", "sides"]),
    Sample("sampler show ", []),
    Sample("sampler import fil", [":files"]),
    Sample("sampler import file ", []),
    Sample("sampler reset bo", ["box"]),
    Sample("sampler reset box dy", ["dynamic-property"]),
    Sample("sampler at box", ["box:"]),
    Sample("sampler sides box", ["box"]),
    Sample("sampler sides box box", ["box"]),
    Sample("sampler sides box box ", []),
  ]

  @Test("A request returns the words that may come next")
  func answers() throws {
    for sample in Self.samples {
      #expect(try Self.words(after: sample.line).sorted() == sample.words.sorted(), "\(sample)")
    }
  }

  private static func words(after line: [String]) throws -> [String] {
    let request = try #require(
      CompletionRequest([CompletionRequest.word] + line, of: tool.course, tool.commands))
    return request.answer.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("Every option of a command is suggested")
  func completeness() throws {
    for command in Self.tool.commands {
      let words = try Self.words(after: [command.name, "--"])
      #expect(words == command.allOptions.map { "--\($0.name)" })
    }
  }

  // MARK: Shells

  /// The steps of the real course's first lesson that begin with a 1.
  private static let stepsOfFirst =
    CompletedLesson(named: "1", in: course)?.steps.map { "1:\($0.word)" }
    .filter { $0.hasPrefix("1:1") } ?? []

  /// Command lines and the words that a shell completes, as the built tool returns them.
  static let lines: [(line: String, words: [String])] = [
    ("statelab progr", ["progress"]),
    ("statelab run \(course.lessons[0].id)", [course.lessons[0].id]),
    ("statelab why 1:1", stepsOfFirst),
    ("statelab diff 1@ios1", profiles.map { "1@\($0)" }),
    ("statelab help R78", ["R78"]),
    ("statelab run --profile=ios16", ["--profile=ios16"]),
    ("statelab run --profile ios16", ["ios16"]),
    ("statelab check --lessons fol", ["folder"]),
    ("statelab quiz --answers fil", ["file"]),
    ("statelab nothing b", []),
  ]

  @Test("bash offers the completions", .needs("bash"))
  func bash() throws {
    // Bash passes the word after the last `:`, `=` or `@`, and inserts the answer there.
    try check(by: "bash", asking: { "ask \($0.inShell)" }) {
      """
      source ./script
      ask() {
        COMP_LINE=$1 COMP_POINT=${#1}
        read -r -a COMP_WORDS <<< "$1"
        _statelab
        local each present=${1##* }
        present=${present%"${present##*[:=@]}"}
        for each in "${COMPREPLY[@]}"; do printf '%s ' "$present$each"; done
        echo
      }
      """
    }
  }

  @Test("zsh offers the completions", .needs("zsh"))
  func zsh() throws {
    // The function is real. The test replaces zsh's own completion functions that it calls.
    try check(by: "zsh -f", asking: { "ask \($0)" }) {
      """
      compdef() { }
      _files() { offered+=(*(N)); [[ $1 == -/ ]] && offered=(*(N/)) }
      _describe() {
        local each
        # Unsorted, as the tool has them.
        [[ $1 == -V ]] && shift
        for each in "${(@P)2}"; do
          each=${each//\\\\:/!}
          each=${each%%:*}
          offered+=("${each//!/:}")
        done
      }
      source ./script
      ask() {
        local -a offered
        words=("$@")
        CURRENT=$#words
        PREFIX=${words[CURRENT]}
        _statelab
        print -r -- "${(@M)offered:#$PREFIX*}"
      }
      """
    }
  }

  @Test("fish offers the completions", .needs("fish"))
  func fish() throws {
    try check(by: "fish --no-config", asking: { "ask \($0.inShell)" }) {
      """
      set -e fish_complete_path
      source ./script
      function ask
        echo (complete -C $argv[1] | string split -f 1 \\t | string trim -r -c /)
      end
      """
    }
  }

  /// Plays all lines in one shell and reads a line of words for each.
  private func check(
    by shell: String, asking question: (String) -> String, setUp: () -> String
  ) throws {
    let script = statelabTests.shell(
      "help", "--completions", String(shell.prefix { $0 != " " }), course: course)
    let questions = ([setUp()] + Self.lines.map { question($0.line) }).joined(separator: "\n")
    let run = try ShellRun(
      "mkdir folder bin; ln -s \"$statelab\" bin/statelab; PATH=$PWD/bin:$PATH \(shell) questions",
      with: ["script": script.output, "questions": questions, "file": ""])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(answers.count == Self.lines.count + 1)
    for (sample, answer) in zip(Self.lines, answers) {
      #expect(
        answer.split(separator: " ").sorted() == sample.words.map { $0[...] }.sorted(),
        "\(sample.line)")
    }
  }

  @Test("The usage line is written from the same operands")
  func usage() {
    #expect(
      Sampler().operandText
        == "[show | import <file> | reset [<lesson>… | all] | at <lesson>:<step> "
        + "| sides <a> <b>]")
  }

  @Test("Characters with a meaning in shells are quoted")
  func quoting() {
    #expect("box".inShell == "box")
    #expect("".inShell == "''")
    #expect("it's $HOME".inShell == #"'it'\''s $HOME'"#)
  }

  @Test("A shell without completions is an error, and --completions excludes other pages")
  func wrong() {
    #expect(shell("help", "--completions").errors.contains("Write --completions bash|zsh|fish."))
    #expect(
      shell("help", "--completions", "tcsh").errors.contains("It is one of: bash, zsh, fish."))
    #expect(shell("--completions", "bash").output == shell("help", "--completions=bash").output)
    for other in ["--man", "words", "--format=json"] {
      let outcome = shell("help", "--completions", "bash", other)
      #expect(outcome.code == .usage, "\(other)")
      #expect(outcome.output.isEmpty, "\(other)")
    }
  }
}
