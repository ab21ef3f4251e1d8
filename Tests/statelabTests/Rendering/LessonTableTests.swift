import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Tables in the lessons")
struct LessonTableTests {
  @Test(
    "The table of lesson 7 is not split into records at usual widths", arguments: [60, 72, 80, 100])
  func lesson7(width: Int) {
    let output = shell("run", "7", "--width", "\(width)", course: course).output
    #expect(output.contains(" State\n  ──────────"))
  }
}
