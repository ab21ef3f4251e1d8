import Course
import Rendering
import Replay
import StateLabCore

extension ClaimReport {
  init(
    _ claim: Claim, citing articles: [Article], results: [(profile: Profile?, result: ClaimResult)],
    verdict: Verdict?,
    shownUnder profile: Profile = .standard
  ) {
    self.init(
      id: claim.id, isFinding: claim.author == .us, says: Line(markdown: claim.says),
      source: Self.source(of: claim, citing: articles),
      outcomes: results.map { Outcome($0.result, of: claim, under: $0.profile, profile) },
      verdict: verdict, grounds: Self.grounds(of: claim),
      note: claim.note.map(Line.init(markdown:)))
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
    return ([kind] + marks(of: claim.confidence ?? "")).joined(separator: "; ")
  }
}

extension ClaimReport {
  /// The report with equal outcomes joined: `ios14+`, or `all`.
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
}

extension ClaimReport.Outcome {
  /// - Parameters:
  ///   - profile: The release; nil where the compiler decides.
  ///   - standard: The release whose expectation the compiler's outcome must meet.
  fileprivate init(
    _ result: ClaimResult, of claim: Claim, under profile: Profile?, _ standard: Profile
  ) {
    let words = Words.current.claim
    let isCompiler = profile == nil
    let expected = claim.expectedOutcome(under: profile ?? standard)
    // An outcome that the profile was made to match proves nothing.
    let isReported = profile.map { claim.reported?.contains($0) ?? false } ?? false
    func statement(_ lead: String, _ value: ValueDescription) -> Statement {
      Statement(lead, value, words: claim.words(for: value.literal), isReported: isReported)
    }
    let stated = ValueDescription(typed: claim.article?.literal ?? "")
    var statements: [Statement] = []
    var remark: String?
    let tone: ClaimReport.Tone
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
        ? expected.map { CompilerAnswer.error(outcome.literal).agrees(with: $0.literal) } ?? false
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
    self.init(
      judge: profile?.name ?? "Swift", statements: statements, remark: remark, tone: tone,
      isReported: isReported)
  }
}
