import Course
import Rendering
import Replay

extension BlockRecord {
  /// The blocks of a lesson's text; notes are for teachers alone.
  static func all(of reading: LessonReading, withNotes: Bool) throws -> [BlockRecord] {
    let shown = try reading.shownRuns()
    var listings = 0
    return try reading.text.blocks.enumerated().compactMap { position, block in
      if case .notes = block.content, !withNotes { return nil }
      var record = try BlockRecord(block, of: reading)
      if case .exercise(let exercise) = block.content, withNotes {
        record.outcomes = exercise.expectations.map { "\($0)" }
      }
      record.run = shown.firstIndex { $0.block == position }
      record.firstAct = record.run.map { shown[$0].firstAct }
      if record.kind == .listing {
        record.listing = listings
        listings += 1
      }
      return record
    }
  }

  private init(_ block: Block, of reading: LessonReading) throws {
    self.init(block.content.kind, releases: block.releases.names)
    switch block.content {
    case .heading(let level, let text):
      self.level = level
      self.text = text
    case .paragraph(let text): self.text = text
    case .list(let ordered, let items):
      isOrdered = ordered
      self.items = items.map { Item($0.text, releases: $0.releases.names) }
    case .listing(let file, _, let code):
      self.file = file
      lines = code
    case .snippet(let snippet):
      let report = SnippetReport(snippet, live: nil)
      lines = snippet.code.lines
      diagnostic = report.error ?? ""
      place = report.place
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
    case .verbatim(_, let lines), .expansion(_, _, let lines): self.lines = lines
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
          question.rightChoices(by: try reading.answer(to: $0))
        } ?? []
      }
    self.init(
      id: question.id, prompt: question.prompt, profile: profile.name,
      choices: question.choices.map { Choice($0.literal, feedback: $0.feedback) },
      right: right.count == 1 ? right[0] : nil)
  }
}

extension Block.Content {
  fileprivate var kind: BlockRecord.Kind {
    switch self {
    case .heading: .heading
    case .paragraph: .paragraph
    case .list: .list
    case .listing: .listing
    case .snippet: .snippet
    case .transcript: .run
    case .comparison: .comparison
    case .table: .table
    case .question: .question
    case .prediction: .prediction
    case .claim: .claim
    case .finding: .finding
    case .exercise: .exercise
    case .patch: .patch
    case .notes: .notes
    case .verbatim, .expansion: .verbatim
    }
  }
}

extension Releases {
  /// Nil for all releases.
  fileprivate var names: [String]? { self == .all ? nil : profiles.map(\.name) }
}
