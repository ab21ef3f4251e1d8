import Rendering
import Replay
import StateLabCore

/// Something that is said of SwiftUI, in our words, and what comes of it under each release.
nonisolated public struct Claim: Hashable {
  /// The row of fidelity.md, perhaps with a suffix: `F9`, `N15-why`.
  public let id: String
  public let author: Author
  public let says: String
  /// The same in a few words, for a table; nil where it is short enough.
  public let short: String?
  /// Of an article's claim first the article's number, then whatever else supports it.
  public let sources: [String]
  public let kind: Kind
  /// The value or message that the article names, or nil when it names none. An error may be
  /// written without `error: ` in front of it.
  public let article: Value?
  /// The outcomes that it must have, typed by hand and never rewritten.
  public let outcomes: [Outcome]
  /// As the author types it, or nil where the run or the compiler decides alone.
  public let typedVerdict: Verdict?
  /// Letters of fidelity.md, for example `B` or `L, D`.
  public let confidence: String?
  /// The releases whose outcome is the article's own report, so that the profile was made to match.
  public let reported: Releases?
  public let note: String?

  public enum Author: Hashable {
    /// Also where it is wrong.
    case article
    /// We found it, and no article says it.
    case us
  }

  public enum Kind: Hashable {
    /// The experiment decides.
    case run(FindingReference)
    /// The compiler decides, over the snippet with this id.
    case compiled(snippet: String)
    /// The source vouches for it; the machine does not judge.
    case documented
    /// A view that somebody holds; nothing to judge.
    case opinion

    /// True if the machine can say what comes of it.
    public var isJudged: Bool {
      switch self {
      case .run, .compiled: true
      case .documented, .opinion: false
      }
    }

    /// As `kind:` names it.
    public var name: String {
      switch self {
      case .run: "run"
      case .compiled: "compiled"
      case .documented: "documented"
      case .opinion: "opinion"
      }
    }
  }

  /// A value as the machine writes it, and as a reader should hear it.
  public struct Value: Hashable {
    public let literal: String
    /// "two `onReceive` calls"; nil for a literal that reads well by itself.
    public let words: String?
  }

  public struct Outcome: Hashable {
    public let releases: Releases
    public let value: Value
  }

  /// The row of fidelity.md that it belongs to: `F20` for `F20a` and for `F20-equal-write`.
  public var row: String {
    let letters = String(id.prefix { $0.isUppercase })
    return letters + String(id.dropFirst(letters.count).prefix { $0.isNumber })
  }

  /// The outcome that the claim must have under this profile, or nil when the lesson does not say.
  public func expectedOutcome(under profile: Profile) -> Value? {
    outcomes.first { $0.releases.contains(profile) }?.value
  }

  /// The words that the author has for this literal; nil where there are none.
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
  /// It came out as the article says.
  case asStated
  /// It came out as this instead.
  case otherwise(ValueDescription)
  /// The article names no value; this came out.
  case cameOut(ValueDescription)
  case unavailable(API)
  /// The run gave no result, because of this.
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
