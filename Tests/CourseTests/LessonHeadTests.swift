import Course
import Testing

@testable import Rendering

@Suite("The head of a lesson")
struct LessonHeadTests {
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
