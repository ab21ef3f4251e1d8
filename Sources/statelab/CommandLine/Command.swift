/// One of the tool's commands. Its help is written from what it says of itself.
protocol Command {
  var name: String { get }
  /// One line for the overview.
  var summary: String { get }
  /// The words that may follow the name, one by one.
  var operands: [Operand] { get }
  /// Things that a reader should know before using it; inline Markdown.
  var details: String { get }
  /// Command lines that work, each with what it does.
  var examples: [Example] { get }
  /// Its own options, without the common ones.
  var options: [Option] { get }
  /// Options that it takes where it is given a program, and which `try` explains.
  var programOptions: [Option] { get }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}

/// A command line as a reader may type it, without the tool's name.
struct Example: Hashable {
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

extension Command {
  var programOptions: [Option] { [] }
  /// All that it takes, each once.
  var allOptions: [Option] { options + programOptions + Option.common }
  var examples: [Example] { [] }
}
