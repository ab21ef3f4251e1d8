import Course
import Replay
import StateLabCore

/// A claim of an article, or a finding of ours, with its outcome here.
struct ClaimReport: Hashable {
  let id: String
  /// True if it is ours: then nothing in it speaks of an article.
  let isFinding: Bool
  let says: Line
  /// `"Let's build @State" (000), row F9`
  let source: String
  private(set) var outcomes: [Outcome]
  /// The verdict on an article's claim; nil for a finding of ours.
  let verdict: Verdict?
  /// The grounds of the claim: its kind, and the honest marks of its confidence.
  let grounds: String
  let note: Line?

  struct Outcome: Hashable {
    /// The profile, or `Swift` where the compiler decides.
    fileprivate(set) var judge: String
    /// One fact a line: what came out, and where it differs what the article says.
    let statements: [Statement]
    /// The reason why no value came out.
    let remark: String?
    let tone: Tone
    /// True if it is the article's own report, and the profile was made to match.
    let isReported: Bool

    /// All of it in one line.
    var text: String {
      if let remark { return remark }
      return statements.map(\.text).joined(separator: "; ")
    }
  }

  enum Tone { case good, bad, neutral }

  init(
    _ claim: Claim, citing articles: [Article], results: [(profile: Profile?, result: ClaimResult)],
    verdict: Verdict?,
    shownUnder profile: Profile = .standard
  ) {
    id = claim.id
    isFinding = claim.author == .us
    says = Line(markdown: claim.says)
    source = Self.source(of: claim, citing: articles)
    outcomes = results.map { Outcome($0.result, of: claim, under: $0.profile, profile) }
    self.verdict = verdict
    grounds = Self.grounds(of: claim)
    note = claim.note.map(Line.init(markdown:))
  }

  /// With one outcome in the place of equal ones: `ios14+`, or `all`.
  var joiningEqualOutcomes: ClaimReport {
    var copy = self
    copy.outcomes = []
    var rest = outcomes[...]
    while var outcome = rest.first {
      let text = outcome.text
      let equal = rest.prefix { $0.text == text }
      if let oldest = Profile.named(outcome.judge),
        let newest = equal.last.flatMap({ Profile.named($0.judge) })
      {
        outcome.judge = "\(Releases(from: oldest, to: newest))"
      }
      copy.outcomes.append(outcome)
      rest = rest.dropFirst(equal.count)
    }
    return copy
  }

  /// The outcomes, for a line that has the sentence already; empty where that says it all.
  var brief: String {
    if !isFinding, verdict == .holds || verdict == .opinion { return "" }
    // Of releases that cannot play it there is nothing to tell, unless none can.
    let played = outcomes.filter { $0.remark == nil }
    let outcomes = played.isEmpty ? outcomes : played
    let values = outcomes.compactMap { outcome -> String? in
      guard let first = outcome.statements.first, first.screen == nil else { return outcome.remark }
      return Words.current.claim.value(
        first.words?.text ?? first.value.literal, outcome.isReported)
    }
    guard values.count == outcomes.count, values.allSatisfy({ $0.count <= 60 }) else { return "" }
    if values.count == 1 { return values[0] }
    return zip(outcomes, values).map { "\($0.judge): \($1)" }.joined(separator: "; ")
  }

  private static func source(of claim: Claim, citing articles: [Article]) -> String {
    let sources = claim.sources.map { articles.numbered($0)?.reference ?? $0 }
    return (sources + [Words.current.claim.row(claim.id)]).joined(separator: ", ")
  }

  private static func grounds(of claim: Claim) -> String {
    let words = Words.current.claim
    let kind =
      switch claim.kind {
      case .run: words.runHere
      case .compiled: words.compiled
      case .documented: words.notRun
      case .opinion: words.opinion
      }
    return ([kind] + marks(of: claim.confidence ?? ""))
      .joined(separator: "; ")
  }

  /// The words that the letters of a confidence stand for: `B, C`.
  static func marks(of confidence: String) -> [String] {
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

extension ClaimReport.Outcome {
  /// - Parameters:
  ///   - profile: The release; nil where the compiler decides.
  ///   - standard: The release whose expectation the compiler's outcome is held against.
  fileprivate init(
    _ result: ClaimResult, of claim: Claim, under profile: Profile?, _ standard: Profile
  ) {
    judge = profile?.name ?? "Swift"
    let words = Words.current.claim
    let isCompiler = profile == nil
    let expected = claim.expectedOutcome(under: profile ?? standard)
    // An outcome on which a profile was built proves nothing.
    isReported = profile.map { claim.reported?.contains($0) ?? false } ?? false
    let isReported = isReported
    func statement(_ lead: String, _ value: Value) -> Statement {
      Statement(lead, value, words: claim.words(for: value.literal), isReported: isReported)
    }
    let stated = Value(typed: claim.article?.literal ?? "")
    var statements: [Statement] = []
    var remark: String?
    switch result {
    case .asStated:
      let lead = isCompiler ? words.compilerAgrees : words.asStated
      statements = [statement(lead, stated)]
      tone = .good
    case .otherwise(let outcome):
      statements = [
        statement(isCompiler ? words.compilerSays : words.comesOut, outcome),
        statement(words.articleSays, stated),
      ]
      tone = .bad
    case .cameOut(let outcome):
      let isExpected =
        isCompiler
        ? expected.map { Diagnosis.error(outcome.literal).agrees(with: $0.literal) } ?? false
        : outcome.literal == expected?.literal
      let lead = isCompiler ? words.compilerSays : words.comesOut
      statements = [statement(isExpected ? lead : words.notAsExpected, outcome)]
      tone = isExpected ? .neutral : .bad
    case .unavailable(let api):
      remark = words.absent(api.name, "\(api.since)")
      tone = .neutral
    case .noResult(let reason):
      remark = words.noResult(reason)
      tone = .bad
    }
    self.statements = statements
    self.remark = remark
  }
}
