import StateLabCore

extension Fence {
  static let claimKeys =
    ["says", "source", "kind", "finding", "snippet", "article", "all"]
    + Profile.all.map(\.name) + ["confidence", "note"]
  private static let kinds = "run, compiled, documented or opinion"

  /// Reads what is said, where, of which kind, and what must come of it.
  func claim(id: String) throws(LessonError) -> Claim {
    let owner = "claim `\(id)`"
    var fields = try Fields(lines, of: owner, opening: opening)
    try fields.demand(demands(of: fields))
    let says = try fields.require("says", as: "WHAT THE ARTICLE STATES")
    let source = try fields.require("source", as: "ARTICLE")
    let kind = try fields.require("kind", as: Self.kinds)
    let confidence = fields.take("confidence")?.value
    let note = fields.take("note")?.value

    var subject = Claim.Kind.opinion
    switch kind.value {
    case "run":
      let finding = try fields.require("finding", as: "EXPERIMENT.NAME")
      subject = .run(try finding.line.findingReference(finding.value))
    case "compiled":
      subject = .compiled(snippet: try fields.require("snippet", as: "NAME").value)
    case "documented": subject = .documented
    case "opinion": subject = .opinion
    default:
      throw kind.line.error(
        "there is no kind `\(kind.value)`; there are \(Self.kinds)")
    }

    var article: String?
    var outcomes: [Claim.Outcome] = []
    if subject.isJudged {
      article = fields.take("article")?.value
      outcomes = Profile.all.compactMap { profile in
        fields.take(profile.name).map { Claim.Outcome(profile: profile, text: $0.value) }
      }
      if let all = fields.take("all") { outcomes.append(.init(profile: nil, text: all.value)) }
    }
    try fields.end(known: Self.claimKeys)
    return Claim(
      id: id, says: says.value,
      sources: source.value.split(separator: ",").map(\.trimmed), kind: subject,
      article: article, outcomes: outcomes, confidence: confidence, note: note)
  }

  /// The lines that a claim of this kind must have. A kind that is not said is guessed from the rest.
  private func demands(of fields: Fields) -> [(key: String, usage: String)] {
    var demands = [
      ("says", "WHAT THE ARTICLE STATES"), ("source", "ARTICLE"), ("kind", Self.kinds),
    ]
    let kind = fields.value(of: "kind")
    let isRun = kind == "run" || kind == nil && fields.has("finding")
    let isCompiled = kind == "compiled" || kind == nil && fields.has("snippet")
    if isRun { demands.append(("finding", "EXPERIMENT.NAME")) }
    if isCompiled { demands.append(("snippet", "NAME")) }
    let saysOutcome = fields.has("all") || Profile.all.contains { fields.has($0.name) }
    if isRun || isCompiled, !saysOutcome {
      demands.append(("all", isRun ? "WHAT MUST COME OUT" : "WHAT THE COMPILER MUST SAY"))
    }
    return demands
  }
}
