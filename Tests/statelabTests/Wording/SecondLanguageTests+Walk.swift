import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
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
      for (a, b) in [("2", "3"), ("1", "4"), ("1", "1")] {
        let sides = try [a, b].map {
          try LessonReading(try compiledCourse.lesson(named: $0), of: compiledCourse)
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

  @Test("The full screens of quiz and walk add no English")
  func screens() throws {
    try Words.marked.speak {
      let lesson = try compiledCourse.lesson(named: "box")
      let reading = try LessonReading(lesson, of: compiledCourse)
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

  // The texts of the lesson are Chinese, so that each English word is one of the tool, or a fact.

  @Test("No screen and no line of a walk has an English word of its own")
  func wholeWalk() throws {
    try Words.marked.speak {
      let reading = try LessonReading(wideCourse.lessons[0], of: wideCourse)
      let old = try LessonReading(wideCourse.lessons[0], of: wideCourse, under: .iOS13)
      let walks: [any Walkable] = [
        try Walk(reading), try SideBySideWalk(ProgramComparison(of: old, and: reading)),
        try SideBySideWalk(ProgramComparison(of: reading, and: reading)),
        Walk(
          [WalkedRun(addRun.trace.told(), heading: "", under: .standard)], named: "",
          under: .standard,
          listings: []),
      ]
      let facts = try walkFacts(of: reading).union(["ContentView", "n", "Add", "one", "two"])
      for walk in walks {
        for text in [walk.part, walk.opening, walk.range, walk.ending]
          + [walk.refusal(of: .next), walk.refusal(of: .previous), walk.progress(at: 0)]
        {
          #expect(text.unmarked.english.subtracting(facts) == [], "\(text)")
        }
        let size = ScreenSize(columns: 400, rows: 200)
        for position in 0..<walk.stopCount {
          for key: Key in ["l", "?", "w", "v", "s", "c", "d", "n", "p", "t", "}", "J", "x"] {
            var mode = ScreenMode(walk, from: position)
            _ = mode.take(key, at: size)
            let shown = mode.frame(size, output: OutputOptions()).map(\.text)
            let words = shown.joined(separator: " ").unmarked.english.subtracting(facts)
            #expect(words == [], "\(walk.name), stop \(position), \(key.name)")
          }
          var mode = FollowMode(
            PresentedWalk(names: ["wide"], profile: "ios18", position: position), walk)
          let shown = mode.frame(size, output: OutputOptions(), elapsed: .zero).map(\.text)
          #expect(shown.joined(separator: " ").unmarked.english.subtracting(facts) == [])
        }
      }
    }
  }

  @Test("Line mode adds no English to a walk, also where a word has no effect")
  func lineMode() throws {
    try Words.marked.speak {
      let facts = try walkFacts(of: LessonReading(wideCourse.lessons[0], of: wideCourse))
      let words = WalkRequest.table.flatMap(\.commands).flatMap(\.words).filter { $0 != "quit" }
      let input = words.filter { $0 != "exit" } + ["zz", "99", "/ zz", "/ 五", "/ 五", "J", "keys"]
      for line in [["walk", "1"], ["walk", "1@ios13", "1"]] {
        let recording = Recording(input: input)
        #expect(
          Tool(course: wideCourse).run(line + ["--plain", "--no-save"], on: recording.console)
            == .done)
        #expect(recording.errors.isEmpty, "\(recording.errors)")
        let left = recording.output.unmarked.english.subtracting(facts)
        #expect(left == [], "\(line)")
      }
    }
  }

  @Test("The answer to a question of a presented walk is in the reader's language")
  func followedAnswer() throws {
    try Words.marked.speak {
      let walk = try compiledWalk("box")
      let asked = try #require(try walk.questions(at: 3).first)
      let mode = FollowMode(
        PresentedWalk(
          names: ["box"], profile: "ios18", position: 3, question: asked.question.id), walk)
      let facts = try facts(of: try #require(walk.reading)).union(["b"])
      let headings = mode.document.blocks.compactMap { block in
        if case .heading(let text) = block { text } else { nil }
      }
      #expect(headings.count == 3)
      for heading in headings {
        #expect(heading.unmarked.words.subtracting(facts) == [], "\(heading)")
      }
    }
  }

  @Test("The home screen and the progress add no English to the course")
  func progress() throws {
    try Words.marked.speak {
      // A wide screen has commands, with keys and names of files.
      let commands =
        "w walk r run z quiz p practice b rebuild state y why d diff t try Counter.swift --tap Add A.swift B.swift"
      let facts = Set(["statelab", "wide", "ios", "old", "ios99"]).union(commands.words)
      for place in ["ios18/5/3", "ios99/5/3", "ios18/1", "?"] {
        let folder = try StateFolder()
        try folder.put(
          "statelab/progress/2\nwide quiz=2/3 missed=a walk=\(place)\nold run\n")
        let recording = Recording()
        recording.environment = folder.environment
        let session = try Session(
          course: wideCourse, console: recording.console, commands: [],
          arguments: Arguments([], known: []))
        var home = HomeScreen(session)
        for key: Key in ["?", "x"] {
          let shown = home.frame(ScreenSize(columns: 400, rows: 40)).map(\.text)
          #expect(shown.joined(separator: " ").unmarked.english.subtracting(facts) == [])
          _ = home.take(key)
        }
        for block in session.progress.document(of: wideCourse).blocks {
          let lines = PlainRenderer(output: OutputOptions(plain: true))
            .lines(of: Document(blocks: [block]))
          let text = lines.map(\.text).joined(separator: " ")
          #expect(text.unmarked.english.subtracting(facts) == [], "\(text)")
        }
        let own = session.progress["wide"]
        for isKept in [true, false] {
          let text = own.strangeness(in: wideCourse.lessons[0], isKept: isKept)
          #expect(text.unmarked.english == [])
        }
        if let kept = try own.place(in: wideCourse.lessons[0], of: wideCourse) {
          let text = kept.walk.greeting(at: kept.position, under: .iOS13)
          #expect(text.unmarked.english == [])
        }
      }
    }
  }

  /// The facts of a lesson, the keys, and the words that a user types.
  private func walkFacts(of reading: LessonReading) throws -> Set<String> {
    let commands = WalkRequest.table.flatMap(\.commands)
    let texts =
      commands.flatMap(\.keys).map(\.name) + commands.flatMap(\.words)
      + [reading.lesson.folder?.file(named: "lesson.md")?.text ?? ""]
    return try facts(of: reading).union(texts.flatMap(\.words))
  }
}

extension String {
  /// The words of this text in Latin letters.
  fileprivate var english: Set<String> {
    words.filter { $0.contains { $0.isASCII && $0.isLetter } }
  }
}
