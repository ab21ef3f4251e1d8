import Course
import Replay
import StateLabCore

/// A piece of a lesson's text, in the order in which it is read.
struct BlockRecord: Encodable {
  /// heading, paragraph, list, listing, snippet, run, comparison, table, question, prediction, claim,
  /// finding, exercise, patch, notes or verbatim: which says which fields there are.
  let kind: String
  /// The profiles that a passage is about; absent where it is about all.
  let releases: [String]?
  /// Inline Markdown, as the author wrote it.
  var text: String?
  var level: Int?
  var isOrdered: Bool?
  var items: [ItemRecord]?
  var file: String?
  var lines: [String]?
  /// The position in `runs` of the run that it shows, and the act with which it begins to.
  var run: Int?
  var firstAct: Int?
  /// Where two runs part.
  var divergence: Divergence?
  /// The cells of a table; what runs compute, has been computed.
  var header: [String]?
  var rows: [[String]]?
  var question: QuestionRecord?
  /// The id of an entry of `claims` or of `ownFindings`.
  var claim: String?
  /// What the compiler says to a snippet; empty where it compiles.
  var diagnostic: String?
  var hints: [String]?
  /// What is said to whoever teaches the lesson.
  var blocks: [BlockRecord]?

  struct ItemRecord: Encodable {
    let text: String
    let releases: [String]?
  }
}

/// A question and its choices.
struct QuestionRecord: Encodable {
  let id: String
  let prompt: String
  let profile: String
  let choices: [ChoiceRecord]
  /// The position of the choice that the run bears out; absent where none does, or several do.
  let right: Int?

  struct ChoiceRecord: Encodable {
    let literal: String
    let feedback: String
  }
}

// MARK: From the course

extension BlockRecord {
  /// The blocks of a lesson's text without the notes, which only teachers see.
  static func all(of reading: LessonReading) throws -> [BlockRecord] {
    let shown = try reading.shownRuns()
    return try reading.text.blocks.enumerated().compactMap { position, block in
      if case .notes = block.content { return nil }
      var record = try BlockRecord(block, of: reading)
      record.run = shown.firstIndex { $0.block == position }
      record.firstAct = record.run.map { shown[$0].firstAct }
      return record
    }
  }

  private init(_ block: Block, of reading: LessonReading) throws {
    kind = block.content.name
    releases = block.releases.names
    switch block.content {
    case .heading(let level, let text):
      self.level = level
      self.text = text
    case .paragraph(let text): self.text = text
    case .list(let ordered, let items):
      isOrdered = ordered
      self.items = items.map { ItemRecord(text: $0.text, releases: $0.releases.names) }
    case .listing(let file, _, let code):
      self.file = file
      lines = code
    case .snippet(let snippet):
      lines = snippet.code.lines
      diagnostic = SnippetReport(snippet, live: nil).diagnostic
    case .transcript: break
    case .comparison(let a, let b, _):
      divergence = Divergence(of: try reading.placed(a), and: try reading.placed(b))
    case .table(let table):
      header = try table.header.map { try reading.text(of: $0) }
      rows = try table.rows.map { try $0.map { try reading.text(of: $0) } }
    case .question(let question), .prediction(let question):
      self.question = try QuestionRecord(question, of: reading)
    case .claim(let claim), .finding(let claim): self.claim = claim.id
    case .exercise(let exercise):
      text = exercise.prompt
      hints = exercise.hints
    case .patch(let patch): lines = patch.lines
    case .notes(let notes): blocks = try notes.map { try BlockRecord($0, of: reading) }
    case .verbatim(_, let lines): self.lines = lines
    }
  }
}

extension QuestionRecord {
  fileprivate init(_ question: Question, of reading: LessonReading) throws {
    let profile = question.finding?.run.profile ?? question.profile
    let right: [Int] =
      switch question.subject {
      case .finding(let finding):
        question.rightChoices(
          by: try reading.runs.run(finding.run, from: reading.lesson, under: profile))
      case .snippet(let id):
        try reading.text.snippet(id).map {
          question.rightChoices(by: try reading.diagnosis(of: $0))
        } ?? []
      }
    self.init(
      id: question.id, prompt: question.prompt, profile: profile.name,
      choices: question.choices.map { .init(literal: $0.literal, feedback: $0.feedback) },
      right: right.count == 1 ? right[0] : nil)
  }
}

extension Block.Content {
  fileprivate var name: String {
    switch self {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .list: "list"
    case .listing: "listing"
    case .snippet: "snippet"
    case .transcript: "run"
    case .comparison: "comparison"
    case .table: "table"
    case .question: "question"
    case .prediction: "prediction"
    case .claim: "claim"
    case .finding: "finding"
    case .exercise: "exercise"
    case .patch: "patch"
    case .notes: "notes"
    case .verbatim: "verbatim"
    }
  }
}

extension Releases {
  /// Nil where they are all.
  fileprivate var names: [String]? { self == .all ? nil : profiles.map(\.name) }
}
