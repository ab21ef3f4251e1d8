import Course
import Lessons
import Replay
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("A second renderer")
struct SecondRendererTests {
  @Test("Markdown made from JSON contains every fact of a lesson in order")
  func facts() throws {
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course)
      var rest = try markdown(of: lesson)[...]
      for block in try reading.opening() + reading.told(withNotes: true).joined().flatMap(whole) {
        for fact in try facts(of: block, in: reading) where !fact.isEmpty {
          let line = rest.firstIndex { $0.contains(fact) || Line(markdown: $0).text.contains(fact) }
          #expect(line != nil, "\(lesson.id): \(fact)")
          if let line { rest = rest[line...] }
        }
      }
    }
  }

  @Test("Markdown made from JSON contains questions, exercises, findings, and views with state")
  func besides() throws {
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course)
      let markdown = try markdown(of: lesson)
      for fact in reading.text.blocks.flatMap(unseenFacts) + (try stateFacts(of: reading)) {
        #expect(markdown.contains { $0.hasPrefix(fact) }, "\(lesson.id): \(fact)")
      }
    }
  }

  @Test("The course contains every kind of block")
  func kinds() throws {
    let met = try course.lessons.flatMap { try record(of: $0).blocks.map(\.kind) }
    #expect(Set(BlockRecord.Kind.allCases) == Set(met))
  }

  /// The blocks of a page, and listings without folded lines.
  private func whole(_ block: ToldBlock) -> [Document.Block] {
    if case .listing(let listing, _) = block { [.listing(listing)] } else { block.page }
  }

  // MARK: Both sides

  /// A lesson as a reader of the format gets it.
  private func record(of lesson: CourseLesson) throws -> LessonRecord {
    let output = shell("run", lesson.id, "--notes", "--format", "json", course: course).output
    let file = try JSONDecoder().decode(Export<RunFile>.self, from: Data(output.utf8)).content
    return try #require(file.lessons.first)
  }

  private func markdown(of lesson: CourseLesson) throws -> [String] {
    MarkdownRenderer(lesson: try record(of: lesson)).lines
  }

  /// Facts that the first renderer leaves to the quiz and to the exercises.
  private func unseenFacts(of block: Block) -> [String] {
    switch block.content {
    case .question(let question), .prediction(let question):
      [question.prompt] + question.choices.map { "- \($0.literal) (" }
    case .exercise(let exercise): exercise.hints.map { "- \($0)" }
    case .patch(let patch): patch.lines
    default: []
    }
  }

  /// The findings of the runs, and the views that a walk shows with their storage.
  private func stateFacts(of reading: LessonReading) throws -> [String] {
    try reading.shownRuns().flatMap { shown in
      shown.run.findings.map { "- \($0.name) = \($0.literal)" }
        + shown.timeline.acts.indices.dropFirst(shown.firstAct).flatMap { act in
          shown.timeline.views(inAct: act, at: .result).views.flatMap { view in
            ["- \(view.name)"] + view.properties.map { "  - \($0.text)" }
          }
        }
    }
  }

  /// The facts of a block in the first renderer's document, without the words of that renderer.
  private func facts(of block: Document.Block, in reading: LessonReading) throws -> [String] {
    switch block {
    case .title(let title): return ["\(title.number) \(title.text)", title.summary.text]
    case .heading(let text): return [text]
    case .prose(let line): return [line.text]
    case .items(_, let lines): return lines.map(\.text)
    case .table(let header, let rows):
      return ([header] + rows).map { $0.map(\.text).joined(separator: " | ") }
    case .listing(let listing):
      return [listing.since ?? listing.file] + listing.rows.map(fact)
    case .snippet(let report):
      let place = report.place.map { "line \($0.line), column \($0.column): " } ?? "it compiles"
      return report.code.rows.map(fact) + [place, report.error ?? ""]
    // A finding is about a program, and a lesson has none.
    case .finding: return []
    case .verbatim(let lines): return lines
    case .run, .divergence:
      let lines = PlainRenderer(output: OutputOptions(plain: true)).lines(
        of: Document(blocks: [block]))
      return lines.map(\.text).map(fact)
    case .claim(let shown): return try facts(ofClaim: shown.id, in: reading)
    // The claims of the lesson, a line each.
    case .entries(let entries):
      return try entries.flatMap { try facts(ofClaim: $0.name, in: reading) }
    case .notes(let blocks): return try blocks.flatMap { try facts(of: $0, in: reading) }
    // Text of the tool around a lesson, and blocks that no lesson contains.
    case .words, .note: return []
    case .command, .patch, .tree, .alignment, .alignedRows, .choices, .statement:
      Issue.record("A lesson contains a block that this test does not support.")
      return []
    }
  }

  private func facts(ofClaim id: String, in reading: LessonReading) throws -> [String] {
    let claims = reading.text.claims + reading.text.findings
    let report = try reading.report(on: try #require(claims.first { $0.id == id }))
    return [report.says.text, report.source, report.verdict?.rawValue ?? ""]
      + report.outcomes.map { "\($0.judge): \($0.text)" }
      + [report.grounds, report.note?.text ?? ""]
  }

  private func fact(in row: Listing.Row) -> String {
    let mark = row.change == .added ? "+" : row.change == .removed ? "-" : " "
    return "\(row.number.map(String.init) ?? "") \(mark) \(row.text)"
  }

  private func fact(in line: String) -> String {
    if line == "Nothing more happens." || line == "Action: code of the experiment" { return "" }
    // The beginning of a tail, and a moment: the data have both in other words.
    if line.contains(/^Action: \d+:\d+ to |^Then,/) { return "" }
    if let match = line.wholeMatch(of: /Screen line \d+(, changed)?: (.*)/) {
      return (match.1 == nil ? "  " : "* ") + match.2
    }
    if let match = line.wholeMatch(of: /More steps of this action: (\d+)/) {
      return "and \(match.1) more"
    }
    let lead =
      /(Experiment |Action: |Result: |Run: |Step |Screen(: |(?! line) )|In the end the screen shows, line \d+: )/
    guard let match = line.prefixMatch(of: lead) else { return line }
    let fact = String(line[match.range.upperBound...])
    return line.hasPrefix("Experiment ") ? String(fact.dropLast()) : fact
  }
}
