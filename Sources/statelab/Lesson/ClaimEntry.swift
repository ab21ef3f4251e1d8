import Course
import Rendering
import Replay

/// A claim or a finding at its place in the course.
struct ClaimEntry {
  let claim: Claim
  let lesson: CourseLesson
  let report: ClaimReport

  init(_ claim: Claim, in reading: LessonReading) throws {
    self.claim = claim
    lesson = reading.lesson
    report = try reading.report(on: claim)
  }

  /// The first of the sources: the article that makes the claim.
  var article: String { claim.sources.first ?? "none" }

  /// A few lines: the row, the verdict, the sentence, and the outcome where it adds to the
  /// sentence.
  var brief: Document.Entry {
    var meaning = Line()
    if let verdict = report.verdict {
      meaning += Line("\(Words.current.claim.verdict(verdict)): ", verdict.style)
    }
    meaning += claim.short.map { Line(markdown: $0) } ?? report.says
    let outcomes = report.joiningEqualOutcomes.brief
    if !outcomes.isEmpty { meaning += Line(" (\(outcomes))", .quiet) }
    return .init(name: claim.id, meaning: meaning)
  }
}

extension [ClaimEntry] {
  /// The articles, in the order of their ids.
  var articles: [String] { Set(map(\.article)).sorted() }

  /// The claims in the order of their rows; within a row, in the order of the course.
  func inOrder(of rows: [Row]) -> [ClaimEntry] {
    map { entry in (rows.firstIndex { $0.has(entry.claim.id) } ?? rows.count, entry) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The JSON of `claims --format json`.
struct ClaimList: Encodable {
  let claims: [Entry]
  /// Findings of ours, which no article states.
  let findings: [Entry]

  init(_ claims: [ClaimEntry], findings: [ClaimEntry]) {
    self.claims = claims.map(Entry.init)
    self.findings = findings.map(Entry.init)
  }

  struct Entry: Encodable {
    /// The article that makes the claim; absent from our own findings.
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
}
