import Rendering
import StateLabCore

nonisolated extension Fence {
  private static let kinds = "run, compiled, documented or opinion"
  private static let outcomeKeys = ["all"] + Profile.all.map(\.name)
  private static let verdicts = Verdict.allCases.map(\.rawValue).joined(separator: ", ")

  /// Reads the statement, its sources, its kind and its expected outcomes.
  ///
  /// - Parameter author: `article` for a fence `claim`, and `us` for a fence `finding`.
  func claim(id: String, by author: Claim.Author) throws(LessonError) -> Claim {
    let isArticle = author == .article
    let owner = "\(isArticle ? "claim" : "finding") `\(id)`"
    var fields = try Fields(lines, of: owner, opening: opening)
    try fields.demand(missing(in: fields, by: author))
    let says = try fields.require("says", as: "WHAT THE ARTICLE STATES")
    let short = fields.take("short")?.value
    let sources = fields.take("source")?.value.listed ?? []
    let kindField = try fields.require("kind", as: Self.kinds)
    let confidence = fields.take("confidence")?.value
    let note = fields.take("note")?.value
    let kind = try kind(of: kindField, in: &fields)

    var article: Claim.Value?
    var reported: Releases?
    var outcomes: [Claim.Outcome] = []
    if kind.isJudged {
      if isArticle {
        article = fields.take("article").map { Claim.Value(reading: $0.value) }
        if let field = fields.take("reported") {
          guard let releases = Releases(field.value) else {
            throw field.line.error(
              "`\(field.value)` names no releases; write \(Releases.usage)")
          }
          reported = releases
        }
      }
      outcomes = try self.outcomes(in: &fields, of: owner)
    }
    var verdict: Verdict?
    if isArticle, kind != .opinion, let field = fields.take("verdict") {
      verdict = try Self.verdict(field)
    }
    try fields.end(known: Self.keys(by: author))
    return Claim(
      id: id, author: author, says: says.value, short: short, sources: sources, kind: kind,
      article: article,
      outcomes: outcomes, typedVerdict: verdict, confidence: confidence, reported: reported,
      note: note)
  }

  private static func verdict(_ field: Field) throws(LessonError) -> Verdict {
    guard let verdict = Verdict(rawValue: field.value), verdict != .opinion else {
      throw field.line.error(
        field.value == "opinion"
          ? "an opinion is a kind of claim; write `kind: opinion` and remove this line"
          : "there is no verdict `\(field.value)`; there are \(verdicts)")
    }
    return verdict
  }

  private func kind(
    of field: Field, in fields: inout Fields
  ) throws(LessonError) -> Claim.Kind {
    switch field.value {
    case "run":
      let finding = try fields.require("finding", as: "EXPERIMENT.NAME")
      return .run(try finding.line.findingReference(finding.value))
    case "compiled": return .compiled(snippet: try fields.require("snippet", as: "NAME").value)
    case "documented": return .documented
    case "opinion": return .opinion
    default:
      throw field.line.error("there is no kind `\(field.value)`; there are \(Self.kinds)")
    }
  }

  private func outcomes(
    in fields: inout Fields, of owner: String
  ) throws(LessonError) -> [Claim.Outcome] {
    var outcomes: [Claim.Outcome] = []
    while let (field, releases) = fields.takeReleases() {
      if let other = outcomes.first(where: { $0.releases.overlaps(releases) }),
        other.releases != .all || releases == .all
      {
        throw field.line.error(
          "\(owner) speaks twice of a release, in `\(other.releases):` and `\(field.key):`; "
            + "change one")
      }
      outcomes.append(.init(releases: releases, value: Claim.Value(reading: field.value)))
    }
    // An outcome for all releases applies where no other outcome does.
    return outcomes.filter { $0.releases != .all } + outcomes.filter { $0.releases == .all }
  }

  static func keys(by author: Claim.Author) -> [String] {
    let own = author == .article ? ["article", "verdict", "reported"] : []
    return ["says", "short", "source", "kind", "finding", "snippet"] + own + outcomeKeys
      + ["confidence", "note"]
  }

  /// The required lines of this kind of claim that are missing. A missing kind is guessed from the
  /// other lines.
  private func missing(
    in fields: Fields, by author: Claim.Author
  ) -> [(key: String, usage: String)] {
    var missing: [(key: String, usage: String)] = []
    func demand(_ key: String, _ usage: String) {
      if !fields.has(key) { missing.append((key, usage)) }
    }
    demand("says", author == .article ? "WHAT THE ARTICLE STATES" : "WHAT WE FOUND")
    if author == .article { demand("source", "ARTICLE") }
    demand("kind", Self.kinds)
    let kind = fields.value(of: "kind")
    let isRun = kind == "run" || kind == nil && fields.has("finding")
    let isCompiled = kind == "compiled" || kind == nil && fields.has("snippet")
    if isRun { demand("finding", "EXPERIMENT.NAME") }
    if isCompiled { demand("snippet", "NAME") }
    if isRun || isCompiled, !fields.saysReleases {
      demand("all", isRun ? "WHAT MUST COME OUT" : "WHAT THE COMPILER MUST SAY")
    }
    if author == .article, kind == "documented" { demand("verdict", "VERDICT") }
    return missing
  }
}

nonisolated extension Claim.Value {
  /// Reads `LITERAL = WORDS`, or a literal alone.
  init(reading text: String) {
    if let sign = text.firstOutsideLiterals("="), text[..<sign].hasSuffix(" ") {
      let words = text[text.index(after: sign)...]
      if words.first == " ", !words.trimmed.isEmpty {
        self.init(literal: text[..<sign].trimmed, words: words.trimmed)
        return
      }
    }
    self.init(literal: text, words: nil)
  }
}

nonisolated extension Fields {
  /// The next field whose key names releases.
  fileprivate mutating func takeReleases() -> (Field, Releases)? {
    for key in keys {
      if let releases = Releases(key), let field = take(key) { return (field, releases) }
    }
    return nil
  }

  fileprivate var saysReleases: Bool { keys.contains { Releases($0) != nil } }
}
