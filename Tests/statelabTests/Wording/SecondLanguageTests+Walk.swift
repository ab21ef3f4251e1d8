import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

extension SecondLanguageTests {
  @Test("A walk adds no English to its lesson, code and runs")
  func walk() throws {
    try Words.marked.speak {
      for lesson in course.lessons where lesson.number.isMultiple(of: 9) {
        let reading = try LessonReading(lesson, of: course, runs: runs)
        let walk = try Walk(reading)
        let code = walk.listings.reduce(into: Set<String>()) { $0.formUnion($1.sayings) }
        let facts = try facts(of: reading).union(reading.sayings).union(code)
        for position in walk.stops.indices {
          let isText = walk.stops[position].moment == nil
          for block in walk.document(at: position).blocks {
            check(block, beside: facts, "walk \(lesson.number)", withProse: !isText)
          }
          for request in [WalkRequest.why, .state, .screen, .code, .place] {
            for block in walk.document(for: request, at: position)?.blocks ?? [] {
              check(block, beside: facts, "\(request) in walk \(lesson.number)", withProse: true)
            }
          }
          #expect(walk.progress(at: position).unmarked.words.isEmpty)
          for block in walk.wonder(at: position).blocks {
            check(block, beside: facts, "wonder", withProse: true)
          }
        }
      }
    }
  }

  @Test("A walk through two runs adds no English to them")
  func sideBySide() throws {
    try Words.marked.speak {
      for (a, b) in [("4", "5"), ("3", "12"), ("1", "1")] {
        let sides = try [a, b].map {
          try LessonReading(try course.lesson(named: $0), of: course, runs: runs)
        }
        let walk = try SideBySideWalk(ProgramComparison(of: sides[0], and: sides[1]))
        let facts = try facts(of: sides[0]).union(facts(of: sides[1]))
        for position in 0..<walk.stopCount {
          for document in [walk.document(at: position), walk.wonder(at: position)] {
            for block in document.blocks {
              check(block, beside: facts, "walk \(a) \(b)", withProse: true)
            }
          }
          for request in [WalkRequest.why, .screen, .place] {
            for block in walk.document(for: request, at: position)?.blocks ?? [] {
              check(block, beside: facts, "\(request) in walk \(a) \(b)", withProse: true)
            }
          }
        }
      }
    }
  }

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

  @Test("The full screens of quiz and walk add no English")
  func screens() throws {
    try Words.marked.speak {
      let lesson = try course.lesson(named: "box")
      let reading = try LessonReading(lesson, of: course, runs: runs)
      let quiz = Quiz(
        questions: try reading.quizQuestions.map { try AskedQuestion($0, in: reading) })
      let size = ScreenSize(columns: 400, rows: 12)
      var screen = QuizScreen(quiz, givesFeedback: true, output: OutputOptions())
      // The first and the last lines: header, remark and footer.
      func check(_ frame: [Line]) {
        let frame = frame.map(\.text)
        for line in [frame[0]] + frame.suffix(2) {
          #expect(line.unmarked.words.isEmpty, "\(line)")
        }
      }
      check(screen.frame(size))
      for key in [Key.character("?"), " ", "=", "x", .enter] {
        _ = screen.take(key)
        check(screen.frame(size))
      }
      for key in [Key.escape, .enter, .pageDown] {
        _ = screen.take(key)
        check(screen.frame(size))
      }
      let walk = try Walk(reading)
      var mode = ScreenMode(walk, from: 0)
      for key: Key in ["k", "[", "9", "9", "9", "G", "x", "?", .escape, "}", "G", "l"] {
        _ = mode.take(key, at: size)
        let foot = mode.frame(size, output: OutputOptions()).last?.text ?? ""
        #expect(mode.remark == nil || foot.unmarked.words.isEmpty, "\(key): \(foot)")
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
    let reading = try LessonReading(course.lessons[2], of: course, runs: runs)
    let exercise = try #require(reading.text.exercises.first)
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
