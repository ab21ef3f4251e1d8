import Course
import Lessons
import Testing

@testable import lesson_lint

@Suite("Lint: questions")
struct QuestionTests {
  @Test(
    "Text before a prediction must not answer it",
    arguments: [
      ("# Twice\nS", "", "the title"), ("# T\nTwo bodies.", "", "the summary"),
      ("# T\nS", "## Body runs twice\n\n", "a heading"),
      ("# T\nS", "See body run 2 times. <!-- of no run -->\n\n", "the paragraph above it"),
      ("# T\nS", "Does it run 1, 2 or 3 times?\n\n", nil),
      ("# T\nS", "It is 22. <!-- of no run -->\n\n", nil),
    ])
  func spoilers(head: String, above: String, place: String?) throws {
    let lesson = try LintSample.linted(
      above + LintSample.question() + "\n" + LintSample.run, head: head)
    #expect(
      lesson.spoilers().map(\.message)
        == (place.map { ["\($0) answers prediction `q`; say it below the run"] } ?? []))
  }

  @Test("A lesson must have three questions with three choices, and a task")
  func tooLittle() throws {
    let coin = LintSample.question("question", choices: "+ 2: a\n- 1: b")
    let lesson = try LintSample.linted("\(LintSample.question())\n\(coin)\n\(LintSample.run)")
    #expect(
      lesson.teaching().map(\.message) == [
        "the lesson has 1 of at least 3 questions; add a `question`",
        "the lesson sets no task; add `task NAME` and `patch NAME`",
        "question `q` is the toss of a coin; add a third choice, a real misconception",
      ])
    #expect(try lesson.diagnostics().first?.line == 16)
  }

  @Test(
    "The stated minutes must be those of the prose, the listings, the runs and the predictions",
    arguments: [(1, 600, 4), (4, 600, nil), (8, 600, nil), (9, 600, 4), (9, 1_200, nil)])
  func pace(minutes: Int, words: Int, needed: Int?) throws {
    let prose = Array(repeating: "word", count: words).joined(separator: " ")
    let lesson = try LintSample.linted(prose, head: "# T\nS\n\n*About \(minutes) minutes.*")
    let messages = lesson.pace().map(\.message)
    #expect(messages.count == (needed == nil ? 0 : 1))
    if let needed { #expect(messages[0].hasSuffix("take about \(needed + 1)")) }
  }

  @Test("Always picking the same position, or the longest choice, must not score high")
  func guesses() throws {
    let same = LintedCourse(LintSample.course(LintSample.question("question")))
    let messages = same.guesses().map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { $0.hasPrefix("always picking ") })
    #expect(LintedCourse(LintSample.course("")).guesses() == [])
    let many = Array(repeating: LintSample.question("question"), count: 20).joined(
      separator: "\n\n")
    let course = LintedCourse(LintSample.course(many))
    #expect(
      course.guesses().map(\.message).contains(
        "choice a is right for 0 % of the 20 questions that have it, and 15 % is the least; "
          + "change some choices"))
  }

  @Test("A question must not rest on our choice or on evidence B alone")
  func evidence() throws {
    func message(_ rules: String) throws -> String? {
      let question = LintSample.question("question", rules: rules)
      return try LintSample.linted(question).evidence().first?.message
    }
    #expect(
      try message("R31")?.hasPrefix(
        "question `q` rests on R31, and that on evidence B alone; name a rule") == true)
    #expect(
      try message("R3, R52")?.hasPrefix(
        "question `q` rests on R52, where the laboratory had to choose") == true)
    #expect(try message("R3") == nil)
    #expect(try message("R31, Swift") == nil)
  }
}
