import Course
import Lessons
import Testing

@testable import Rendering

@Suite("Coverage of the articles")
struct CoverageTests {
  /// Rows of fidelity.md, section 1, that the course must cover.
  nonisolated struct Rows: CustomTestStringConvertible {
    let letter: String
    let numbers: ClosedRange<Int>
    var testDescription: String { "\(letter)\(numbers.lowerBound) to \(numbers.upperBound)" }
  }

  nonisolated static let rows = [
    Rows(letter: "F", numbers: 1...21), Rows(letter: "N", numbers: 1...20),
  ]

  @Test("Every row appears in a claim, a finding or a snippet", arguments: rows)
  func rows(_ rows: Rows) throws {
    let ids = try course.lessons.flatMap { lesson in
      let text = try lesson.text()
      return text.claims.map(\.id) + text.findings.map(\.id) + text.snippets.map(\.id)
    }
    let covered = Set(ids.map(row))
    #expect(rows.numbers.map { "\(rows.letter)\($0)" }.filter { !covered.contains($0) } == [])
  }

  @Test("Each row of the articles has a name of its own")
  func names() {
    #expect(course.rows.count == 89)
    #expect(Set(course.rows.map(\.id)).count == course.rows.count)
  }

  @Test("A claim cites the sources of its own row only")
  func sources() throws {
    func sources(_ id: String) throws -> String {
      let claims = try course.lessons.flatMap { lesson in
        try lesson.text().claims + lesson.text().findings
      }
      return try #require(claims.first { $0.id == id }).sources.joined(separator: ", ")
    }
    #expect(try sources("N15").contains("issue 43"))
    #expect(try !sources("N19").contains("issue 43"))
    #expect(try sources("N19").contains("OpenSwiftUI"))
    #expect(try sources("N19-erased").contains("issue 74"))
  }

  /// `F20` for `F20a` and for `F20-equal-write`.
  private func row(of id: String) -> String {
    let letters = id.prefix { $0.isUppercase }
    return String(letters + id.dropFirst(letters.count).prefix { $0.isNumber })
  }
}
