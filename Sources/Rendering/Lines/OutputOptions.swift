/// The form of text: decided once from options, environment and terminal, then a plain value.
package struct OutputOptions: Equatable, Sendable {
  package var width: Int
  package var color: Bool
  package var ascii: Bool
  /// Linear and in words, for screen readers and pipes.
  package var plain: Bool
  /// In plain text lines are as long as their fact, unless a width is asked for.
  package var wrapsPlain: Bool

  package init(
    width: Int = 80, color: Bool = false, ascii: Bool = false, plain: Bool = false,
    wrapsPlain: Bool = false
  ) {
    self.width = width
    self.color = color
    self.ascii = ascii
    self.plain = plain
    self.wrapsPlain = wrapsPlain
  }

  /// Nil where lines of a message may be as long as what they say.
  package var askedWidth: Int? { wrapsPlain ? width : nil }

  /// The form of transcripts in lessons.
  package static let transcript = OutputOptions(width: 72)

  /// Narrower than this, columns of a trace no longer fit beside each other.
  package static let narrowest = 40
  package static let widest = 1000
  /// Prose in wider lines is hard to read, so a wide terminal is not filled.
  package static let widestByItself = 88
}
