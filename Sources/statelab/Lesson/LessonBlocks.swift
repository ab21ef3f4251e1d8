import Course
import Rendering
import Replay
import StateLabCore

// The blocks of a lesson that do not depend on its runs, except for the cells of a table.

extension LessonReading {
  /// A block that does not depend on a run.
  ///
  /// - Parameter profile: The simulated release; nil where nothing runs, and passages about some
  ///   releases name them.
  func plainBlock(
    _ block: Block, under profile: Profile? = nil, withNotes: Bool = false
  ) throws -> [ToldBlock] {
    func said(_ text: String, of releases: Releases) -> Line {
      let tag =
        profile == nil && releases != .all
        ? Line(Words.current.lesson.about("\(releases)"), .emphasis) : Line()
      return tag + Line(markdown: text)
    }
    switch block.content {
    case .heading(_, let text): return [.heading(Line(markdown: text).text)]
    case .paragraph(let text): return [.text([.prose(said(text, of: block.releases))])]
    case .list(let ordered, let items):
      let shown = items.filter { item in profile.map(item.releases.contains) ?? true }
      if shown.isEmpty { return [] }
      return [.text([.items(ordered: ordered, shown.map { said($0.text, of: $0.releases) })])]
    case .listing(let file, let show, let code):
      let listing = try listing(of: file, show: show, code: code)
      return [.listing(listing, onPage: listing)]
    case .snippet(let snippet):
      return snippet.isForQuiz
        ? [] : [.text([.snippet(SnippetReport(snippet, live: try compiler?(snippet)))])]
    case .verbatim(_, let lines), .expansion(_, _, let lines): return [.text([.verbatim(lines)])]
    case .exercise(let exercise):
      // A paragraph is one line.
      let prompt = exercise.prompt.lines.filter { !$0.isEmpty }
      return [.text(prompt.map { .prose(Line(markdown: $0)) } + [.note(tryCommands)])]
        + (showsSolutions ? [.notes(Self.notes(on: exercise))] : [])
    case .patch(let patch): return showsSolutions ? [.notes([.verbatim(patch.lines)])] : []
    case .notes(let notes):
      return withNotes
        ? [.notes(try notes.flatMap { try plainBlock($0, under: profile).flatMap(\.page) })] : []
    case .transcript, .comparison, .claim, .finding, .table, .question, .prediction: return []
    }
  }

  /// The commands for a task: `statelab try 5`, and `statelab try 5 --check`.
  private var tryCommands: Line {
    let commands = ["statelab try \(lesson.number)", "statelab try \(lesson.number) --check"]
    return Line(Words.current.lesson.tryIt(commands[0], commands[1]), keeping: commands)
  }

  /// The teacher's notes on an exercise.
  private static func notes(on exercise: Exercise) -> [Document.Block] {
    let outcomes = exercise.expectations.map { Line("\($0)", .code) }
    return [
      .items(ordered: true, exercise.hints.map { Line(markdown: $0) }),
      .note(Line(Words.current.lesson.outcomes, .quiet)), .items(ordered: false, outcomes),
    ]
  }

  /// The listing, with marks at the differences from the previous lesson of the same part.
  func listing(of file: String, show names: [String], code: [String]) throws -> Listing {
    guard let source = source(named: file) else { return Listing(file: file, code: code) }
    if isWhole { return Listing(file: file, code: source.lines) }
    let excerpt: [NumberedLine]
    do { excerpt = try source.excerpt(names) } catch { return Listing(file: file, code: code) }
    let isFirst = lesson.positionInPart == 1
    guard !isFirst, let previous = course.lessons.last(where: { $0.number < lesson.number }),
      let counterpart = previous.shownSource(like: file)
    else { return Listing(file: file, excerpt: excerpt) }
    // Declarations are compared with declarations of the same name: whole files may align anywhere.
    let kept = names.filter(counterpart.declares)
    guard kept.isEmpty == names.isEmpty else { return Listing(file: file, excerpt: excerpt) }
    return Listing(
      file: file, excerpt: excerpt, of: excerpt,
      since: try counterpart.excerpt(kept).map(\.text),
      of: Words.current.lesson.lesson(previous.number))
  }

  /// The Swift files that the lesson shows in full or in part.
  var shownFiles: [SwiftSource] { shownFileNames.compactMap(source) }

  var shownFileNames: [String] {
    var names: [String] = []
    for case .listing(let file, _, _) in text.blocks.map(\.content) where !names.contains(file) {
      names.append(file)
    }
    return names
  }

  func computed(_ table: Table) throws -> Document.Block {
    func line(_ cell: Table.Cell) throws -> Line { Line(markdown: try text(of: cell)) }
    return .table(header: try table.header.map(line), rows: try table.rows.map { try $0.map(line) })
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
}

extension CourseLesson {
  /// The Swift file of this name, or else the lesson's program file.
  fileprivate func shownSource(like name: String) -> SwiftSource? {
    let file =
      programFiles.first { $0.name == name } ?? (programFiles.count == 1 ? programFiles.first : nil)
    return file.map { SwiftSource($0.text) }
  }
}
