import Course
import Testing

@testable import Rendering

@Suite("A lesson is found by its number, its slug, or the beginning of one slug alone")
struct LookupTests {
  let course = Course(
    [
      Part("One", [Lesson("plain-value") {}, Lesson("box") {}]),
      Part("Two", [Lesson("observable") {}, Lesson("observe") {}]),
    ],
    folders: [LessonFolder(name: "02-box", files: [LessonFile(name: "lesson.md", text: "# B\nS")])])

  @Test("Each way leads to the same lesson", arguments: ["2", "02", "box", "b", "bo"])
  func found(name: String) throws {
    let lesson = try course.lesson(named: name)
    #expect(lesson.id == "box")
    #expect(lesson.number == 2)
    #expect(lesson.positionInPart == 2)
    #expect(try lesson.text().title == "B")
  }

  @Test(
    "An unknown name is answered with the nearest ones",
    arguments: [
      ("bxo", "There is no lesson \"bxo\". Did you mean box?"),
      ("foo", "There is no lesson \"foo\". `statelab list` shows all lessons."),
      ("9", "There is no lesson \"9\". `statelab list` shows all lessons."),
      ("", "There is no lesson \"\". `statelab list` shows all lessons."),
      ("-1", "There is no lesson \"-1\". `statelab list` shows all lessons."),
      ("plane-value", "There is no lesson \"plane-value\". Did you mean plain-value?"),
      ("obs", "Several lessons begin with \"obs\". Do you mean observable or observe?"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: LessonNotFound.self) { try course.lesson(named: name) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("A lesson without a folder says so when its text is wanted")
  func missingText() {
    let error = #expect(throws: LessonError.self) { try course.lessons[2].text() }
    #expect(
      error.map { "\($0)" }
        == "lessons/03-observable/lesson.md:1: lesson `observable` has no text; "
        + "write it into this file")
  }
}
