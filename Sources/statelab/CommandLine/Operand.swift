/// A word that may follow a command's name, as data for usage texts and completions.
struct Operand: Hashable {
  /// The kinds of word that are valid here.
  let choices: [Kind]
  var isOptional = false
  /// True if more words of the same kind may follow.
  var repeats = false

  enum Kind: Hashable {
    case lesson
    /// A step of a lesson: `5:7`.
    case step
    /// A lesson or an experiment, perhaps under a release: `5@ios13`. The string is its name in
    /// usage texts.
    case side(String)
    case command
    /// The number of a rule: `R24`.
    case rule
    /// A row of an article: `F7`.
    case row
    case file
    /// A program to fix: `3`, `unstable-identity`.
    case exercise
    /// The word itself, its meaning where it needs one, and the words that may follow it alone.
    case word(String, meaning: String = "", then: [Operand] = [])
  }

  /// The spelling in usage texts: `[<lesson>… | all]`.
  var spelling: String {
    let spelled = choices.map { kind in
      switch kind {
      case .lesson: "<lesson>" + dots
      case .step: "<lesson>:<step>" + dots
      case .side(let name): "<\(name)>" + dots
      case .command: "<command>" + dots
      case .rule: "<rule>" + dots
      case .row: "<row>" + dots
      case .file: "<file>" + dots
      case .exercise: "<exercise>" + dots
      case .word(let word, _, let rest): ([word] + rest.map(\.spelling)).joined(separator: " ")
      }
    }.joined(separator: " | ")
    return isOptional ? "[\(spelled)]" : spelled
  }

  private var dots: String { repeats ? "…" : "" }

  var optional: Operand {
    var operand = self
    operand.isOptional = true
    return operand
  }
}

extension Operand {
  static let lessons = Operand(
    choices: [.lesson, .word("all", meaning: "All lessons.")], repeats: true)
}

extension Command {
  var operandText: String { operands.map(\.spelling).joined(separator: " ") }
}
