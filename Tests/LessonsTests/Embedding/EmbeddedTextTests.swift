import Course
import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("The tool carries the lessons inside it")
struct EmbeddedTextTests {
  @Test("The embedded files are those of the folder, byte for byte")
  func embedded() throws {
    let directory = Files.folder(of: #filePath) + "/../../../lessons"
    let tree = try LessonTree(reading: directory)
    #expect(course.lessons.compactMap(\.folder) == tree.folders)
  }
}
