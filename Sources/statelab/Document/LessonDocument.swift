import Course
import StateLabCore

extension LessonReading {
  /// The lesson with everything that its runs show, and for a teacher with the notes.
  func document(withNotes: Bool = false) throws -> Document {
    Document(blocks: try opening() + told(withNotes: withNotes).joined() + ending())
  }

  /// What stands before the text.
  ///
  /// - Parameter summary: Said below the title; empty where it would say too much too early.
  func opening(summary: Line? = nil) throws -> [Document.Block] {
    [title(summary: summary ?? self.summary)] + (try absence())
  }

  /// What is shown of each block of the text, in order.
  func told(withNotes: Bool = false) throws -> [[Document.Block]] {
    var firstSteps = try shownRuns().map(\.firstStep)
    return try text.blocks.map { block in
      switch block.content {
      case .transcript(let reference, _):
        let run = try run(reference)
        let steps = Steps(of: run, lesson: lesson.number, first: firstSteps.removeFirst())
        return [.story(name: name(of: reference), Story(of: run, steps: steps))]
      case .comparison(let a, let b, _):
        return [.parting(Parting(of: try placed(a), and: try placed(b)))]
      case .claim(let claim): return [.claim(try report(on: claim))]
      case .table(let table): return [try computed(table)]
      case .question: return []
      default: return try plainBlock(block.content, withNotes: withNotes)
      }
    }
  }

  /// What stands behind the text.
  func ending() throws -> [Document.Block] {
    guard let words = try words() else { return closing }
    return [
      .heading("The words of the trace"), words,
      .note(Line("Host, mount, walk, place and the rest: ", .quiet) + Line("statelab help words")),
    ] + closing
  }

  /// Text and listing only: nothing is run.
  func textOnly(withNotes: Bool = false) throws -> Document {
    var document = Document(blocks: [title(summary: summary)])
    let shown = try text.blocks.map { try plainBlock($0.content, withNotes: withNotes) }
    for position in shown.indices where !isEmptySection(at: position, of: shown) {
      document.blocks += shown[position]
    }
    document.blocks.append(.note(Line("Run it: ", .quiet) + Line("statelab run \(lesson.number)")))
    return document
  }

  /// A heading of which nothing is left where nothing runs.
  private func isEmptySection(at position: Int, of shown: [[Document.Block]]) -> Bool {
    guard case .heading(let level, _) = text.blocks[position].content else { return false }
    for (block, shown) in zip(text.blocks, shown).dropFirst(position + 1) {
      if case .heading(let next, _) = block.content, next <= level { return true }
      if !shown.isEmpty { return false }
    }
    return true
  }

  // MARK: Blocks

  var summary: Line { prose(text.summary) }

  private func title(summary: Line) -> Document.Block {
    let count = lesson.part.lessons.count
    return .title(
      .init(
        number: lesson.number, text: text.title,
        aside: "\(lesson.part.title), \(lesson.positionInPart) of \(count)",
        summary: summary))
  }

  /// The blocks that are the same whether anything runs or not.
  private func plainBlock(
    _ content: Block.Content, withNotes: Bool = false
  ) throws -> [Document.Block] {
    switch content {
    case .heading(_, let text): [.heading(prose(text).text)]
    case .paragraph(let text): [.prose(prose(text))]
    case .list(let ordered, let items): [.items(ordered: ordered, items.map(prose))]
    case .listing(let file, let code): [.listing(listing(of: code, in: file))]
    case .snippet(let snippet): [.snippet(SnippetReport(snippet, live: try compiler?(snippet)))]
    case .verbatim(_, let lines): [.verbatim(lines)]
    case .notes(let notes):
      withNotes ? [.notes(try notes.flatMap { try plainBlock($0.content) })] : []
    case .transcript, .comparison, .claim, .table, .question: []
    }
  }

  /// The listing, marked against the lesson before it in the same part.
  private func listing(of code: [String], in file: String) -> Listing {
    let isFirst = lesson.positionInPart == 1
    guard !isFirst, let previous = course.lessons.last(where: { $0.number < lesson.number }),
      let old = previous.folder?.files.filter({ $0.name.hasSuffix(".swift") }),
      let counterpart = old.first(where: { $0.name == file }) ?? (old.count == 1 ? old.first : nil)
    else { return Listing(file: file, code: code) }
    return Listing(
      file: file, code: code, since: counterpart.text.lines, of: "lesson \(previous.number)")
  }

  private func computed(_ table: Table) throws -> Document.Block {
    func line(_ cell: Table.Cell) throws -> Line {
      switch cell {
      case .text(let text): prose(text)
      case .finding(let finding, _): Line(try run(finding.run).outcome(of: finding.name) ?? "none")
      }
    }
    return .table(
      header: try table.header.map(line), rows: try table.rows.map { try $0.map(line) })
  }

  /// What the profile lacks, said once, before the text speaks of what was not run.
  private func absence() throws -> [Document.Block] {
    var absences: [String] = []
    for reference in text.runs where reference.profile == nil {
      guard case .unavailable(let api) = try run(reference).problem else { continue }
      let absence = "\(api.name) is \(api.absence)"
      if !absences.contains(absence) { absences.append(absence) }
    }
    if absences.isEmpty { return [] }
    return [
      .note(
        Line(
          "Parts of this lesson were not run under \(profile.name): "
            + "\(absences.joined(separator: ", ")).", .warning))
    ]
  }

  func name(of reference: RunReference) -> String {
    reference.experiment + (reference.profile.map { " under \($0.name)" } ?? "")
  }

  /// The verbs that the reader met, explained.
  private func words() throws -> Document.Block? {
    var words: [Document.Word] = []
    for shown in try shownRuns() {
      for event in shown.run.trace {
        guard let meaning = event.kind.meaning else { continue }
        let word = Document.Word(verb: event.kind.verb, meaning: meaning)
        if !words.contains(word) { words.append(word) }
      }
    }
    return words.isEmpty ? nil : .words(words)
  }

  private var closing: [Document.Block] {
    var next = "statelab quiz \(lesson.number)"
    if lesson.number < course.lessons.count {
      next = "statelab run \(lesson.number + 1), or \(next)"
    }
    return [
      .note(Line("Profile \(profile.name) (\(profile.title))", .quiet)),
      .note(Line("Next: ", .quiet) + Line(next)),
    ]
  }
}
