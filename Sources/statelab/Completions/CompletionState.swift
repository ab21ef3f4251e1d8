/// The state of a command line before the word at the cursor.
struct CompletionState {
  private(set) var command: (any Command)?
  /// The words behind the command's name.
  private(set) var words: [String] = []
  /// An option that still needs its value.
  private(set) var waiting: Option?
  /// True after `--`.
  private(set) var optionsEnded = false
  private let known: [Option]

  init(_ line: [String], of commands: [any Command]) {
    known = commands.flatMap(\.options) + Option.common
    for word in line {
      if waiting != nil {
        waiting = nil
      } else if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, word.hasPrefix("-"), word.count > 1 {
        if let option = option(spelled: word), option.value != nil { waiting = option }
      } else if command == nil {
        guard let named = commands.first(where: { $0.name == word }) else {
          command = UnknownCommand()
          continue
        }
        command = named
      } else {
        words.append(word)
      }
    }
  }

  /// The options that are valid here, each once.
  var options: [Option] {
    guard let command else { return Option.common + [.version] }
    return command.allOptions
  }

  func option(spelled word: String) -> Option? {
    options.first { $0.flags.contains(word) } ?? known.first { $0.flags.contains(word) }
  }
}

/// A placeholder for an unknown command, which has no suggestions.
private struct UnknownCommand: Command {
  var name: String { "" }
  var summary: String { "" }
  var operands: [Operand] { [] }
  var details: String { "" }
  var options: [Option] { [] }
  func run(_ arguments: Arguments, in session: Session) -> ExitCode { .usage }
}

extension Option {
  /// The option as typed: `--count`, `-n`.
  var flags: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension Operand {
  /// The kinds of word that are valid after these words.
  static func choices(after words: [String], in operands: [Operand]) -> [Kind] {
    var operands = operands[...]
    for word in words {
      guard let operand = operands.first else { return [] }
      if let rest = operand.operands(after: word) {
        operands = rest[...]
      } else if !operand.repeats {
        operands.removeFirst()
      }
    }
    return operands.first?.choices ?? []
  }

  /// The operands that are valid after this word alone.
  private func operands(after word: String) -> [Operand]? {
    for case .word(word, _, let rest) in choices where !rest.isEmpty { return rest }
    return nil
  }
}
