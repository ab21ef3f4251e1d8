struct CompletionsCommand: Command {
  var name: String { "completions" }
  var summary: String { "Print a shell completion script." }
  var operands: [Operand] {
    [
      Operand(
        choices: CompletionShell.allCases.map { .word($0.rawValue, meaning: $0.meaning) })
    ]
  }
  var details: String {
    "For the shell that is open: `source <(statelab completions bash)`, the same with `zsh`, or "
      + "`statelab completions fish | source`. `make install` puts all three where shells find them. "
      + "The script asks the tool, so lessons, steps, views, properties and rules complete as well: "
      + "`why 5:`, `why 5 --body`, `diff 12@`, `help R4`."
  }
  var options: [Option] { [] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let name = arguments.words.first else {
      throw Failure(
        .usage, "`statelab completions` needs the name of a shell.",
        next: "It is one of: \(names.joined(separator: ", ")).")
    }
    guard let shell = CompletionShell(rawValue: name.lowercased()) else {
      throw Failure(
        .usage, "There are no completions for \(name.quoted).",
        next: Failure.didYouMean(name, among: names)
          ?? "There are some for \(names.joined(separator: ", ")).")
    }
    if arguments.words.count > 1 {
      throw Failure(
        .usage, "`statelab completions` takes one shell; \(arguments.words[1].quoted) is another.",
        next: "Write `statelab completions \(name)`.")
    }
    session.console.write(shell.script)
    return .done
  }
}
