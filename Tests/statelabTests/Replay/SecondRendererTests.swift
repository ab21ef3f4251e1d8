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
    let listings: [Listing]
    let runs: [Timeline]
    let claims: [Claim]
  }

  struct Listing: Decodable {
    let file: String
    let lines: [String]
  }

  struct Claim: Decodable {
    let says: String
    let verdicts: [Verdict]
  }

  struct Verdict: Decodable {
    let judge: String
    let text: String
  }
}

/// Lessons as Markdown: a second renderer, which knows nothing but the values.
private struct MarkdownRenderer {
  func lines(of lesson: RunFile.Lesson) -> [String] {
    var lines = ["# \(lesson.number) \(lesson.title)"]
    for listing in lesson.listings {
      lines += ["## \(listing.file)", "```swift"] + listing.lines + ["```"]
    }
    lines += lesson.runs.flatMap(self.lines)
    for claim in lesson.claims {
      lines.append("> \(claim.says)")
      lines += claim.verdicts.map { "- \($0.judge): \($0.text)" }
    }
    return lines
  }

  private func lines(of run: Timeline) -> [String] {
    var tree = ViewTree(of: run)
    var lines = ["## Experiment \(run.title)"]
    for act in run.acts {
      tree.begin(act)
      if let title = act.title { lines.append("### \(title)") }
      for step in act.steps {
        tree.apply(step.changes)
        lines += self.lines(of: step)
      }
      tree.apply(act.laterChanges)
      if let silence = act.silence { lines.append("*\(silence)*") }
      if let screen = act.screen { lines += self.lines(of: screen) }
      lines += self.lines(of: ViewPicture(tree, inAct: true))
    }
    if let ending = run.ending { lines.append("*\(ending)*") }
    return lines
  }

  private func lines(of step: Step) -> [String] {
    let indent = String(repeating: "  ", count: step.depth)
    let address = step.address.map { "\($0) " } ?? ""
    let reason = step.sentence.reason.map { ", \($0)" } ?? ""
    return ["\(indent)- \(address)**\(step.sentence.verb)** \(step.sentence.object)\(reason)"]
  }

  private func lines(of screen: Screen) -> [String] {
    let heading = screen.lines.isEmpty ? "empty" : screen.isAsBefore ? "as before" : "now"
    return ["Screen, \(heading)"]
      + screen.lines.map { "    \($0.isChanged ? "*" : " ") \($0.text)" }
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
    "Markdown from JSON alone has every fact of a lesson's runs, listings and claims",
    arguments: ["phantom-updates", "dynamic-property"])
  func facts(id: String) throws {
    let output = shell("run", id, "--format", "json", course: course).output
    let file = try JSONDecoder().decode(Export<RunFile>.self, from: Data(output.utf8)).content
    let markdown = try #require(file.lessons.first).rendered

    // What the other renderer says of the same values, a fact a line.
    let reading = try LessonReading(try course.lesson(named: id), of: course)
    let facts = try reading.document().blocks.flatMap { block -> [String] in
      switch block {
      case .run, .listing: PlainRenderer(output: OutputOptions(plain: true)).facts(of: block)
      default: []
      }
    }
    #expect(facts.count > 60)
    var rest = markdown[...]
    for fact in facts {
      let line = rest.firstIndex { $0.contains(fact) }
      #expect(line != nil || markdown.contains { $0.contains(fact) }, "\(fact)")
      if let line { rest = rest[line...] }
    }
    for claim in try #require(file.lessons.first).claims {
      #expect(reading.text.claims.contains { $0.says == claim.says })
    }
  }
}

extension RunFile.Lesson {
  fileprivate var rendered: [String] { MarkdownRenderer().lines(of: self) }
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
