import Course
import StateLabCore

/// What an article states, and what came of it here.
struct ClaimReport: Hashable {
  let id: String
  let says: Line
  /// `"Let's build @State" (000), row F9`
  let source: String
  private(set) var outcomes: [Outcome]
  /// How anybody knows: the kind of the claim and the honest marks of its confidence.
  let grounds: String
  let note: Line?

  struct Outcome: Hashable {
    /// The profile, or `Swift` where the compiler decides.
    fileprivate(set) var judge: String
    /// One fact a line: what came out, and where it differs what the article says.
    let statements: [Statement]
    /// What there is to say where no value came out.
    let remark: String?
    let tone: Tone

    /// All of it in one line.
    var text: String {
      if let remark { return remark }
      let more = statements.dropFirst().map { ", \($0.lead) \($0.value.literal)" }
      return (statements.first?.text ?? "") + more.joined()
    }
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
    let articles = claim.sources.map { Article.numbered($0)?.reference ?? $0 }
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
    return ([kind] + marks(of: claim.confidence ?? "")).joined(separator: "; ")
  }

  /// What the letters of a confidence stand for: `B, C`.
  static func marks(of confidence: String) -> [String] { confidence.compactMap(mark) }

  private static func mark(of letter: Character) -> String? {
    switch letter {
    case "A": "documented by Apple"
    case "B": "reverse-engineered from Apple's frameworks"
    case "C": "observed on devices"
    case "D": "inferred by us"
    case "L": "reproduced on Linux"
    default: nil
    }
  }
}

extension ClaimReport.Outcome {
  /// - Parameter expected: What must come out, as the lesson says.
  init(judge: String, _ verdict: Verdict, of claim: Claim, expected: String?) {
    let article = claim.article ?? ""
    switch (verdict, claim.kind) {
    case (.holds, .compiled):
      self.init(judge, .good, Statement("the compiler says so", article))
    case (.holds, _):
      self.init(judge, .good, Statement("holds", article))
    case (.doesNotHold(let outcome), .compiled):
      self.init(
        judge, .bad, Statement("the compiler says otherwise", outcome),
        Statement("the article says", article))
    case (.doesNotHold(let outcome), _):
      self.init(
        judge, .bad, Statement("does not hold", outcome), Statement("the article says", article))
    case (.cameOut(let outcome), .compiled):
      self.init(judge, .neutral, Statement("the compiler says", outcome))
    case (.cameOut(let outcome), _):
      let lead = outcome == expected ? "so it is" : "not as expected"
      self.init(judge, .neutral, Statement(lead, outcome))
    case (.unavailable(let api), _):
      self.init(judge, .neutral, remark: "\(api.absence) (\(api.name))")
    case (.noResult(let reason), _):
      self.init(judge, .bad, remark: "no result: \(reason)")
    }
  }

  private init(
    _ judge: String, _ tone: ClaimReport.Tone, _ statements: Statement..., remark: String? = nil
  ) {
    self.judge = judge
    self.tone = tone
    self.statements = statements
    self.remark = remark
  }
}
