import Bugs
import Course
import Rendering
import Replay
import StateLabCore

extension LessonReading {
  /// The lesson with all its runs, and with notes for a teacher.
  func document(withNotes: Bool = false) throws -> Document {
    let told = try told(withNotes: withNotes).joined().flatMap(\.page)
    let inClass = withNotes ? [Document.Block.notes([.note(classCommands)])] : []
    return Document(blocks: try opening() + inClass + told + ending())
  }

  private var classCommands: Line {
    let commands = [
      "statelab walk \(lesson.number) --present", "statelab walk --follow",
      "statelab quiz \(lesson.number) --print",
    ]
    return Line(
      Words.current.lesson.inClass(text.minutes, commands[0], commands[1], commands[2]),
      keeping: commands)
  }

  /// The blocks before the text.
  ///
  /// - Parameter summary: The text below the title; empty where it would answer a question too
  ///   early.
  func opening(summary: Line? = nil) throws -> [Document.Block] {
    [title(summary: summary ?? self.summary)] + (try warnings())
  }

  /// Warnings before the text: it describes another program, or APIs that the release lacks.
  func warnings() throws -> [Document.Block] {
    let notice = try edits().map { [Document.Block.note(Line($0.notice, .warning))] } ?? []
    return notice + (try absence())
  }

  /// The words for each block of the text, in order.
  func told(withNotes: Bool = false) throws -> [[ToldBlock]] {
    let edits = try edits()
    let told = try told(withNotes: withNotes, edits)
    // An edited lesson leaves out some blocks, and headings with nothing below them.
    return edits == nil
      ? told : told.indices.map { isEmptySection(at: $0, of: told) ? [] : told[$0] }
  }

  private func told(withNotes: Bool, _ edits: LessonEdits?) throws -> [[ToldBlock]] {
    let shownRuns = try shownRuns()
    let firstRun = shownRuns.first?.block ?? text.blocks.count
    var lastFile: String?
    return try text.blocks.enumerated().map { position, block in
      if case .snippet = block.content { lastFile = nil }
      if let edits, !edits.keeps(block, afterRun: position > firstRun) { return [] }
      switch block.content {
      case .transcript:
        guard let shown = shownRuns.first(where: { $0.block == position }) else { return [] }
        let change = edits?.runs[position].map { listing(of: $0, in: shown) }
        return [.run(shown, changes: change)]
      case .comparison(let a, let b, _):
        return [.text([.divergence(Divergence(of: try placed(a), and: try placed(b)))])]
      case .claim(let claim), .finding(let claim):
        return showsFullClaims
          ? [.text([.claim(try report(on: claim).joiningEqualOutcomes)])]
          : try briefClaims(at: position)
      case .table(let table): return [.text([try computed(table)])]
      case .listing(let file, let show, let code):
        // The previous lesson has shown the lines between the changes; `--whole` shows them again.
        let whole = try listing(of: file, show: show, code: code)
        let isFolded = !isWhole && showsDeclarations(show, of: file)
        let listing = isFolded ? whole.folded() : whole
        defer { lastFile = file }
        // The line numbers continue those of the listing above.
        return [.listing(whole, onPage: lastFile == file ? listing.continued : listing)]
      default:
        return block.isShown(under: profile)
          ? try plainBlock(block, under: profile, withNotes: withNotes) : []
      }
    }
  }

  /// True if a listing shows no lines of an experiment, which belong to the run below them.
  private func showsDeclarations(_ names: [String], of file: String) -> Bool {
    source(named: file).map { names.allSatisfy($0.declaresType) } ?? false
  }

  /// The difference from the recorded run.
  private func listing(of difference: LineDiff, in shown: ShownRun) -> Listing {
    let title = Words.current.lesson.againstRecorded(shown.timeline.title)
    return Listing(file: title, changes: difference)
  }

  /// The blocks after the text.
  func ending() throws -> [Document.Block] {
    guard let met = try words() else { return closing }
    let words = Words.current.lesson
    return [
      .heading(words.words), met,
      .note(Line(words.otherWords, .quiet) + Line("statelab help words", .command)),
    ] + closing
  }

  /// Text and listing only: nothing is run.
  func textOnly(withNotes: Bool = false) throws -> Document {
    var document = Document(title(summary: summary))
    let shown = try text.blocks.map { try plainBlock($0, withNotes: withNotes) }
    for position in shown.indices where !isEmptySection(at: position, of: shown) {
      document.blocks += shown[position].flatMap(\.page)
    }
    document.blocks.append(
      .note(Line(Words.current.lesson.runIt, .quiet) + Line("statelab run \(lesson.number)")))
    return document
  }

  /// True if a section has nothing left to show.
  private func isEmptySection(at position: Int, of shown: [[ToldBlock]]) -> Bool {
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

  /// The APIs that the profile lacks, once, before the text refers to the missing runs.
  func absence() throws -> [Document.Block] {
    // A release with every API lacks none in any run, so no run is necessary to know this.
    let mayLack = !API.all.allSatisfy(profile.has)
    var absent: [API] = []
    for reference in mayLack ? text.runs : [] where reference.profile == nil {
      guard case .unavailable(let api) = try run(reference).problem else { continue }
      if !absent.contains(api) { absent.append(api) }
    }
    var notes: [Document.Block] = []
    let words = Words.current.lesson
    if !absent.isEmpty {
      let apis = absent.map { (name: $0.name, since: "\($0.since)") }
      notes.append(.note(Line(words.absent(apis, profile.name), .warning)))
    }
    let seen = try shownRuns().flatMap { $0.run.trace.warnings.map(\.id) }
    for age in seen.isEmpty ? [] : course.messages
    where seen.contains(age.id) && age.isUnknown(under: profile) {
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

  /// The verbs in the lesson's runs that no earlier lesson has, or all of them, with explanations.
  private func words() throws -> Document.Block? {
    var met: [Document.Word] = []
    let known = showsAllWords ? [] : kindsInEarlierLessons()
    let language = Language.current
    for shown in try shownRuns() {
      for event in shown.timeline.events {
        guard !known.contains(event.name), let words = language[event.name],
          let meaning = words.meaning
        else { continue }
        let word = Document.Word(verb: words.verb, meaning: meaning)
        if !met.contains(word) { met.append(word) }
      }
    }
    return met.isEmpty ? nil : .words(met)
  }

  private var closing: [Document.Block] {
    let words = Words.current.lesson
    let isLast = lesson.number == course.lessons.count
    let walk = "statelab walk \(lesson.number)"
    let quiz = "statelab quiz \(lesson.number)"
    let run = isLast ? nil : "statelab run \(lesson.number + 1)"
    let next = words.onward(walk, quiz, run)
    let program = PracticeBook.entries.first { $0.lesson == lesson.id }
    let practice = program.map { "statelab practice \($0.number)" }
    let fix = practice.map { Line(words.fix($0), .quiet) }
    return (fix.map { [.note($0)] } ?? []) + [
      .note(Line(words.profile(profile.name, profile.title), .quiet)),
      .note(Line(build.sentence, .quiet)),
      .note(
        Line(words.next, .quiet)
          + Line(next, keeping: [walk, quiz, run].compactMap(\.self))),
    ]
  }
}
