import Course
import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Embedded lessons")
struct EmbeddedTextTests {
  @Test("The embedded files equal those of the folder, byte for byte")
  func embedded() throws {
    let directory = Files.folder(of: #filePath) + "/../../../lessons"
    let tree = try LessonTree(reading: directory)
    #expect(course.lessons.compactMap(\.folder) == tree.folders)
  }
}
