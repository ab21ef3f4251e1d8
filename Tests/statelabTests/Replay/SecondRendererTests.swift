import Course
import Lessons
import Replay
import Testing

@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `run --format json` writes, as somebody reads it who has nothing but the format.
private struct RunFile: Decodable {
  let lessons: [Lesson]

  struct Lesson: Decodable {
    let number: Int
    let title: String
    let blocks: [Block]
    let runs: [Timeline]
    let claims, ownFindings: [Claim]
  }

  struct Block: Decodable {
    let kind: String
    let text, file, claim, diagnostic: String?
    let lines: [String]?
    let items: [Item]?
    let run: Int?
    let divergence: Divergence?
    let question: Question?
    let rows: [[String]]?
  }

  struct Item: Decodable { let text: String }

  struct Question: Decodable {
    let prompt: String
    let choices: [Choice]
  }

  struct Choice: Decodable { let literal: String }

  struct Claim: Decodable {
    let id, says: String
    let verdict: String?
    let verdicts: [Outcome]
  }

  struct Outcome: Decodable { let judge, text: String }
}

/// Lessons as Markdown: a second renderer, which knows nothing but the values.
private struct MarkdownRenderer {
  let lesson: RunFile.Lesson

  var lines: [String] { ["# \(lesson.number) \(lesson.title)"] + lesson.blocks.flatMap(lines) }

  private func lines(of block: RunFile.Block) -> [String] {
    let text = block.text.map { [block.kind == "heading" ? "## \($0)" : $0] } ?? []
    let code = block.lines.map { ["```swift \(block.file ?? "")"] + $0 + ["```"] } ?? []
    let claim = (lesson.claims + lesson.ownFindings).filter { $0.id == block.claim }
    return text + (block.items ?? []).map { "- \($0.text)" } + code
      + (block.diagnostic.map { ["> \($0)"] } ?? [])
      + (block.run.map { lines(of: lesson.runs[$0]) } ?? [])
      + (block.divergence.map(lines) ?? [])
      + (block.question.map { [$0.prompt] + $0.choices.map { "- `\($0.literal)`" } } ?? [])
      + (block.rows ?? []).map { "| \($0.joined(separator: " | ")) |" } + claim.flatMap(lines)
  }

  private func lines(of claim: RunFile.Claim) -> [String] {
    ["> \(claim.says) (\(claim.verdict ?? "found here"))"]
      + claim.verdicts.map { "- \($0.judge): \($0.text)" }
  }

  private func lines(of divergence: Divergence) -> [String] {
    [divergence.opening]
      + divergence.sides.flatMap { ["### \($0.title)"] + $0.steps.map(line) + $0.finalScreen }
  }

  private func lines(of run: Timeline) -> [String] {
    var tree = ViewTree(of: run)
    var lines = ["## Experiment \(run.title)"]
    for act in run.acts {
      tree.begin(act)
      if let title = act.title { lines.append("### \(title)") }
      for step in act.steps {
        tree.apply(step.changes)
        lines.append(line(of: step))
      }
      tree.apply(act.laterChanges)
      if let silence = act.silence { lines.append("*\(silence)*") }
      if let screen = act.screen { lines += self.lines(of: screen) }
      lines += self.lines(of: ViewPicture(tree, inAct: true))
    }
    return lines + run.findings.map { "- \($0.name) = `\($0.literal)`" }
      + (run.ending.map { ["*\($0)*"] } ?? [])
  }

  private func line(of step: Step) -> String {
    let indent = String(repeating: "  ", count: step.depth)
    let address = step.address.map { "\($0) " } ?? ""
    let reason = step.sentence.reason.map { ", \($0)" } ?? ""
    return "\(indent)- \(address)**\(step.sentence.verb)** \(step.sentence.object)\(reason)"
  }

  private func lines(of screen: Screen) -> [String] {
    let heading = screen.lines.isEmpty ? "empty" : screen.isAsBefore ? "as before" : "now"
    return ["Screen, \(heading)"]
      + screen.lines.map { "    \($0.isChanged ? "*" : " ") \($0.text)" }
      + (screen.staleness.map { ["*\($0.sentence.line())*"] } ?? [])
  }

