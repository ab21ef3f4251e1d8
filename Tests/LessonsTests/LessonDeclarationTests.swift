import Lessons
import Testing

@testable import Course

@Suite("Where the types of the lessons and their properties are declared")
struct LessonDeclarationTests {
  @Test("In the files of the course each stands on the line that is told")
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
