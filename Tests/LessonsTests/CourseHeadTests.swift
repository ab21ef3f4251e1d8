import Course
import Lessons
import Testing

@Suite("The heads of the lessons")
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
}
