import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("The quiz on the full screen")
struct QuizScreenTests {
  private let quiz: Quiz
  private let sizes = [
    ScreenSize(), ScreenSize(columns: 40, rows: 10), ScreenSize(columns: 120, rows: 40),
  ]

  init() throws { quiz = try Quiz([compiledCourse.lesson(named: "box")], of: compiledCourse) }

  private func screen(givesFeedback: Bool = true) -> QuizScreen {
    QuizScreen(quiz, givesFeedback: givesFeedback, output: OutputOptions())
  }

  private func text(_ screen: inout QuizScreen, _ size: ScreenSize = ScreenSize()) -> String {
    screen.frame(size).map(\.text).joined(separator: "\n")
  }

  @Test("Arrow keys and letters choose, and Enter answers with the marked choice")
  func choosing() {
    var arrows = screen()
    for key in [Key.down, .down, .up, .enter, .enter] { #expect(arrows.take(key) == nil) }
    var letters = screen()
    for key in [Key.character("c"), .character("B"), .enter, .enter] {
      #expect(letters.take(key) == nil)
    }
    #expect(arrows.answers == [1])
    #expect(letters.answers == [1])
    #expect(text(&letters).hasPrefix("2 of 3  "))
  }

  @Test("`?` shows the code, and any key returns to the question")
  func code() {
    var screen = screen()
    let size = ScreenSize(columns: 80, rows: 60)
    let question = text(&screen, size)
    #expect(screen.take(.character("?"), at: size) == nil)
    #expect(!text(&screen, size).contains("▸"))
    #expect(screen.take(.down, at: size) == nil)
    #expect(text(&screen, size) == question)
  }

  @Test("A value can be typed with or without quotes, and an invalid value is reported")
  func typing() throws {
    var screen = screen()
    for key in [Key.enter, .enter, .enter, .enter] { _ = screen.take(key) }
    #expect(text(&screen).hasPrefix("3 of 3  "))
    for key in "=1 soldx" { #expect(screen.take(.character(key)) == nil) }
    #expect(screen.take(.enter) == nil)
    #expect(text(&screen).contains("\n  =  1 soldx▏"))
    #expect(text(&screen).contains("\"1 soldx\" is not one of the choices."))
    for key in [Key.backspace, .home, .pasted("\""), .end, .character("\"")] {
      #expect(screen.take(key) == nil)
    }
    #expect(text(&screen).contains("  =  \"1 sold\"▏"))
    #expect(!text(&screen).contains("is not one of"))
    #expect(screen.take(.enter) == nil)
    #expect(screen.answers == [0, 0, 1])
  }

  @Test("A character that is no choice begins a value, and deleting it returns to the choices")
  func beginning() {
    var screen = screen()
    let question = text(&screen)
    for key in [Key.character("7"), .character("q"), .character("?"), .escape] {
      #expect(screen.take(key) == nil)
    }
    #expect(text(&screen) == question)
    #expect(screen.take(.pasted("a\n")) == nil)
    #expect(screen.answers.isEmpty)
    #expect(screen.take(.eraseLine) == nil)
    #expect(screen.take(.backspace) == nil)
    #expect(text(&screen) == question)
  }

  @Test("All choices are visible if there is room, and scrolling does not move the selection")
  func scrolling() {
    var screen = screen()
    let letters = ["▸ a  ", "\n  b  ", "\n  c  "]
    for letter in letters { #expect(text(&screen).contains(letter)) }
    #expect(screen.take(.pageUp) == nil)
    #expect(text(&screen).contains("private final class Tally"))
    #expect(screen.take(.down) == nil)
    #expect(text(&screen).contains("▸ b"))
  }

  @Test("An answer shows its verdict until the next Enter; an exam continues without a verdict")
  func judging() throws {
    let wrong = try #require(
      quiz.questions[0].choices.indices.first { $0 != quiz.questions[0].right })
    let letter = Key.character(try #require(quiz.questions[0].letter(of: wrong).first))
    var judged = screen()
    #expect(judged.take(letter) == nil)
    #expect(judged.answers.isEmpty)
    #expect(judged.take(.enter) == nil)
    #expect(text(&judged).contains("Not so."))
    #expect(text(&judged).hasPrefix("1 of 3  ✗"))
    var exam = screen(givesFeedback: false)
    for key in [letter, .enter] { #expect(exam.take(key) == nil) }
    #expect(exam.answers == [wrong])
    #expect(text(&exam).hasPrefix("2 of 3  #"))
    #expect(!text(&exam).contains("✗"))
  }

  @Test("The last answer and q end the quiz, and every frame fits its window")
  func ending() {
    for size in sizes {
      var screen = screen()
      for _ in quiz.questions.dropLast() {
        for key in [Key.character("a"), .enter, .enter] {
          #expect(screen.take(key, at: size) == nil)
          let frame = screen.frame(size)
          #expect(frame.count == size.rows)
          #expect(frame.allSatisfy { $0.columns <= size.columns })
        }
      }
      #expect(screen.take(.character("c"), at: size) == nil)
      #expect(screen.take(.enter, at: size) == nil)
      #expect(screen.take(.enter, at: size) == .done)
      #expect(screen.answers.count == quiz.questions.count)
    }
    var left = screen()
    #expect(left.take(.character("q")) == .done)
    #expect(left.answers.isEmpty)
  }

  @Test("--again repeats a wrongly answered question until it is answered rightly")
  func again() throws {
    let folder = try StateFolder()
    let letters = quiz.questions.map { $0.letter(of: $0.right) }
    func ask(_ line: [String], _ input: [String]) -> Outcome {
      let recording = Recording(input: input)
      recording.environment = folder.environment
      recording.isTerminal = true
      let code = Tool(course: compiledCourse).run(["quiz", "1"] + line, on: recording.console)
      return Outcome(code: code, output: recording.output, errors: recording.errors)
    }
    let wrong = letters[0] == "a" ? "b" : "a"
    _ = ask([], [wrong] + letters.dropFirst())
    let again = ask(["--again"], [letters[0]])
    #expect(again.output.contains("1 of 1 · lesson 1"), "\(again.output)")
    #expect(again.output.contains("1 of 1 right"))
    #expect(ask(["--again"], []).code == .badData)
  }
}
