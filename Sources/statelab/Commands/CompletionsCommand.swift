struct CompletionsCommand: Command {
  let name = "completions"
  let summary = "Write what a shell needs to complete command lines of this tool."
  let operands = [
    Operand(
      choices: CompletionShell.allCases.map { .word($0.rawValue, meaning: $0.meaning) })
  ]
  let details =
    "It writes a script to standard output. For the shell that is open: `source <(statelab "
    + "completions bash)`, the same with `zsh`, or `statelab completions fish | source`. `make "
    + "install` puts all three where shells find them."
  let options: [Option] = []

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let name = arguments.words.first else {
      throw Failure(
        .usage, "`statelab completions` needs the name of a shell.",
        next: "It is one of: \(names.joined(separator: ", ")).")
    }
    guard let shell = CompletionShell(rawValue: name) else {
      throw Failure(
        .usage, "There are no completions for \(quoted(name)).",
        next: didYouMean(name, among: names)
          ?? "There are some for \(names.joined(separator: ", ")).")
    }
    if arguments.words.count > 1 {
      throw Failure(
        .usage, "One shell at a time, so \(quoted(arguments.words[1])) is too much.",
        next: "Write `statelab completions \(name)`.")
    }
    session.console.write(shell.script(for: CompletionTable(of: session)))
    return .done
  }
}

enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  var meaning: String {
    switch self {
    case .bash: "For bash, 3.2 or later."
    case .zsh: "For zsh."
    case .fish: "For fish, 3 or later."
    }
  }

  func script(for table: CompletionTable) -> String {
    switch self {
    case .bash: BashCompletions(table: table).script
    case .zsh: ZshCompletions(table: table).script
    case .fish: FishCompletions(table: table).script
    }
  }
}
