import Course
import StateLabCore

extension LessonCheck {
  /// The releases that every claim must name: the articles' and the current one.
  private static let demanded: [Profile] = [.iOS13, .standard]

  /// Each claim and each finding must have its author's outcome, and the verdict must follow from
  /// it.
  func checkClaims() throws -> [Diagnostic] {
    try claims.flatMap { line, claim in
      let problems: [String]
      switch claim.kind {
      case .run(let finding): problems = try self.problems(of: claim, over: finding)
      case .compiled(let snippet): problems = self.problems(of: claim, over: snippet)
      case .documented, .opinion: problems = []
      }
      let all = try problems.isEmpty ? problemsWithVerdict(of: claim) : problems
      return all.map { Diagnostic(lesson, line: line, "\(claim.title) \($0)") }
    }
  }

  /// A claim's id must name one row of one article, and one lesson alone may treat the row.
  func checkClaimNames() -> [Diagnostic] {
    claims.compactMap { line, claim in
      guard let home = check.claimHomes[claim.id], home.number < lesson.number else { return nil }
      return Diagnostic(
        lesson, line: line,
        "\(claim.title) is in lesson `\(home.id)` too; rename one, `\(claim.id)-WORD`")
    }
  }

  /// The claims of articles and our own findings, with the numbers of their first lines.
  private var claims: [(line: Int, claim: Claim)] {
    source.text.blocks.compactMap { block in
      switch block.content {
      case .claim(let claim), .finding(let claim): (block.line, claim)
      default: nil
      }
    }
  }

  /// Faults where the author's outcome and verdict contradict each other.
  private func problemsWithVerdict(of claim: Claim) throws -> [String] {
    guard claim.author == .article else { return [] }
    let reading = try LessonReading(lesson, text: source.text, of: check.course, runs: check.played)
    let results = try reading.results(of: claim).map(\.result)
    if let objection = claim.objection(to: results), let verdict = claim.typedVerdict {
      return ["has the verdict \(verdict.rawValue), but \(objection)"]
    }
    guard claim.verdict(after: results) == nil else { return [] }
    return [
      claim.article == nil && claim.kind.isJudged
        ? "names no value of the article's, so its verdict cannot be computed; "
          + "add `article: LITERAL` or `verdict: VERDICT`"
        : "has no verdict; add `verdict: VERDICT`"
    ]
  }

  private func problems(of claim: Claim, over finding: FindingReference) throws -> [String] {
    let only = finding.run.profile
    var problems: [String] = []
    for profile in only.map({ [$0] }) ?? Self.demanded
    where claim.expectedOutcome(under: profile) == nil {
      problems.append("does not say what comes out; add `\(profile.name): VALUE`")
    }
    var wrong: [(problem: String, profiles: [String])] = []
    for profile in only.map({ [$0] }) ?? Profile.all {
      guard let expected = claim.expectedOutcome(under: profile)?.literal else { continue }
      let problem: String
      switch try outcome(of: finding, under: profile) {
      case .success(expected): continue
      case .success(let found):
        problem = "expects \(expected), and \(found) comes out of `\(finding)`"
      case .failure(let reason): problem = "has no outcome: \(reason.description)"
      }
      if let index = wrong.firstIndex(where: { $0.problem == problem }) {
        wrong[index].profiles.append(profile.name)
      } else {
        wrong.append((problem, [profile.name]))
      }
    }
    problems += wrong.map { "\($0.problem) (\($0.profiles.joined(separator: ", ")))" }
    return problems
  }

  private func problems(of claim: Claim, over snippet: String) -> [String] {
    guard let recorded = source.text.snippet(snippet)?.recorded else {
      return ["asks for snippet `\(snippet)`, which is not in the text"]
    }
    let found = answers[snippet] ?? recorded
    guard let expected = claim.expectedOutcome(under: .standard)?.literal else {
      return ["does not say what the compiler says; add `all: MESSAGE`"]
    }
    return found.agrees(with: expected)
      ? [] : ["expects `\(expected)` of snippet `\(snippet)`, and the compiler says `\(found)`"]
  }
}

extension Claim {
  /// "claim `F9`"
  fileprivate var title: String { "\(author == .article ? "claim" : "finding") `\(id)`" }
}
