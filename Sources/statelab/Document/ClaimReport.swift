import Course
import StateLabCore

/// What an article states, and what came of it here.
struct ClaimReport: Hashable {
  let id: String
  let says: Line
  /// `article 000, row F9`
  let source: String
  private(set) var outcomes: [Outcome]
  /// How anybody knows: the kind of the claim and the honest marks of its confidence.
  let grounds: String
  let note: Line?

  struct Outcome: Hashable {
    /// The profile, or `Swift` where the compiler decides.
    fileprivate(set) var judge: String
    let text: String
    let tone: Tone
  }

  enum Tone { case good, bad, neutral }

  init(_ claim: Claim, outcomes: [Outcome]) {
    id = claim.id
    says = prose(claim.says)
    source = Self.source(of: claim)
    self.outcomes = outcomes
    grounds = Self.grounds(of: claim)
    note = claim.note.map(prose)
  }

  /// With one outcome in the place of equal ones of the newest releases: `ios14+`, or `all`.
  var joiningEqualOutcomes: ClaimReport {
    guard var last = outcomes.last, outcomes.count > 1 else { return self }
    let equal = outcomes.reversed().prefix { $0.text == last.text }
    guard equal.count > 1, let oldest = equal.last else { return self }
    last.judge = equal.count == outcomes.count ? "all" : oldest.judge + "+"
    var copy = self
    copy.outcomes = outcomes.dropLast(equal.count) + [last]
    return copy
  }

  private static func source(of claim: Claim) -> String {
    let articles = claim.sources.map { source in
      source.allSatisfy(\.isNumber) ? "article \(source)" : source
    }
    return (articles + ["row \(claim.id)"]).joined(separator: ", ")
  }

  private static func grounds(of claim: Claim) -> String {
    let kind =
      switch claim.kind {
      case .run: "run here"
      case .compiled: "put to the compiler"
      case .documented: "not run"
      case .opinion: "an opinion, nothing to run"
      }
    let marks = (claim.confidence ?? "").compactMap(Self.mark)
    return ([kind] + marks).joined(separator: "; ")
  }

  private static func mark(of letter: Character) -> String? {
    switch letter {
    case "A": "documented by Apple"
    case "B": "reverse-engineered from Apple's frameworks"
    case "C": "observed on devices"
    case "D": "our inference"
    case "L": "reproduced on Linux"
    default: nil
    }
  }
}

extension ClaimReport.Outcome {
  init(judge: String, _ verdict: Verdict, article: String?) {
    self.judge = judge
    switch verdict {
    case .holds:
      text = "holds: \(article ?? "")"
      tone = .good
    case .doesNotHold(let outcome):
      text = "does not hold: \(outcome), where the article says \(article ?? "")"
      tone = .bad
    case .cameOut(let outcome):
      text = outcome
      tone = .neutral
    case .unavailable(let api):
      text = "\(api.absence) (\(api.name))"
      tone = .neutral
    case .noResult(let reason):
      text = "no result: \(reason)"
      tone = .bad
    }
  }
}
