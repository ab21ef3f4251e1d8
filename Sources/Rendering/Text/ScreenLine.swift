import Replay

extension Screen.Line {
  /// The line as shown: an invisible text is in quotes, as `""`.
  package var visibleText: String { text.asScreenLine }
}

extension String {
  /// The visible text of a line of a screen; blank text is a Swift literal.
  package var asScreenLine: String { allSatisfy(\.isWhitespace) ? "\"\(self)\"" : self }
}
