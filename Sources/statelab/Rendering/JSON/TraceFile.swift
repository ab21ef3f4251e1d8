import Course
import Replay
import StateLabCore

/// What `run --format json` writes.
struct TraceFile: Encodable {
  let profile: ProfileRecord
  let lessons: [LessonRecord]
}

struct ProfileRecord: Encodable {
  let name: String
  let title: String
}

struct LessonRecord: Encodable {
  let number: Int
  let id: String
  let title: String
  let part: String
  let summary: String
  /// Whether the lesson does something else than its text records.
  let isEdited: Bool
  /// The text, in order; runs, claims and findings stand beside it.
  let blocks: [BlockRecord]
  let listings: [ListingRecord]
  let runs: [Timeline]
  let claims: [ClaimRecord]
  /// What no article says.
  let ownFindings: [ClaimRecord]
}

struct ListingRecord: Encodable {
  let file: String
  let lines: [String]
}

struct ClaimRecord: Encodable {
  let id: String
  let says: String
  /// The same in a few words; absent where it is short enough.
  let short: String?
  let sources: [String]
  let kind: String
  /// The row of the contract that it belongs to: `N15` for `N15-why`.
  let row: String
  /// holds, wrong, overstated, outdated, open or opinion; absent from what we found ourselves.
  let verdict: String?
  let article: String?
  /// How to say that value.
  let articleWords: String?
  let confidence: String?
  let note: String?
  let verdicts: [VerdictRecord]
}

struct VerdictRecord: Encodable {
  /// A profile's name, or `Swift` where the compiler decides.
  let judge: String
  let text: String
  /// What came out; absent where nothing did.
  let literal: String?
  /// How to say it, where the author has words for it.
  let words: String?
  /// Whether the profile was made so that this comes out.
  let isReported: Bool
  /// Whether it came out as the article says; absent where the article names no value, or nothing
  /// could be run.
  let holds: Bool?
}

// MARK: From the course

extension TraceFile {
  init(_ readings: [LessonReading], profile: Profile) throws {
    self.profile = ProfileRecord(name: profile.name, title: profile.title)
    lessons = try readings.map(LessonRecord.init)
  }
}

extension LessonRecord {
  init(_ reading: LessonReading) throws {
    number = reading.lesson.number
    id = reading.lesson.id
    title = reading.text.title
    part = reading.lesson.part.title
    summary = reading.text.summary
    isEdited = try reading.edits() != nil
    blocks = try BlockRecord.all(of: reading)
    listings = reading.text.blocks.compactMap { block in
      guard case .listing(let file, _, let code) = block.content else { return nil }
      return ListingRecord(file: file, lines: code)
    }
    runs = try reading.shownRuns().map(\.timeline)
    claims = try reading.text.claims.map { ClaimRecord($0, report: try reading.report(on: $0)) }
    ownFindings = try reading.text.findings.map {
      ClaimRecord($0, report: try reading.report(on: $0))
    }
  }
}

extension ClaimRecord {
  init(_ claim: Claim, report: ClaimReport) {
    id = claim.id
    says = claim.says
    short = claim.short
    sources = claim.sources
    kind = claim.kind.name
    row = claim.row
    verdict = report.verdict?.rawValue
    article = claim.article?.literal
    articleWords = claim.article?.words
    confidence = claim.confidence
    note = claim.note
    verdicts = report.outcomes.map { outcome in
      let holds: Bool? =
        switch outcome.tone {
        case .good: true
        case .bad: false
        case .neutral: nil
        }
      return VerdictRecord(
        judge: outcome.judge, text: outcome.text, literal: outcome.statements.first?.value.literal,
        words: outcome.statements.first?.words?.text, isReported: outcome.isReported, holds: holds)
    }
  }
}
