import Course
import Testing

@testable import Rendering

@Suite("Lookup of lessons")
struct LookupTests {
  let course = Course(
    [
      Part("One", [Lesson("plain-value") {}, Lesson("box") {}]),
      Part("Two", [Lesson("observable") {}, Lesson("observe") {}]),
    ],
    folders: [LessonFolder(name: "02-box", files: [LessonFile(name: "lesson.md", text: "# B\nS")])])

  @Test(
    "A lesson is found by number, slug or unique prefix", arguments: ["2", "02", "box", "b", "bo"])
  func found(name: String) throws {
    let lesson = try course.lesson(named: name)
    #expect(lesson.id == "box")
    #expect(lesson.number == 2)
    #expect(lesson.positionInPart == 2)
    #expect(try lesson.text().title == "B")
  }

  @Test(
    "An unknown name is an error with suggestions",
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

  @Test("Reading the text of a lesson without a folder is an error")
  func missingText() {
    let error = #expect(throws: LessonError.self) { try course.lessons[2].text() }
    #expect(
      error.map { "\($0)" }
        == "lessons/03-observable/lesson.md:1: lesson `observable` has no text; "
        + "write it into this file")
  }
}
