import Course
import Foundation
import Lessons
import Testing

@testable import lesson_lint

@Suite("Lint: rows, rules and the index of the course")
struct RowTests {
  private func messages(id: String, source: String) throws -> [String] {
    let claim = "```claim \(id)\nsays: S\nsource: \(source)\nkind: opinion\n```"
    return try LintSample.linted(claim).rows().map(\.message)
  }

  @Test("A claim must belong to a row and cite its article")
  func claims() throws {
    #expect(try messages(id: "F1", source: "000") == [])
    #expect(
      try messages(id: "F1", source: "an experiment") == [
        "claim `F1` is of row F1, and does not begin its sources with 000 or 002; "
          + "what the article does not say is a finding"
      ])
    #expect(
      try messages(id: "boxes", source: "000") == [
        "claim `boxes` is no row of an article; make it a finding, or give it the id of its row"
      ])
  }

  @Test("A row without a lesson is reported")
  func missing() {
    let rows = LintedCourse(LintSample.course("")).missingRows()
    #expect(rows.count == course.rows.count)
    #expect(
      rows.first?.message == "row F1 stands in no lesson; add `claim F1` or `finding F1-WORD`")
  }

  @Test("The page of rules must list each rule once, in order")
  func rules() {
    let all = Array(Rule.numbers)
    let wrong = [all.dropLast(), [all[1], all[0]] + all.dropFirst(2), all + [all[3]]]
    for (rules, count) in [(all, 0)] + wrong.map({ (Array($0), 1) }) {
      let rows = rules.map { "| R\($0) | The rule. | B | |" }.joined(separator: "\n")
      let page = LessonFile(name: CoursePages.rulesFile, text: "## Area\n\n\(rows)\n")
      let linted = LintedCourse(Course([], pages: CoursePages([page]), folders: []))
      #expect(linted.ruleList().count == count)
      #expect(
        linted.ruleList().allSatisfy {
          $0.message.hasPrefix("the rules are not 1 to 87, each once")
        })
    }
  }

  @Test("The README links to the index of the course, which is current and names every lesson")
  func index() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    #expect(try text("README.md").contains("[lessons/README.md](lessons/README.md)"))
    let index = CourseIndex(course: course).text
    let linted = LintedCourse(course)
    #expect(try linted.staleness(ofIndex: text("lessons/README.md")) == [])
    for lesson in linted.lessons {
      let folder = try #require(lesson.lesson.folder?.name)
      #expect(index.contains("](\(folder)/lesson.md) | \(lesson.text.summary) |"))
    }
    let stale = linted.staleness(ofIndex: index.replacing("# The course", with: "# Lessons"))
    #expect(stale.first?.details.contains("-# Lessons") == true)
  }
}
