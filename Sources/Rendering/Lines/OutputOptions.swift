/// The form of text output: decided once from options, environment and terminal, then a plain
/// value.
package struct OutputOptions: Equatable, Sendable {
  package var width: Int
  package var color: Bool
  package var ascii: Bool
  /// True for linear text in words, for screen readers and pipes.
  package var plain: Bool
  /// True if a width was given for plain text. Its lines are otherwise as long as their facts.
  package var wrapsPlain: Bool
  /// True if a person reads the lines, and no other program.
  package var isTerminal: Bool

  package init(
    width: Int = 80, color: Bool = false, ascii: Bool = false, plain: Bool = false,
    wrapsPlain: Bool = false, isTerminal: Bool = false
  ) {
    self.width = width
    self.color = color
    self.ascii = ascii
    self.plain = plain
    self.wrapsPlain = wrapsPlain
    self.isTerminal = isTerminal
  }

  /// Nil where the lines of a message are not wrapped.
  package var askedWidth: Int? { wrapsPlain ? width : nil }

  /// The form of transcripts in lessons.
  package static let transcript = OutputOptions(width: 72)

  /// Below this width, the columns of a trace no longer fit side by side.
  package static let narrowest = 40
  package static let widest = 1000
  /// The widest text without an option: prose in wider lines is hard to read.
  package static let widestByItself = 88
}
