import Replay

/// The JSON of `claims --format json`.
struct ClaimList: Encodable {
  let claims: [Entry]
  /// Findings of ours, which no article states.
  let findings: [Entry]

  struct Entry: Encodable {
    /// The article that makes the claim; absent from what we found ourselves.
    let article: String?
    let lesson: Int
    let lessonID: String
    /// The grounds, in words.
    let known: String
    let claim: ClaimRecord

    fileprivate init(_ entry: ClaimEntry) {
      article = entry.claim.author == .article ? entry.article : nil
      lesson = entry.lesson.number
      lessonID = entry.lesson.id
      known = entry.report.grounds
      claim = ClaimRecord(entry.claim, report: entry.report)
    }
  }

  init(_ claims: [ClaimEntry], findings: [ClaimEntry]) {
    self.claims = claims.map(Entry.init)
    self.findings = findings.map(Entry.init)
  }
}
