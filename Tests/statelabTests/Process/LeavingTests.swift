import Lessons
import Testing

@testable import Rendering
@testable import statelab

/// After every kind of exit the terminal has its former settings and the progress is saved.
@Suite(
  "Leaving a mode on a terminal",
  .needs("script"))
struct LeavingTests {
  nonisolated struct Mode: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: String
    /// The keys that are typed before, each once the terminal shows its text.
    var before: [(shown: String, act: String)] = []
    /// The text that is shown before the exit.
    let shown: String
    /// The progress that is saved.
    var kept = ""
    /// The text that is shown after the exit.
    var told = ""
  }

  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: String
    let code: ExitCode
  }

  /// The modes, over lessons of the real course, which the built tool knows.
  static let modes: [Mode] = {
    let ids = course.lessons.map(\.id)
    // Of the titles of lessons, only the second is shown.
    let second = (try? course.lessons[1].text().title).map { "2 · \($0)" } ?? ""
    let quiz = (try? Quiz([course.lessons[2]], of: course).questions) ?? []
    let wrong = quiz.first.map { $0.letter(of: $0.right == 0 ? 1 : 0) } ?? ""
    let answer = "printf '\(wrong)\\r'"
    let (missed, left) = ("\(ids[2]) missed=", "\(quiz.count - 1) not asked")
    return [
      Mode(testDescription: "home", line: "", shown: "? keys · q"),
      Mode(
        testDescription: "quiz", line: "quiz 3", before: [("code", answer)], shown: "goes on",
        kept: missed, told: left),
      Mode(
        testDescription: "a value in a quiz", line: "quiz 3",
        before: [
          ("code", answer), ("goes on", "printf '\\r'"), ("2 of ", "printf '=pass'"),
        ],
        shown: "Esc goes back", kept: missed, told: left),
      Mode(
        testDescription: "quiz by lines", line: "quiz 3 --plain",
        before: [("Your answer", answer)], shown: "Your answer", kept: missed, told: left),
      Mode(
        testDescription: "run", line: "run 1 2 --predict off",
        before: [("Enter goes on", "enter_until '\(second)'")], shown: "Enter goes on",
        kept: "\(ids[0]) run\n"),
      Mode(
        testDescription: "predictions", line: "run 1 2",
        before: [
          ("Enter goes on", "enter_until '\(second)'"),
          ("Enter goes on", "enter_until 'Enter skips'"),
        ], shown: "Your prediction", kept: "\(ids[0]) run\n"),
      Mode(
        testDescription: "walk by lines", line: "walk 1 --plain",
        before: [("> ", "printf 'next\\rnext\\r'")], shown: "> ", kept: "\(ids[0]) walk="),
    ]
  }()

  nonisolated static let ways = [
    Way(testDescription: "Ctrl-C", act: "printf '\\003'", code: .interrupted),
    Way(testDescription: "SIGTERM", act: "kill -TERM $pid", code: .terminated),
    Way(testDescription: "SIGHUP", act: "kill -HUP $pid", code: .terminated),
    Way(testDescription: "a lost terminal", act: "hang_up", code: .terminated),
  ]

  @Test("The terminal is restored and the progress is saved", arguments: await modes, ways)
  func leaving(_ mode: Mode, _ way: Way) throws {
    let run = try TerminalRun(mode.line, mode.before + [(mode.shown, way.act)])
    #expect(run.code == way.code.rawValue, "\(run.output)")
    #expect(run.progress.contains(mode.kept), "\(run.progress)")
    if way.act == "hang_up" { return }
    #expect(run.isRestored)
    #expect(run.output.contains(mode.told))
    let marks = run.output.split(separator: "\u{1B}[?2004").map(\.first).dropFirst()
    #expect(marks.last.map { $0 == "l" } ?? true, "Bracketed paste mode is still on.")
    #expect(run.output.contains("\u{1B}[?1049h") == run.output.contains("\u{1B}[?1049l"))
  }

  @Test("A hang-up outside of a prompt has the exit code of a request to end")
  func hangUpWhileReadingAFile() throws {
    let run = try ShellRun(
      """
      mkfifo answers
      "$statelab" quiz 1 --answers answers & pid=$!
      # Waits until the tool has opened the file to read it.
      exec 3> answers
      kill -HUP $pid
      wait $pid
      exit $?
      """)
    #expect(run.code == ExitCode.terminated.rawValue, "\(run.output)\(run.errors)")
  }

  @Test(
    "Pasted text does not act as keys",
    arguments: await modes.filter { !$0.testDescription.contains("lines") })
  func pasting(_ mode: Mode) throws {
    let paste = "printf '\\033[200~q\\rq\\ry\\rb\\rc\\r\\033[201~'; sleep 0.3"
    let run = try TerminalRun(
      mode.line, mode.before + [(mode.shown, paste + "; printf '\\003'")])
    #expect(run.code == ExitCode.interrupted.rawValue, "\(run.output)")
    #expect(run.isRestored)
    #expect(run.progress.contains(mode.kept), "\(run.progress)")
    #expect(run.output.contains(mode.told))
  }
}
