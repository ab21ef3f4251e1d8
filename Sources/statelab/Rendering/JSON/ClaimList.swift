import Replay

extension ClaimList {
  init(_ claims: [ClaimEntry], findings: [ClaimEntry]) {
    self.init(claims: claims.map(Entry.init), findings: findings.map(Entry.init))
  }
}

extension ClaimList.Entry {
  fileprivate init(_ entry: ClaimEntry) {
    self.init(
      article: entry.claim.author == .article ? entry.article : nil, lesson: entry.lesson.number,
      lessonID: entry.lesson.id, known: entry.report.grounds,
      claim: ClaimRecord(entry.claim, report: entry.report))
  }
}
