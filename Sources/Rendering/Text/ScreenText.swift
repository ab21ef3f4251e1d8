import Replay

extension Screen.Line {
  /// The line as it is shown: one that nobody would see has its quotes, as `""`.
  package var visibleText: String { text.asScreenLine }
}

extension String {
  /// The visible text of a line of a screen; blank text is written as Swift would write it.
  package var asScreenLine: String { allSatisfy(\.isWhitespace) ? "\"\(self)\"" : self }
}
