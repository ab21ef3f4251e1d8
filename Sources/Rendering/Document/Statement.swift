import Replay
import StateLabCore

/// Something that is said of a value: `it comes out`, and what came out.
package struct Statement: Hashable {
  package var lead: String
  package let value: ValueDescription
  /// The value in the author's words, where there are some.
  package let words: Line?
  /// True if it is the article's own report, and the profile was made to match.
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

  /// The screen that stands below the lead, where no words stand beside it.
  package var screen: [String]? { words == nil ? value.screen : nil }

  /// In one line, with the words or the literal.
  package var text: String {
    Words.current.claim.statement(lead, words?.text ?? value.literal, isReported)
  }

  /// The line above the screen.
  package var heading: String { Words.current.claim.heading(lead, isReported) }
}
