import Rendering
import Replay
import StateLabCore

/// A statement about SwiftUI, in our words, and its outcome under each release.
nonisolated public struct Claim: Hashable {
  /// The row of fidelity.md, perhaps with a suffix: `F9`, `N15-why`.
  public let id: String
  public let author: Author
  public let says: String
  /// The statement in a few words, for a table; nil where the statement is short enough.
  public let short: String?
  /// For an article's claim, the article's number comes first, then other sources that support the
  /// claim.
  public let sources: [String]
  public let kind: Kind
  /// The value or message that the article names, or nil when it names none. The prefix `error: `
  /// of an error is optional.
  public let article: Value?
  /// The expected outcomes, typed by hand and never rewritten.
  public let outcomes: [Outcome]
  /// The verdict that the author types, or nil where the run or the compiler decides alone.
  public let typedVerdict: Verdict?
  /// Letters of fidelity.md, for example `B` or `L, D`.
  public let confidence: String?
  /// The releases whose outcome comes from the article's own report: the profile was made to match
  /// it.
  public let reported: Releases?
  public let note: String?

  public enum Author: Hashable {
    /// An article makes the claim, right or wrong.
    case article
    /// Our own finding, which no article states.
    case us
  }

  public enum Kind: Hashable {
    /// The experiment decides.
    case run(FindingReference)
    /// The compiler decides by the snippet with this id.
    case compiled(snippet: String)
    /// The source confirms the claim; no run or compiler judges it.
    case documented
    /// An opinion; there is nothing to judge.
    case opinion

    /// True if a run or the compiler determines the outcome.
    public var isJudged: Bool {
      switch self {
      case .run, .compiled: true
      case .documented, .opinion: false
      }
    }

    /// The name in a `kind:` line.
    public var name: String {
      switch self {
      case .run: "run"
      case .compiled: "compiled"
      case .documented: "documented"
      case .opinion: "opinion"
      }
    }
  }

  /// A value as a Swift literal, and in words for a reader.
  public struct Value: Hashable {
    public let literal: String
    /// "two `onReceive` calls"; nil for a literal that needs no words.
    public let words: String?
  }

  public struct Outcome: Hashable {
    public let releases: Releases
    public let value: Value
  }

  /// The row of fidelity.md that the claim belongs to: `F20` for `F20a` and for `F20-equal-write`.
  public var row: String {
    let letters = String(id.prefix { $0.isUppercase })
    return letters + String(id.dropFirst(letters.count).prefix { $0.isNumber })
  }

  /// The expected outcome under this profile, or nil when the lesson names none.
  public func expectedOutcome(under profile: Profile) -> Value? {
    outcomes.first { $0.releases.contains(profile) }?.value
  }

  /// The author's words for this literal; nil where the author gives none.
  public func words(for literal: String) -> String? {
    if let article, article.literal == literal, let words = article.words { return words }
    for outcome in outcomes where outcome.value.literal == literal {
      if let words = outcome.value.words { return words }
    }
    return nil
  }
}

// MARK: Under one release

/// The outcome of a claim under one release.
nonisolated public enum ClaimResult: Hashable {
  /// The outcome is the one that the article states.
  case asStated
  /// The outcome is this value instead.
  case otherwise(ValueDescription)
  /// The article names no value; the outcome is this one.
  case cameOut(ValueDescription)
  case unavailable(API)
  /// The run gave no result, for this reason.
  case noResult(String)
}

nonisolated extension Claim {
  /// The outcome of a claim of kind `run`.
  public func result(of run: Run) -> ClaimResult? {
    guard case .run(let finding) = kind else { return nil }
    switch run.problem {
    case .unavailable(let api): return .unavailable(api)
    case .threw(let error) where run.finding(named: finding.name) == nil: return .noResult(error)
    default: break
    }
    guard let found = run.finding(named: finding.name) else {
      return .noResult("experiment `\(run.experiment)` finds no `\(finding.name)`")
    }
    guard let article else { return .cameOut(found.value) }
    return article.literal == found.literal ? .asStated : .otherwise(found.value)
  }

  /// The outcome of a claim of kind `compiled`.
  public func result(of answer: CompilerAnswer) -> ClaimResult? {
    guard case .compiled = kind else { return nil }
    guard let article else { return .cameOut(.literal("\(answer)")) }
    return answer.agrees(with: article.literal)
      ? .asStated : .otherwise(.literal("\(answer)"))
  }
}