  private func lines(of picture: ViewPicture) -> [String] {
    picture.views.flatMap { view in
      ["- \(view.name)\(view.note.map { ", \($0.text)" } ?? "")"]
        + view.properties.map { "  - \($0.text)\($0.note.map { ", \($0.text)" } ?? "")" }
    }
  }
}

@Suite("A second renderer")
struct SecondRendererTests {
  @Test(
    "Markdown from JSON alone has every fact of a lesson: text, code, runs, views and verdicts",
    arguments: ["phantom-updates", "dynamic-property", "nonmutating"])
  func facts(id: String) throws {
    let output = shell("run", id, "--format", "json", course: course).output
    let file = try JSONDecoder().decode(Export<RunFile>.self, from: Data(output.utf8)).content
    let markdown = MarkdownRenderer(lesson: try #require(file.lessons.first)).lines

    // What the other renderers say of the same lesson.
    let reading = try LessonReading(try course.lesson(named: id), of: course)
    var rest = markdown[...]
    for fact in try facts(of: reading) {
      let line = rest.firstIndex { $0.contains(fact) }
      #expect(line != nil || markdown.contains { $0.contains(fact) }, "\(fact)")
      if let line { rest = rest[line...] }
    }
    for claim in reading.text.claims + reading.text.findings {
      let report = try reading.report(on: claim)
      let said = try #require(markdown.firstIndex { $0.hasPrefix("> \(claim.says) (") })
      #expect(markdown[said].hasSuffix("(\(report.verdict?.rawValue ?? "found here"))"))
      let outcomes = report.outcomes.map { "- \($0.judge): \($0.text)" }
      #expect(Array(markdown[(said + 1)...].prefix(outcomes.count)) == outcomes)
    }
    for shown in try reading.shownRuns() {
      for finding in shown.run.findings {
        #expect(markdown.contains("- \(finding.name) = `\(finding.literal)`"))
      }
      for act in shown.timeline.acts.indices {
        let views = shown.timeline.views(inAct: act, at: .result).views
        for name in views.map(\.name) {
          #expect(markdown.contains { $0.hasPrefix("- \(name)") }, "\(name)")
        }
        for text in views.flatMap(\.properties).map(\.text) {
          #expect(markdown.contains { $0.hasPrefix("  - \(text)") }, "\(text)")
        }
      }
    }
  }

  private func facts(of reading: LessonReading) throws -> [String] {
    let facts = try reading.document().blocks.flatMap { block -> [String] in
      switch block {
      case .run, .listing: PlainRenderer(output: OutputOptions(plain: true)).facts(of: block)
      default: []
      }
    }
    let prose = reading.text.blocks.compactMap { block in
      if case .paragraph(let text) = block.content { text } else { nil }
    }
    #expect(facts.count > 10 && prose.count > 3)
    return facts + prose
  }
}

extension PlainRenderer {
  /// The lines without the words that only this renderer says.
  fileprivate func facts(of block: Document.Block) -> [String] {
    lines(of: Document(blocks: [block])).map(\.text).compactMap { line in
      if line.hasPrefix("Step ") {
        let parts = line.dropFirst("Step ".count).split(separator: ": ", maxSplits: 2)
        return "\(parts[0]) **\(parts[1])** \(parts[2])"
      }
      if line.hasPrefix("Screen: ") { return String(line.dropFirst("Screen: ".count)) }
      let lead = ["Action: ", "Result: ", "Screen line ", "Line ", "Experiment ", "File "]
      guard let own = lead.first(where: line.hasPrefix) else { return nil }
      let said = line.dropFirst(own.count)
      if own == "File " || own == "Experiment " {
        return String(said.hasSuffix(".") ? said.dropLast() : said)
      }
      guard own.hasSuffix("ine ") else { return String(said) }
      return said.split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init)
    }
  }
}
