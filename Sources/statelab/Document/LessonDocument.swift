import Course
import Replay
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
    let notice = try edits().map { [Document.Block.note(Line($0.notice, .warning))] } ?? []
    return [title(summary: summary ?? self.summary)] + notice + (try absence())
  }

  /// What is shown of each block of the text, in order.
  func told(withNotes: Bool = false) throws -> [[Document.Block]] {
    let edits = try edits()
    let told = try told(withNotes: withNotes, edits)
    // An edited lesson says less, and a heading with nothing below it says nothing.
    return edits == nil
      ? told : told.indices.map { isEmptySection(at: $0, of: told) ? [] : told[$0] }
  }

  private func told(withNotes: Bool, _ edits: LessonEdits?) throws -> [[Document.Block]] {
    let shownRuns = try shownRuns()
    let firstRun = text.blocks.firstIndex {
      if case .transcript = $0.content { true } else { false }
    }
    return try text.blocks.enumerated().map { position, block in
      let isAfterRun = firstRun.map { position > $0 } ?? false
      if let edits, !edits.keeps(block, afterRun: isAfterRun) { return [] }
      switch block.content {
      case .transcript(let reference, _, _):
        guard let shown = shownRuns.first(where: { $0.block == position }) else { return [] }
        let opening = shown.opening.map { [Document.Block.note(Line(markdown: $0))] } ?? []
        return opening + [
          .run(
            name: name(of: reference), shown.shownActs, ending: shown.timeline.ending)
        ] + changes(of: reference, edits?.runs[position])
      case .comparison(let a, let b, _):
        return [.divergence(Divergence(of: try placed(a), and: try placed(b)))]
      case .claim(let claim), .finding(let claim):
        return [.claim(try report(on: claim).joiningEqualOutcomes)]
      case .table(let table): return [try computed(table)]
      default:
        return block.isShown(under: profile)
          ? try plainBlock(block, under: profile, withNotes: withNotes) : []
      }
    }
  }

  /// What changed against the run that was recorded.
  private func changes(of reference: RunReference, _ difference: LineDiff?) -> [Document.Block] {
    guard let difference else { return [] }
    let title = Words.current.lesson.againstRecorded(name(of: reference))
    return [.listing(Listing(file: title, changes: difference))]
  }

  /// What stands behind the text.
  func ending() throws -> [Document.Block] {
    guard let met = try words() else { return closing }
    let words = Words.current.lesson
    return [
      .heading(words.words), met,
      .note(Line(words.otherWords, .quiet) + Line("statelab help words")),
    ] + closing
  }

  /// Text and listing only: nothing is run.
  func textOnly(withNotes: Bool = false) throws -> Document {
    var document = Document(blocks: [title(summary: summary)])
    let shown = try text.blocks.map { try plainBlock($0, withNotes: withNotes) }
    for position in shown.indices where !isEmptySection(at: position, of: shown) {
      document.blocks += shown[position]
    }
    document.blocks.append(
      .note(Line(Words.current.lesson.runIt, .quiet) + Line("statelab run \(lesson.number)")))
    return document
  }

  /// Whether nothing stands below a heading, where less is shown than the text has.
  private func isEmptySection(at position: Int, of shown: [[Document.Block]]) -> Bool {
    guard case .heading(let level, _) = text.blocks[position].content else { return false }
    for (block, shown) in zip(text.blocks, shown).dropFirst(position + 1) {
      if case .heading(let next, _) = block.content, next <= level { return true }
      if !shown.isEmpty { return false }
    }
    return true
  }

  // MARK: Blocks

  var summary: Line { Line(markdown: text.summary) }

  private func title(summary: Line) -> Document.Block {
    return .title(
      .init(
        number: lesson.number, text: text.title,
        aside: Words.current.lesson.place(
          lesson.part.title, lesson.positionInPart, lesson.part.lessons.count),
        summary: summary))
  }

  /// The blocks that are the same whether anything runs or not.
  ///
  /// - Parameter profile: The release that is played; nil where none is, and passages about some
  ///   releases say so.
  private func plainBlock(
    _ block: Block, under profile: Profile? = nil, withNotes: Bool = false
  ) throws -> [Document.Block] {
    func said(_ text: String, of releases: Releases) -> Line {
      let tag =
        profile == nil && releases != .all
        ? Line(Words.current.lesson.about("\(releases)"), .emphasis) : Line()
      return tag + Line(markdown: text)
    }
    switch block.content {
    case .heading(_, let text): return [.heading(Line(markdown: text).text)]
    case .paragraph(let text): return [.prose(said(text, of: block.releases))]
    case .list(let ordered, let items):
      let shown = items.filter { item in profile.map(item.releases.contains) ?? true }
      if shown.isEmpty { return [] }
      return [.items(ordered: ordered, shown.map { said($0.text, of: $0.releases) })]
    case .listing(let file, let show, let code):
      return [.listing(try listing(of: file, show: show, code: code))]
    case .snippet(let snippet):
      return snippet.isForQuiz
        ? [] : [.snippet(SnippetReport(snippet, live: try compiler?(snippet)))]
    case .verbatim(_, let lines): return [.verbatim(lines)]
    case .exercise(let exercise):
      return exercise.prompt.split(separator: "\n\n").map { .prose(Line(markdown: String($0))) }
        + (withNotes ? [.notes(Self.notes(on: exercise))] : [])
    case .patch(let patch): return withNotes ? [.notes([.verbatim(patch.lines)])] : []
    case .notes(let notes):
      return withNotes
        ? [.notes(try notes.flatMap { try plainBlock($0, under: profile) })] : []
    case .transcript, .comparison, .claim, .finding, .table, .question, .prediction: return []
    }
  }

  /// What a teacher wants to know of an exercise.
  private static func notes(on exercise: Exercise) -> [Document.Block] {
    let outcomes = exercise.expectations.map { Line("\($0)", .code) }
    return [
      .items(ordered: true, exercise.hints.map { Line(markdown: $0) }),
      .note(Line(Words.current.lesson.outcomes, .quiet)), .items(ordered: false, outcomes),
    ]
  }

  /// The listing, marked against the lesson before it in the same part.
  private func listing(of file: String, show names: [String], code: [String]) throws -> Listing {
    guard let source = source(named: file) else { return Listing(file: file, code: code) }
    if isWhole { return Listing(file: file, code: source.lines) }
    let excerpt: [SwiftSource.NumberedLine]
    do { excerpt = try source.excerpt(names) } catch { return Listing(file: file, code: code) }
    let isFirst = lesson.positionInPart == 1
    guard !isFirst, let previous = course.lessons.last(where: { $0.number < lesson.number }),
      let counterpart = previous.shownSource(like: file)
    else { return Listing(file: file, excerpt: excerpt) }
    // Parts are compared with parts of the same name: two files as a whole may align anywhere.
    let kept = names.filter(counterpart.declares)
    guard kept.isEmpty == names.isEmpty else { return Listing(file: file, excerpt: excerpt) }
    return Listing(
      file: file, excerpt: excerpt, of: excerpt,
      since: try counterpart.excerpt(kept).map(\.text),
      of: Words.current.lesson.lesson(previous.number))
  }

  /// The Swift files that the lesson shows something of.
  var shownFiles: [SwiftSource] { shownFileNames.compactMap(source) }

  var shownFileNames: [String] {
    var names: [String] = []
    for case .listing(let file, _, _) in text.blocks.map(\.content) where !names.contains(file) {
      names.append(file)
    }
    return names
  }

  func source(named file: String) -> SwiftSource? {
    lesson.folder?.file(named: file).map { SwiftSource($0.text) }
  }

  private func computed(_ table: Table) throws -> Document.Block {
    func line(_ cell: Table.Cell) throws -> Line { Line(markdown: try text(of: cell)) }
    return .table(
      header: try table.header.map(line), rows: try table.rows.map { try $0.map(line) })
  }

  /// A cell of a table, as inline Markdown.
  func text(of cell: Table.Cell) throws -> String {
    switch cell {
    case .text(let text): text
    case .finding(let finding, _): outcome(of: finding.name, in: try run(finding.run))
    }
  }

  private func outcome(of finding: String, in run: Run) -> String {
    let words = Words.current.claim
    if case .unavailable(let api) = run.problem { return words.absent(nil, "\(api.since)") }
    return run.finding(named: finding)?.literal ?? words.none
  }

  /// What the profile lacks, said once, before the text speaks of what was not run.
  func absence() throws -> [Document.Block] {
    // A release that has every API lacks none in any run: then none needs to be played for this.
    let mayLack = !API.all.allSatisfy(profile.has)
    var absent: [API] = []
    for reference in text.runs where mayLack && reference.profile == nil {
      guard case .unavailable(let api) = try run(reference).problem else { continue }
      if !absent.contains(api) { absent.append(api) }
    }
    var notes: [Document.Block] = []
    let words = Words.current.lesson
    if !absent.isEmpty {
      let apis = absent.map { (name: $0.name, since: "\($0.since)") }
      notes.append(.note(Line(words.absent(apis, profile.name), .warning)))
    }
    let seen = Set(try shownRuns().flatMap { $0.run.trace.warnings.map(\.id) })
    for age in MessageAge.all where seen.contains(age.id) && age.isUnknown(under: profile) {
      notes.append(
        .note(
          Line(
            words.unknownMessage(age.id, "\(age.since)", age.source, "\(profile.release)"),
            .warning)))
    }
    return notes
  }

  func name(of reference: RunReference) -> String {
    reference.profile.map { Words.current.lesson.experiment(reference.experiment, $0.name) }
      ?? reference.experiment
  }

  /// The verbs that the reader met, explained.
  private func words() throws -> Document.Block? {
    var met: [Document.Word] = []
    for shown in try shownRuns() {
      for event in shown.timeline.events {
        guard let words = Language.current[event.kind], let meaning = words.meaning else {
          continue
        }
        let word = Document.Word(verb: words.verb, meaning: meaning)
        if !met.contains(word) { met.append(word) }
      }
    }
    return met.isEmpty ? nil : .words(met)
  }

  private var closing: [Document.Block] {
    let words = Words.current.lesson
    let next = words.onward(
      "statelab walk \(lesson.number)", "statelab quiz \(lesson.number)",
      lesson.number < course.lessons.count ? "statelab run \(lesson.number + 1)" : nil)
    return [
      .note(Line(words.profile(profile.name, profile.title), .quiet)),
      .note(Line(words.next, .quiet) + Line(next)),
    ]
  }
}

extension CourseLesson {
  /// The Swift file of this name, or else the one that is not about the quiz.
  fileprivate func shownSource(like name: String) -> SwiftSource? {
    let file =
      programFiles.first { $0.name == name } ?? (programFiles.count == 1 ? programFiles.first : nil)
    return file.map { SwiftSource($0.text) }
  }
}
