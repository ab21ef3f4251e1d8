import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("check: questions and claims across the course")
struct CheckQuestionTests {
  @Test("A lesson must end with its two sections and show all of its experiments")
  func shown() throws {
    let tree = try SampleTree(
      text: "# T\nS\n```swift file=Sample.swift\nlet a = 1\n```\n"
        + "```run greet\n  1:1  printed  hello\n```\n")
    #expect(
      try tree.check() == [
        "lesson.md: the lesson does not end with the sections `## Remember` and "
          + "`## Try it yourself`, in this order; add them",
        "lesson.md: experiment `part` appears nowhere; add `run part`",
      ])
  }

  @Test("A malformed claim and question are reported together, and an update changes nothing")
  func faults() throws {
    let text = SampleTree.text.replacing("source: 000\nkind: run\n", with: "")
      .replacing("- 0: no", with: "- 0 no")
    let tree = try SampleTree(text: text.replacing("  1:1  printed  hello", with: "?"))
    let faults = [
      "lesson.md:34: `- 0 no` has no feedback; write `- LITERAL: FEEDBACK`",
      "lesson.md:46: claim `F1` lacks 2 lines; add `source: ARTICLE` "
        + "and `kind: run, compiled, documented or opinion`",
    ]
    #expect(try tree.check().count == 3)
    #expect(try tree.check(updates: true) == faults)
    #expect(try tree.text() == text)
  }

  @Test("A claim's id must be unique in the whole course")
  func claimsOfTwoLessons() throws {
    let tree = try SampleTree()
    let folder = LessonFolder(
      name: "02-other", files: [LessonFile(name: "lesson.md", text: SampleTree.text)])
    let other = Lesson("other") {}
    let course = Course(
      [Part("Part", [SampleTree.lesson, other])],
      folders: try LessonTree(reading: Files.folder(of: tree.folder)).folders + [folder])
    let check = Check(course, tree: nil, compiler: nil)
    let diagnostics = try check.report(on: course.lessons[1]).diagnostics.map(\.message)
    #expect(
      diagnostics.contains("claim `F1` is in lesson `sample` too; rename one, `F1-WORD`"))
    #expect(try check.report(on: course.lessons[0]).diagnostics == [])
  }
}
