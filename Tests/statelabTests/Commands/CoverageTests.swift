import Lessons
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("claims --coverage")
struct CoverageTests {
  @Test("A row has the claims with its id and their parts, but not those of a longer number")
  func rows() {
    #expect(Row(id: "F20").has("F20") && Row(id: "F20").has("F20a-bodies"))
    #expect(!Row(id: "F2").has("F20") && !Row(id: "F2").has("N2"))
    #expect(Row(id: "D21b").has("D21b-class") && !Row(id: "D21b").has("D21a"))
  }

  @Test("Coverage lists each row with its lessons, and a missing row sets the exit code")
  func text() throws {
    let text = "# T\nS\n```claim F1\nsays: S\nsource: 000\nkind: opinion\n```\n"
    let articles = LessonFile(
      name: "articles.md", text: "# The articles\n\n| 000 | T | O | | F1 to F2 |\n")
    let course = Course(
      [Part("P", [Lesson("one") {}])], pages: CoursePages([articles]),
      folders: [LessonFolder(name: "01-one", files: [LessonFile(name: "lesson.md", text: text)])])
    let outcome = shell("claims", "--coverage", course: course)
    #expect(
      outcome.output == """
        Rows F1 to F2
          F1  lesson 1, claim F1 (an opinion)
          F2  in no lesson

          1 of 2 rows are treated.
          Missing: F2

        """)
    #expect(outcome.code == .no)
    let json = shell("claims", "--coverage", "--format", "json", course: course).output
    #expect(json.contains("\"command\" : \"coverage\"") && json.contains("\"opinion\""))
    for other in ["1", "--findings", "--details", "--article=000", "--verdict=wrong"] {
      #expect(shell("claims", "--coverage", other, course: course).code == .usage, "\(other)")
    }
  }
}
