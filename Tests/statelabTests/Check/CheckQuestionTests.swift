import Lessons
import StateLabCore
import Testing

@testable import Course
@testable import statelab

@Suite("A check holds questions and claims to the course")
struct CheckQuestionTests {
  @Test(
    "A lesson of the course asks three questions with three choices and sets a task; all is shown")
  func tooLittle() throws {
    let tree = try SampleTree(
      text: "# T\nS\n```swift file=Sample.swift\nlet a = 1\n```\n"
        + "```question q\nWhat?\nfinding: greet.count\nrules: R2\n+ 1: a\n- 2: b\n```\n"
        + "```predict p\nWhat?\nfinding: greet.count\nrules: R2\n+ 1: a\n- 2: b\n- 3: c\n```\n"
        + "```run greet\nprinted hello\n```\n")
    tree.pages = course.pages
    #expect(
      try tree.check() == [
        "lesson.md:6: question `q` is the toss of a coin; add a third choice, a real misconception",
        "lesson.md: the lesson does not end with the sections `## Remember` and "
          + "`## Try it yourself`, in this order; add them",
        "lesson.md: the lesson has 1 of at least 3 questions; add a `question`",
        "lesson.md: the lesson sets no task; add `task NAME` and `patch NAME`",
        "lesson.md: experiment `part` appears nowhere; add `run part`",
      ])
  }

  @Test("Who always picks the same place, or the longest choice, must not get far")
  func guesses() throws {
    let tree = try SampleTree()
    #expect(try tree.makeCheck().checkGuesses() == [])
    tree.pages = course.pages
    let messages = try tree.makeCheck().checkGuesses().map(\.message)
    // Of its two questions each is right at some place.
    #expect(messages.count > 1)
    #expect(messages.allSatisfy { $0.hasPrefix("always picking ") })
  }

  @Test("No question rests on our choice, or on reverse-engineered sources alone")
  func evidence() throws {
    func messages(_ rules: String) throws -> [String] {
      let tree = try SampleTree(
        changing: "rules: R2\n- \"hello\"", to: "rules: \(rules)\n- \"hello\"")
      tree.pages = course.pages
      return try tree.check().filter { $0.contains("rests on") }
    }
    #expect(
      try messages("R31").first?.contains(
        "question `said` rests on R31, and that on evidence B alone; name a rule") == true)
    #expect(
      try messages("R3, R52").first?.contains(
        "question `said` rests on R52, where the laboratory had to choose") == true)
    #expect(try messages("R3") == [])
    #expect(try messages("R31, Swift") == [])
  }

  @Test("A claim is of a row of the article that makes it; the rest is ours")
  func rows() throws {
    func messages(_ old: String, _ new: String) throws -> [String] {
      let tree = try SampleTree(changing: old, to: new)
      tree.pages = course.pages
      return try tree.check().filter { $0.contains("claim `") }
    }
    #expect(try messages("source: 000", "source: 000") == [])
    #expect(
      try messages("source: 000", "source: an experiment").first?.hasSuffix(
        "claim `F1` is of row F1, and does not begin its sources with 000 or 002; "
          + "what the article does not say is a finding") == true)
    #expect(
      try messages("claim F1", "claim boxes").first?.hasSuffix(
        "claim `boxes` is no row of an article; make it a finding, or give it the id of its row")
        == true)
  }

  @Test("A fault in a claim does not keep an update from the rest, and all faults are told at once")
  func faults() throws {
    let text = SampleTree.text.replacing("source: 000\nkind: run\n", with: "")
      .replacing("- 0: no", with: "- 0 no")
    let tree = try SampleTree(text: text.replacing("printed hello", with: "?"))
    let faults = [
      "lesson.md:34: `- 0 no` has no feedback; write `- LITERAL: FEEDBACK`",
      "lesson.md:46: claim `F1` lacks 2 lines; add `source: ARTICLE` "
        + "and `kind: run, compiled, documented or opinion`",
    ]
    #expect(try tree.check().count == 3)
    #expect(try tree.check(updates: true) == faults)
    #expect(try tree.text() == text)
  }

  @Test("A claim's id is taken once in the whole course")
  func claimsOfTwoLessons() throws {
    let tree = try SampleTree()
    let folder = LessonFolder(
      name: "02-other", files: [LessonFile(name: "lesson.md", text: SampleTree.text)])
    let other = Lesson("other") {}
    let course = Course(
      [Part("Part", [SampleTree.lesson, other])],
      folders: try LessonTree(reading: Files.folder(of: tree.folder)).folders + [folder])
    let check = Check(course, tree: nil, renderings: .printed, compiler: nil)
    let diagnostics = try check.report(on: course.lessons[1]).diagnostics.map(\.message)
    #expect(
      diagnostics.contains("claim `F1` is in lesson `sample` too; rename one, `F1-WORD`"))
    #expect(try check.report(on: course.lessons[0]).diagnostics == [])
  }
}
