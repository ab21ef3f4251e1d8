import Course
import Lessons
import Testing

@testable import Rendering

@Suite("The head of a lesson")
struct LessonHeadTests {
  private static func ids() -> [String] { course.lessons.map(\.id) }

  @Test("The head agrees with the whole text", arguments: await ids())
  func same(id: String) throws {
    let lesson = try course.lesson(named: id)
    let (head, text) = (try #require(lesson.head), try lesson.text())
    #expect(head.title == text.title)
    #expect(head.summary == text.summary)
    #expect(head.minutes == text.minutes)
    #expect(head.fences["question"] ?? 0 == text.questions.count)
    #expect(head.fences["predict"] ?? 0 == text.predictions.count)
    #expect(head.fences["claim"] ?? 0 == text.claims.count)
  }

  @Test(
    "Nested fences are ignored, a summary has several lines, and minutes are optional")
  func fences() throws {
    let text =
      "\n# T \r\n\r\nOne\r\ntwo.\r\n\r\n*About 12 minutes.*\r\n````text\r\n```question x\r\n```\r\n````\r\n```question y\r\n```"
    let head = try #require(LessonHead(of: text))
    #expect(head.title == "T")
    #expect(head.summary == "One two.")
    #expect(head.minutes == 12)
    #expect(head.fences == ["text": 1, "question": 1])
    #expect(try #require(LessonHead(of: "# T\nS")).minutes == nil)
    #expect(LessonHead(of: "S\n") == nil)
    #expect(LessonHead(of: "") == nil)
  }
}
