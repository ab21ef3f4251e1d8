/// One of the tool's commands. Its properties are the source of its help.
protocol Command {
  var name: String { get }
  /// One line for the overview.
  var summary: String { get }
  /// The words that may follow the name, one by one.
  var operands: [Operand] { get }
  /// Remarks on the use of the command; inline Markdown.
  var details: String { get }
  /// The command's own options, without the common ones.
  var options: [Option] { get }
  /// Options for a program in place of a lesson, which `try` documents.
  var programOptions: [Option] { get }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}

/// A command line without the tool's name.
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
  /// All options of the command, each once.
  var allOptions: [Option] { options + programOptions + Option.common }
  /// Working command lines, each with its effect.
  var examples: [Example] { Example.all.filter { $0.line.prefix { $0 != " " } == name } }
}
