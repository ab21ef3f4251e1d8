import Course
import StateLabCore

extension LessonCheck {
  /// The releases that every claim must speak of: the articles' and today's.
  private static let demanded: [Profile] = [.iOS13, .standard]

  /// What must come of each claim is what comes of it.
  func complaintsAboutClaims() throws -> [Complaint] {
    try source.text.blocks.flatMap { block -> [Complaint] in
      guard case .claim(let claim) = block.content else { return [] }
      let problems =
        switch claim.kind {
        case .run(let finding): try problems(of: claim, over: finding)
        case .compiled(let snippet): problems(of: claim, over: snippet)
        case .documented, .opinion: [String]()
        }
      return problems.map { Complaint(lesson, line: block.line, "claim `\(claim.id)` \($0)") }
    }
  }

  /// A claim's id names one row of one article, and the row is treated in one lesson.
  func complaintsAboutClaimNames() -> [Complaint] {
    source.text.blocks.compactMap { block in
      guard case .claim(let claim) = block.content, let home = check.claimHomes[claim.id],
        home.number < lesson.number
      else { return nil }
      return Complaint(
        lesson, line: block.line,
        "claim `\(claim.id)` is in lesson `\(home.id)` too; rename one, `\(claim.id)-WORD`")
    }
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
      guard let expected = claim.expectedOutcome(under: profile) else { continue }
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
    let found = diagnoses[snippet] ?? recorded
    guard let expected = claim.expectedOutcome(under: .standard) else {
      return ["does not say what the compiler says; add `all: MESSAGE`"]
    }
    return found.agrees(with: expected)
      ? [] : ["expects `\(expected)` of snippet `\(snippet)`, and the compiler says `\(found)`"]
  }
}
