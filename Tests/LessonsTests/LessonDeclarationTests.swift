import Lessons
import Testing

@testable import Course

@Suite("The declarations of the lessons")
struct LessonDeclarationTests {
  @Test("Each declaration of the course's files is on its reported line")
  func lessons() {
    var count = 0
    for file in course.lessons.compactMap(\.folder).flatMap(\.files) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for declaration in file.declarations {
        #expect(lines[declaration.line - 1].contains(declaration.property ?? declaration.type))
        count += 1
      }
    }
    #expect(count > 100)
  }
}
