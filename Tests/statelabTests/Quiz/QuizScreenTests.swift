import Lessons
import Testing

@testable import statelab

@Suite("The quiz on the full screen")
struct QuizScreenTests {
  private let quiz: Quiz
  private let sizes = [
    ScreenSize(), ScreenSize(columns: 40, rows: 10), ScreenSize(columns: 120, rows: 40),
  ]

  init() throws { quiz = try Quiz([course.lesson(named: "box")], of: course) }

  private func screen(givesFeedback: Bool = true) -> QuizScreen {
    QuizScreen(quiz, givesFeedback: givesFeedback, output: OutputOptions())
  }

  private func text(_ screen: inout QuizScreen, _ size: ScreenSize = ScreenSize()) -> String {
    screen.frame(size).map(\.text).joined(separator: "\n")
  }

  @Test("Arrow keys choose, letters do, and Enter takes what is marked")
  func choosing() {
    var arrows = screen()
    for key in [Key.down, .down, .up, .enter, .enter] { #expect(arrows.take(key) == nil) }
    var letters = screen()
    for key in [Key.character("B"), .enter] { #expect(letters.take(key) == nil) }
    #expect(arrows.answers == [1])
    #expect(letters.answers == [1])
    #expect(text(&letters).hasPrefix("2 of 3  "))
  }

  @Test("`?` shows the code, and any key brings the whole question back")
  func code() {
    var screen = screen()
    let size = ScreenSize(columns: 80, rows: 60)
    let question = text(&screen, size)
    #expect(screen.take(.character("?"), at: size) == nil)
    #expect(!text(&screen, size).contains("▸"))
    #expect(screen.take(.down, at: size) == nil)
    #expect(text(&screen, size) == question)
  }

  @Test("All choices are seen at once where there is room, and scrolling is left alone")
  func scrolling() {
    var screen = screen()
    let letters = ["▸ a  ", "\n  b  ", "\n  c  "]
    for letter in letters { #expect(text(&screen).contains(letter)) }
    #expect(screen.take(.pageUp) == nil)
    #expect(text(&screen).contains("private final class Tally"))
    #expect(screen.take(.down) == nil)
    #expect(text(&screen).contains("▸ b"))
  }

  @Test("An answer is judged at once; an exam goes on and says nothing")
  func judging() throws {
    let wrong = try #require(
      quiz.questions[0].choices.indices.first { $0 != quiz.questions[0].right })
    let letter = Key.character(try #require(quiz.questions[0].letter(of: wrong).first))
    var judged = screen()
    #expect(judged.take(letter) == nil)
    #expect(text(&judged).contains("Not so."))
    #expect(text(&judged).hasPrefix("1 of 3  ✗"))
    var exam = screen(givesFeedback: false)
    #expect(exam.take(letter) == nil)
    #expect(text(&exam).hasPrefix("2 of 3  #"))
    #expect(!text(&exam).contains("✗"))
  }

  @Test("The last answer ends it, and so does q; every frame fits its window")
  func ending() {
    for size in sizes {
      var screen = screen()
      for _ in quiz.questions.dropLast() {
        for key in [Key.character("a"), .enter] {
          #expect(screen.take(key, at: size) == nil)
          let frame = screen.frame(size)
          #expect(frame.count == size.rows)
          #expect(frame.allSatisfy { $0.columns <= size.columns })
        }
      }
      #expect(screen.take(.character("c"), at: size) == nil)
      #expect(screen.take(.enter, at: size) == .done)
      #expect(screen.answers.count == quiz.questions.count)
    }
    var left = screen()
    #expect(left.take(.character("q")) == .done)
    #expect(left.answers.isEmpty)
  }

  @Test("--again asks what was answered wrongly, until it is answered rightly")
  func again() throws {
    let folder = try StateFolder()
    let letters = quiz.questions.map { $0.letter(of: $0.right) }
    func ask(_ line: [String], _ input: [String]) -> Outcome {
      let recording = Recording(input: input)
      recording.environment = folder.environment
      recording.isTerminal = true
      let code = Tool(course: course).run(["quiz", "3"] + line, on: recording.console)
      return Outcome(code: code, output: recording.output, errors: recording.errors)
    }
    let wrong = letters[0] == "a" ? "b" : "a"
    _ = ask([], [wrong] + letters.dropFirst())
    let again = ask(["--again"], [letters[0]])
    #expect(again.output.contains("1 of 1 · lesson 3"), "\(again.output)")
    #expect(again.output.contains("1 of 1 right"))
    #expect(ask(["--again"], []).code == .badData)
  }

  @Test(
    "Ctrl-C, SIGTERM and SIGHUP give the terminal back and keep what was answered",
    .enabled(if: isInstalled("script"), "There is no `script` here, which lends a terminal."),
    arguments: [
      ("printf '\\003'", ExitCode.interrupted), ("kill -TERM $(cat pid)", .terminated),
      ("kill -HUP $(cat pid)", .terminated), ("printf q", .done),
    ])
  func signals(act: String, code: ExitCode) throws {
    let run = try ShellRun(
      """
      export statelab TERM=xterm LC_ALL=C.UTF-8
      wait_for() {
        for _ in $(seq 200); do
          if grep -q "$1" terminal 2> /dev/null; then return; fi
          sleep 0.05
        done
      }
      { wait_for 1049h; printf a; wait_for 'goes on'; \(act)
        while [ ! -e after ]; do sleep 0.05; done; } \\
        | script -qfec 'sh inner' terminal > /dev/null
      cmp before after || exit 9
      grep -q 1049l terminal || exit 8
      grep -q '2 not asked' terminal || exit 7
      exit $(cat code)
      """,
      with: [
        "inner": """
        stty -a > before
        sh -c 'echo $$ > pid; exec "$statelab" quiz 3'
        echo $? > code
        stty -a > after
        """
      ])
    #expect(run.code == code.rawValue, "\(run.errors)")
  }
}
