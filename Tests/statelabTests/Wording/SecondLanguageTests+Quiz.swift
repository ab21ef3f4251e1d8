import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

extension SecondLanguageTests {
  @Test("A quiz adds no English to the questions, the rules and the runs")
  func quiz() throws {
    try Words.marked.speak {
      let readings = try course.lessons.map { try LessonReading($0, of: course, runs: runs) }
      for (reading, question) in readings.flatMap({ reading in
        reading.quizQuestions.map { (reading, $0) }
      }) {
        let asked = try AskedQuestion(question, in: reading)
        var texts = asked.choices.flatMap {
          [
            $0.literal, ValueDescription(typed: $0.literal).text ?? "",
            Line(markdown: $0.feedback).text,
          ]
        }
        texts += asked.rules.flatMap { [$0.name, Line(markdown: $0.title).text] } + ["a b c d e f"]
        let facts = try facts(of: reading).union(texts.flatMap(\.words))
        let documents = [
          asked.document(position: 1, of: 2), asked.verdict(on: asked.right),
          asked.verdict(on: nil),
        ]
        for block in documents.flatMap(\.blocks) {
          if case .prose = block { continue }
          check(block, beside: facts, "quiz \(asked.lesson.number)", withProse: true)
        }
      }
    }
  }

  @Test("A quiz result and a worksheet add no English")
  func score() throws {
    try Words.marked.speak {
      for lesson in course.lessons {
        let reading = try LessonReading(lesson, of: course, runs: runs)
        let quiz = Quiz(
          questions: try reading.quizQuestions.map { try AskedQuestion($0, in: reading) })
        let wrong = quiz.questions.map { ($0.right + 1) % $0.choices.count }
        let score = Score(quiz, Array(wrong.dropLast()))
        // Commands, letters and the mark in a box.
        var texts = ["walk quiz again help a b c d e f x"]
        texts += (lesson.folder?.files ?? []).flatMap { [$0.name, $0.text] }
        texts += quiz.questions.flatMap(\.rules).flatMap {
          [$0.name, Line(markdown: $0.title).text]
        }
        let facts = try facts(of: reading).union(texts.flatMap(\.words))
        for block in score.document(passMark: 80, bar: true, asksAgain: true).blocks {
          check(block, beside: facts, "quiz \(lesson.number)", withProse: true)
        }
        let sheet = Worksheet(quiz: quiz, hasKey: true).text
        #expect(sheet.unmarked.words.subtracting(facts) == [], "lesson \(lesson.number)")
      }
    }
  }

  @Test("Predictions add no English")
  func predictions() throws {
    // The text records no run, so the lesson is the same in any language.
    let lesson = Lesson("one") {
      Experiment("tap") { lab in
        print(lab.profile == .iOS13 ? "old" : "new")
        lab.find("said", lab.trace.printed.last ?? "")
      }
    }
    let text = """
      # One

      A run.

      ```predict said
      Which?
      finding: tap.said
      rules: Swift
      + "new": Yes.
      - "old": No.
      ```
      ```run tap
      ```
      """
    let course = Course(
      [Part("P", [lesson])],
      folders: [
        LessonFolder(name: "01-one", files: [LessonFile(name: "lesson.md", text: text)])
      ])
    try Words.marked.speak {
      let reading = try LessonReading(course.lessons[0], of: course, under: .iOS13)
      let remark = try #require(try PredictedLesson(reading).remark)
      #expect(remark.unmarked.words.isEmpty)
      for input in [["a"], ["b"], [""]] {
        let output = shell("run", "1", "--predict", "require", input: input, course: course).output
        let words = output.unmarked.words.subtracting([
          "a", "b", "new", "old", "Yes", "No", "Which",
        ])
        #expect(
          words.isSubset(of: ["A", "run", "One", "Swift", "statelab", "help", "words"]), "\(words)")
      }
    }
  }

  @Test("The result of an unfinished task adds no English")
  func exercise() throws {
    let exercise = try #require(try course.lessons.flatMap { try $0.text().exercises }.first)
    let error = CompilerError(place: "File.swift:3:1", message: "why")
    let shortcomings: [ExerciseShortcoming] =
      [
        .broke(""), .compiles, .doesNotCompile(error), .failsOtherwise(error, expected: "why"),
      ] + exercise.expectations.map { .differs($0, literal: "why") }
    let facts = Set(exercise.expectations.flatMap { "\($0)".words } + ["File", "swift", "why"])
    Words.marked.speak {
      let missing = exercise.blocks(missing: shortcomings, in: "File.swift")
      let prompt = exercise.blocks.count
      for block in [missing[0]] + missing[prompt..<prompt + shortcomings.count]
        + exercise.blocks(missing: [], in: "File.swift").suffix(1)
      {
        check(block, beside: facts, "try --check", withProse: true)
      }
    }
  }
}
