import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Selection of quiz questions")
struct QuizSelectionTests {
  @Test("SplitMix64 with seed 0 returns its published first numbers")
  func chance() {
    var chance = SplitMix(seed: 0)
    #expect(chance.next() == 0xE220_A839_7B1D_CDAF)
    #expect(chance.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(chance.next() == 0x06C4_5D18_8009_454F)
  }

  @Test("A seed determines the order")
  func order() {
    var chance = SplitMix(seed: 7)
    #expect(chance.order(of: 8) == [1, 4, 5, 2, 6, 0, 3, 7])
    #expect(chance.order(of: 0).isEmpty)
    #expect(chance.order(of: 1) == [0])
  }

  @Test("Without --shuffle the selected questions keep their order, and the count is limited")
  func picked() throws {
    let quiz = try Quiz(Self.many.lessons, of: Self.many)
    let all = quiz.questions.map(Self.name)
    let five = quiz.picking(QuizSelection(count: 5, seed: 3)).questions.map(Self.name)
    #expect(five.count == 5)
    #expect(five == all.filter(five.contains))
    let shuffled = quiz.picking(QuizSelection(count: 5, isShuffled: true, seed: 3))
    #expect(Set(shuffled.questions.map(Self.name)) == Set(five))
    let many = quiz.picking(QuizSelection(count: 1000, isShuffled: true, seed: 3))
    #expect(many.questions.map(Self.name) != all)
    #expect(Set(many.questions.map(Self.name)) == Set(all))
    #expect(quiz.picking(QuizSelection()).questions.map(Self.name) == all)
  }

  /// Four lessons with twelve questions each.
  private static let many: Course = {
    let questions = (1...12).map { number in
      "```question q\(number)\nWhat?\nfinding: tap.a\nrules: R1\n+ 1: yes\n- 2: no\n```"
    }
    let text = "# T\nS\n" + questions.joined(separator: "\n")
    let ids = ["one", "two", "three", "four"]
    return Course(
      [Part("P", ids.map { Lesson($0) { Experiment("tap") { $0.find("a", 1) } } })],
      pages: sampleCourse.pages,
      folders: ids.enumerated().map { position, id in
        let file = LessonFile(name: "lesson.md", text: text)
        return LessonFolder(name: "0\(position + 1)-\(id)", files: [file])
      })
  }()

  @Test("A seed selects the same questions, by name")
  func pinned() throws {
    let quiz = try Quiz([Self.many.lessons[0]], of: Self.many)
    func picked(_ selection: QuizSelection) -> String {
      quiz.picking(selection).questions.map(\.question.id).joined(separator: " ")
    }
    #expect(picked(QuizSelection(count: 5, seed: 7)) == "q2 q6 q8 q11 q12")
    #expect(picked(QuizSelection(count: 5, isShuffled: true, seed: 7)) == "q11 q12 q6 q2 q8")
    // The largest seed: a machine with 32 bits accepts it, too.
    #expect(
      picked(QuizSelection(isShuffled: true, seed: 2_147_483_647))
        == "q2 q4 q5 q11 q7 q12 q10 q3 q6 q9 q1 q8")
  }

  private static func name(_ asked: AskedQuestion) -> String {
    "\(asked.lesson.number) \(asked.question.id)"
  }

  @Test("-n and --seed select the questions, and the output says how to repeat the selection")
  func command() {
    let line = ["quiz", "-n", "2", "--seed", "7", "--answers", "-"]
    let outcome = Self.run(line, input: ["", ""])
    #expect(outcome == Self.run(line, input: ["", ""]))
    #expect(outcome.contains("1 of 2 · "))
    #expect(outcome.hasSuffix("  The same again: -n 2 --seed 7\n"))
    let none = shell("quiz", "-n", "0", "--answers", "-")
    #expect(none.code == .usage)
  }

  private static func run(_ line: [String], input: [String]) -> String {
    let recording = Recording(input: input)
    _ = Tool(course: many).run(line, on: recording.console)
    return recording.output
  }

  @Test("An exam shows no verdict before its end")
  func exam() {
    let outcome = shell(
      "quiz", "1", "--exam", "--color", "never", input: ["a", "a"], terminal: true)
    let parts = outcome.output.split(separator: "Answer: a", maxSplits: 1)
    #expect(!parts[0].contains("Not so."))
    #expect(parts.count == 2 && parts[1].contains("Not so."))
    #expect(outcome.output.contains("\n  1 of 2 right\n\nWeakest rule\n  R24  "))
    #expect(outcome.output.hasSuffix("\n  Next: statelab walk 1\n"))
  }

  @Test("The result names the weakest rules and the weakest lessons")
  func weakest() {
    let outcome = shell("quiz", "--answers", "-", input: ["b", "b", "b", "1"])
    #expect(
      outcome.output.contains(
        """

          1 of 4 right

        Weakest rules
          R20  0 of 2 right: A view runs its body whenever an observable object that it
               declares sends `objectWillChange`.
          R27  0 of 1 right: `update()` runs whenever SwiftUI updates the view, `body`
               only if a property it depends on changed.
          R24  1 of 2 right: SwiftUI finds stored properties whose declared type is a
               dynamic property, and looks into no others.

          In full: statelab help R20, statelab help R27, statelab help R24

        What to look at
          statelab walk 1 --from 1  Box
          statelab walk 2 --from 7  Follows
          statelab walk 2 --from 1  Follows

          Next: statelab walk 2, then statelab walk 1

        """))
    #expect(outcome.output.hasSuffix("  Next: statelab walk 2, then statelab walk 1\n"))
  }

  @Test("The result names at most three lessons to walk")
  func next() {
    let answers = Array(repeating: "", count: 48)
    let output = Self.run(["quiz", "--answers", "-"], input: answers)
    #expect(output.contains("0 of 48 right"))
    #expect(output.hasSuffix("walk 1, then statelab walk 2, then statelab walk 3\n"))
  }
}
