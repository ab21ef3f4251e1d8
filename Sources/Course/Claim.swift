import StateLabCore

/// What an article states, in our words, and what comes of it under each release.
public struct Claim: Hashable {
  /// The row of fidelity.md, perhaps with a suffix: `F9`, `F20a`.
  public let id: String
  public let says: String
  /// The article's id first, then whatever else supports the claim.
  public let sources: [String]
  public let kind: Kind
  /// The value or message that the article names, or nil when it names none. An error may be
  /// written without `error: ` in front of it.
  public let article: String?
  /// What must come of it, typed by hand and never rewritten.
  public let outcomes: [Outcome]
  /// Letters of fidelity.md, for example `B` or `L, D`.
  public let confidence: String?
  public let note: String?

  public enum Kind: Hashable {
    /// The experiment decides.
    case run(FindingReference)
    /// The compiler decides, over the snippet with this id.
    case compiled(snippet: String)
    /// The source vouches for it; the machine does not judge.
    case documented
    /// A view that somebody holds; nothing to judge.
    case opinion

    /// Whether the machine can say what comes of it.
    public var isJudged: Bool {
      switch self {
      case .run, .compiled: true
      case .documented, .opinion: false
      }
    }
  }

  public struct Outcome: Hashable {
    /// The release it belongs to, or nil for all.
    public let profile: Profile?
    public let text: String
  }

  /// What must come of the claim under this profile, or nil when the lesson does not say.
  public func expectedOutcome(under profile: Profile) -> String? {
    let own = outcomes.first { $0.profile == profile }
    return (own ?? outcomes.first { $0.profile == nil })?.text
  }
}

/// What the machine says about a claim.
public enum Verdict: Hashable {
  /// It came out as the article says.
  case holds
  /// It came out as this instead.
  case doesNotHold(String)
  /// The article names no value; this came out.
  case cameOut(String)
  case unavailable(API)
  /// The run gave no result, because of this.
  case noResult(String)
}

extension Claim {
  /// The verdict of a run over a claim of kind `run`.
  public func verdict(of run: Run) -> Verdict? {
    guard case .run(let finding) = kind else { return nil }
    switch run.problem {
    case .unavailable(let api): return .unavailable(api)
    case .threw(let error) where run.finding(named: finding.name) == nil: return .noResult(error)
    default: break
    }
    guard let found = run.finding(named: finding.name) else {
      return .noResult("experiment `\(run.experiment)` finds no `\(finding.name)`")
    }
    guard let article else { return .cameOut(found.literal) }
    return article == found.literal ? .holds : .doesNotHold(found.literal)
  }

  /// The verdict of the compiler over a claim of kind `compiled`.
  public func verdict(of diagnosis: Diagnosis) -> Verdict? {
    guard case .compiled = kind else { return nil }
    guard let article else { return .cameOut("\(diagnosis)") }
    return diagnosis.agrees(with: article) ? .holds : .doesNotHold("\(diagnosis)")
  }
}

extension Verdict: CustomStringConvertible {
  public var description: String {
    switch self {
    case .holds: "holds"
    case .doesNotHold(let outcome): "does not hold: \(outcome)"
    case .cameOut(let outcome): outcome
    case .unavailable(let api): api.absence
    case .noResult(let reason): "no result: \(reason)"
    }
  }
}
