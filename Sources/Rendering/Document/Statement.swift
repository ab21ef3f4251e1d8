import Replay
import StateLabCore

/// A statement about a value: a lead such as `it comes out`, and the value.
package struct Statement: Hashable {
  package var lead: String
  package let value: ValueDescription
  /// The value in the author's words, where the author gives some.
  package let words: Line?
  /// True if the value is the article's own report, and the profile was made to match it.
  package let isReported: Bool

  package init(
    _ lead: String, _ value: ValueDescription, words: String? = nil, isReported: Bool = false
  ) {
    self.lead = lead
    self.value = value
    self.words = (words ?? (value.literal == "[]" ? Words.current.claim.none : nil)).map(
      Line.init(markdown:))
    self.isReported = isReported
  }

  /// The screen below the lead, where there are no words.
  package var screen: [String]? { words == nil ? value.screen : nil }

  /// The statement in one line, with the words or the literal.
  package var text: String {
    Words.current.claim.statement(lead, words?.text ?? value.literal, isReported)
  }

  /// The line above the screen.
  package var heading: String { Words.current.claim.heading(lead, isReported) }
}
