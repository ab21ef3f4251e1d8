import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Tables in the lessons")
struct LessonTableTests {
  @Test(
    "No table of the real lessons is split into records at usual widths",
    arguments: [60, 72, 80, 100])
  func whole(width: Int) throws {
    for lesson in course.lessons {
      let tables = try LessonReading(lesson, of: course).document().blocks.filter {
        if case .table = $0 { true } else { false }
      }
      for table in tables {
        let lines = TextRenderer(output: OutputOptions(width: width))
          .lines(of: Document(blocks: [table])).map(\.text)
        #expect(lines.contains { $0.hasPrefix("  ──") }, "\(lesson.id), \(lines)")
      }
    }
  }
}
