import Replay
import StateLabCore

/// A claim of an article, or a finding of ours, with its outcome in the laboratory.
package struct ClaimReport: Hashable {
  package let id: String
  /// True if the claim is our own finding, which no article states.
  package let isFinding: Bool
  package let says: Line
  /// `"Let's build @State" (000), row F9`
  package let source: String
  package var outcomes: [Outcome]
  /// The verdict on an article's claim; nil for a finding of ours.
  package let verdict: Verdict?
  /// The grounds of the claim: its kind, and the marks of its confidence.
  package let grounds: String
  package let note: Line?

  package struct Outcome: Hashable {
    /// The profile, or `Swift` where the compiler decides.
    package var judge: String
    /// One fact a line: the outcome, and the article's value where it differs.
    package let statements: [Statement]
    /// The reason why there is no outcome.
    package let remark: String?
    package let tone: Tone
    /// True if the outcome comes from the article's own report, and the profile was made to match
    /// it.
    package let isReported: Bool

    package init(
      judge: String, statements: [Statement], remark: String?, tone: Tone, isReported: Bool
    ) {
      self.judge = judge
      self.statements = statements
      self.remark = remark
      self.tone = tone
      self.isReported = isReported
    }

    /// The whole report in one line.
    package var text: String {
      if let remark { return remark }
      return statements.map(\.text).joined(separator: "; ")
    }
  }

  package enum Tone { case good, bad, neutral }

  package init(
    id: String, isFinding: Bool, says: Line, source: String, outcomes: [Outcome],
    verdict: Verdict?, grounds: String, note: Line?
  ) {
    self.id = id
    self.isFinding = isFinding
    self.says = says
    self.source = source
    self.outcomes = outcomes
    self.verdict = verdict
    self.grounds = grounds
    self.note = note
  }

  /// The outcomes, for a line that already has the sentence; empty where the sentence suffices.
  package var brief: String {
    if !isFinding, verdict == .holds || verdict == .opinion { return "" }
    // A release that cannot play the claim is left out, unless none can.
    let played = outcomes.filter { $0.remark == nil }
    let outcomes = played.isEmpty ? outcomes : played
    let values = outcomes.compactMap { outcome -> String? in
      guard let first = outcome.statements.first, first.screen == nil else { return outcome.remark }
      return Words.current.claim.value(first.words?.text ?? first.value.literal, outcome.isReported)
    }
    guard values.count == outcomes.count, values.allSatisfy({ $0.count <= 60 }) else { return "" }
    if values.count == 1 { return values[0] }
    return zip(outcomes, values).map { "\($0.judge): \($1)" }.joined(separator: "; ")
  }

  /// The words that the letters of a confidence stand for: `B, C`.
  package static func marks(of confidence: String) -> [String] {
    let words = Words.current.claim
    return confidence.compactMap { letter in
      switch letter {
      case "A": words.documented
      case "V": words.verified
      case "B": words.reverseEngineered
      case "C": words.observed
      case "D": words.inferred
      case "L": words.reproduced
      default: nil
      }
    }
  }
}
