/// What `claims --format json` writes.
struct ClaimList: Encodable {
  let claims: [Entry]

  struct Entry: Encodable {
    /// The article that makes the claim.
    let article: String
    let lesson: Int
    let lessonID: String
    /// How anybody knows, in words.
    let known: String
    let claim: ClaimRecord
  }

  init(_ entries: [ClaimEntry]) {
    claims = entries.map { entry in
      Entry(
        article: entry.article, lesson: entry.lesson.number, lessonID: entry.lesson.id,
        known: entry.report.grounds, claim: ClaimRecord(entry.claim, report: entry.report))
    }
  }
}
