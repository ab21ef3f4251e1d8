import Course
import Rendering
import Replay

extension LessonRecord {
  init(_ reading: LessonReading, withNotes: Bool = false) throws {
    self.init(
      number: reading.lesson.number, id: reading.lesson.id, title: reading.text.title,
      part: reading.lesson.part.title, summary: reading.text.summary)
    isEdited = try reading.edits() != nil
    blocks = try BlockRecord.all(of: reading, withNotes: withNotes)
    var shown: [Listing] = []
    listings = try reading.text.blocks.compactMap { block in
      guard case .listing(let file, let show, let code) = block.content else { return nil }
      let listing = try reading.listing(of: file, show: show, code: code)
      shown.append(listing)
      return ListingRecord(code, listing)
    }
    runs = try reading.shownRuns().map {
      $0.told.placed(in: shown, reading.lesson.folder?.files ?? [])
    }
    claims = try reading.text.claims.map { ClaimRecord($0, report: try reading.report(on: $0)) }
    ownFindings = try reading.text.findings.map {
      ClaimRecord($0, report: try reading.report(on: $0))
    }
  }
}

extension ListingRecord {
  /// A whole file.
  init(_ listing: Listing) { self.init(listing.rows.map(\.text), listing) }

  fileprivate init(_ code: [String], _ listing: Listing) {
    self.init(
      file: listing.file, lines: code,
      rows: listing.rows.map { row in
        let change: Change? =
          switch row.change {
          case .added: .added
          case .removed: .removed
          case .none, .folded: nil
          }
        return Row(row.text, number: row.number, change: change)
      }, since: listing.since)
  }
}

extension ClaimRecord {
  init(_ claim: Claim, report: ClaimReport) {
    self.init(
      id: claim.id, says: claim.says, sources: claim.sources, from: report.source,
      kind: claim.kind.name, row: claim.row, known: report.grounds,
      verdicts: report.outcomes.map(Verdict.init))
    short = claim.short
    verdict = report.verdict?.rawValue
    article = claim.article?.literal
    articleWords = claim.article?.words
    confidence = claim.confidence
    note = claim.note
  }
}

extension ClaimRecord.Verdict {
  fileprivate init(_ outcome: ClaimReport.Outcome) {
    self.init(judge: outcome.judge, text: outcome.text, isReported: outcome.isReported)
    literal = outcome.statements.first?.value.literal
    words = outcome.statements.first?.words?.text
    holds =
      switch outcome.tone {
      case .good: true
      case .bad: false
      case .neutral: nil
      }
  }
}
