import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Progress")
struct ProgressTests {
  let state: StateFolder

  init() throws { state = try StateFolder() }

  @Test("A run is saved under the lesson's id without a time, and running it again writes nothing")
  func run() throws {
    #expect(state.shell("run", "1").errors == "")
    let text = try state.text()
    #expect(
      text == """
        statelab/progress/2
        box run

        """)
    try Files.write(text.replacing(" ", with: "  "), to: state.file)
    _ = state.shell("run", "1")
    #expect(try state.text() == text.replacing(" ", with: "  "))
  }

  @Test("run without a lesson takes the next one, and the first if all are finished")
  func next() {
    for title in ["1 · Box", "2 · Follows", "1 · Box"] {
      #expect(state.shell("run").output.hasPrefix(title))
    }
  }

  @Test("A file of the first edition, which had another order, counts by the names of lessons")
  func firstEdition() throws {
    let finished = [
      "plain-value", "nonmutating", "box", "observable", "dynamic-property", "binding",
      "not-yet-state", "write-in-body", "another-thread", "three-names", "survives-init",
    ]
    try state.put("statelab/progress/2\n" + finished.map { $0 + " run\n" }.joined())
    let next = try #require(Lessons.course.lessons.first { !finished.contains($0.id) })
    let title = try next.text().title
    #expect(
      shell("run", environment: state.environment, course: Lessons.course).output.hasPrefix(
        "\(next.number) · \(title)"))
  }

  @Test("A lesson that was merged into another one is kept, and named with that lesson")
  func mergedLessons() throws {
    let merged = CourseProgress.mergedLessons
    for (old, new) in merged {
      #expect(!Lessons.course.lessons.contains { $0.id == old })
      #expect(Lessons.course.lessons.contains { $0.id == new })
    }
    let saved = "statelab/progress/2\ntwelve-or-less run quiz=2/3\n"
    try state.put(saved)
    let shown = shell("progress", environment: state.environment, course: Lessons.course)
    #expect(
      shown.output.contains("Kept, and not in this course: twelve-or-less → projected-values\n"))
    #expect(try state.text() == saved)
  }

  @Test("JSON output is not saved as progress")
  func json() {
    _ = state.shell("run", "1", "--format", "json")
    _ = state.shell("quiz", "1", "--answers", "-", "--format", "json", input: ["b", "a"])
    #expect(state.names.isEmpty)
  }

  @Test("--no-save neither reads nor writes progress")
  func noSave() throws {
    _ = state.shell("run", "1", "--no-save")
    _ = state.shell("quiz", "1", "--no-save", "--answers", "-", input: ["b", "a"])
    _ = state.shell("walk", "1", "--no-save", input: ["next"])
    #expect(state.names.isEmpty)
    try state.put("damaged")
    let outcome = state.shell("run", "--no-save")
    #expect(outcome.output.hasPrefix("1 · Box"))
    #expect(outcome.errors == "")
    #expect(state.names == ["progress.txt"])
  }

  @Test("The best result of a quiz is saved if all questions of the lesson were asked")
  func quiz() throws {
    func mark(_ answers: [String], _ options: String...) throws -> QuizMark? {
      let recording = Recording(input: answers)
      recording.environment = state.environment
      _ = Tool(course: sampleCourse).run(
        ["quiz", "--answers", "-"] + options, on: recording.console)
      return Files.exist(state.file) ? try state.progress["box"].quiz : nil
    }
    #expect(try mark(["b"], "1") == nil)
    #expect(try mark(["b"], "1", "-n", "1") == nil)
    #expect(try mark(["a", "a"], "1") == QuizMark(right: 1, total: 2))
    #expect(try mark(["b", "a", "b", "b"], "1", "1") == QuizMark(right: 1, total: 2))
    #expect(try mark(["b", "a", "a"], "all") == QuizMark(right: 2, total: 2))
    #expect(try state.progress["follows"].quiz == nil)
    #expect(try mark(["a", "b"], "1") == QuizMark(right: 2, total: 2))
  }

  @Test("A result is better if its share of right answers is larger")
  func marks() {
    #expect(QuizMark(right: 1, total: 2).isWorse(than: QuizMark(right: 2, total: 3)))
    #expect(!QuizMark(right: 2, total: 2).isWorse(than: QuizMark(right: 3, total: 3)))
    #expect(!QuizMark(right: .max, total: .max).isWorse(than: QuizMark(right: 1, total: .max)))
  }

  @Test("Unknown lines and words are kept")
  func unknown() throws {
    try state.put(
      """
      statelab/progress/2
      from-later medals=1e400
      box quiz=0/2 seconds=7.50 star

      # A remark of the learner's.
      """)
    _ = state.shell("run", "2")
    _ = state.shell("quiz", "1", "--answers", "-", input: ["b", "a"])
    #expect(
      try state.text() == """
        statelab/progress/2
        from-later medals=1e400
        box quiz=2/2 seconds=7.50 star
        # A remark of the learner's.
        follows run

        """)
  }

  @Test("statelab alone shows your progress")
  func welcome() throws {
    _ = state.shell("run", "1")
    _ = state.shell("walk", "2", "--from", "7", "--profile", "ios16", input: ["quit"])
    #expect(
      state.shell().output.hasSuffix(
        """
          You have run 1 of 2 lessons. Next is lesson 2, Follows.

        What next
          statelab walk 2    Go on at 2:7 under ios16, where you stopped.
          statelab run 2     Read the lesson, and say before each run what it will do.
          statelab quiz 1    See whether you can tell what happens.
          statelab progress  Your results so far.
          statelab list      All lessons.
          statelab help      All commands.

        """))
    _ = state.shell("run", "2")
    #expect(state.shell().output.contains("  You have run all 2 lessons.\n"))
  }
}
