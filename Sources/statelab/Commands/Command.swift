/// One of the tool's commands. Its help is written from what it says of itself.
protocol Command {
  var name: String { get }
  /// One line for the overview.
  var summary: String { get }
  /// What may follow the name, word by word.
  var operands: [Operand] { get }
  /// What a reader should know before using it; inline Markdown.
  var details: String { get }
  /// Its own options, without the common ones.
  var options: [Option] { get }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}
