import Course
import Rendering

/// Asks for the answer to one question on a terminal, until the input is valid.
struct Prompt {
  let session: Session
  /// The kind of answer: `answer`.
  let asksFor: PromptWords.Asked
  /// True if Enter alone skips the question.
  let canSkip: Bool

  enum Reply: Hashable {
    case choice(Int)
    case skipped
    case stopped
    /// The end of the input, with the exit code after a signal or Ctrl-C.
    case ended(ExitCode?)

    var choice: Int? {
      if case .choice(let choice) = self { choice } else { nil }
    }

    /// True if more questions may follow.
    var goesOn: Bool {
      switch self {
      case .choice, .skipped: true
      case .stopped, .ended: false
      }
    }
  }

  /// - Parameter whole: The question, which is shown again after the code.
  func reply(to asked: AskedQuestion, whole: Document) -> Reply {
    while true {
      session.console.print()
      let answer = answer(to: asked)
      guard let line = answer.line else {
        session.console.print()
        return .ended(answer.ending)
      }
      let word = line.trimmed
      if word.lowercased() == "q" { return .stopped }
      session.console.print()
      if word == "?" {
        let pager = Pager(session, pauses: true)
        pager.show(asked.code)
        pager.show(Line())
        pager.show(whole, keeping: Self.lines)
        if let ending = pager.ending { return .ended(ending) }
        if pager.isLeft { session.show(whole) }
        continue
      }
      if let choice = asked.choice(meantBy: word) { return .choice(choice) }
      if !word.isEmpty {
        session.show(.prose(Line(Words.current.screen.quiz.noChoice(word), .warning)))
      } else if canSkip {
        return .skipped
      } else {
        session.show(.prose(Line(words.type(asked.letters))))
      }
    }
  }

  /// The height of the prompt in lines.
  static let lines = 3

  // MARK: One line

  /// The typed line; nil where there is none, with the exit code of the process.
  private func answer(to asked: AskedQuestion) -> (line: String?, ending: ExitCode?) {
    let lead = lead(to: asked)
    guard session.hasFullScreen, let takeKeys = session.console.takeKeys else {
      session.console.write(lead)
      return (session.console.readLine(), session.console.ending())
    }
    var answer: (line: String?, ending: ExitCode?)
    let letters = asked.choices.indices.map(asked.letter)
    guard takeKeys({ answer = edit(lead, choosing: letters, $0) }) else {
      session.console.write(lead)
      return (session.console.readLine(), session.console.ending())
    }
    if answer.line != nil { session.console.print() }
    return answer
  }

  /// The arrow keys up and down put a choice into the line.
  private func edit(
    _ lead: String, choosing letters: [String], _ next: () -> FullScreen.Input
  ) -> (line: String?, ending: ExitCode?) {
    let room = max((session.console.columns ?? session.output.width) - lead.columns - 1, 1)
    var editor = LineEditor()
    func choose(_ offset: Int) {
      let chosen = letters.firstIndex(of: editor.text).map { $0 + offset }
      let position = chosen ?? (offset > 0 ? 0 : letters.count - 1)
      editor = LineEditor(letters[max(0, min(position, letters.count - 1))])
    }
    while true {
      let shown = editor.shown(in: room)
      session.console.write(
        ANSIStyle.redrawing(lead + shown.text, cursor: lead.columns + shown.columns))
      switch next() {
      case .key(.enter): return (editor.text, nil)
      case .key(.character("?")) where editor.text.isEmpty || letters.contains(editor.text):
        return ("?", nil)
      case .key(.up): choose(-1)
      case .key(.down): choose(1)
      case .key(.escape) where editor == LineEditor(): return ("q", nil)
      case .key(.escape): editor = LineEditor()
      case .key(.endOfInput) where editor == LineEditor(): return (nil, nil)
      case .key(.interrupt): return (nil, .interrupted)
      case .key(let key): _ = editor.take(key)
      case .ended(let code): return (nil, code)
      case .resized, .waited: continue
      }
    }
  }

  /// The lead in one line, or in several where the window is narrow.
  private func lead(to asked: AskedQuestion) -> String {
    let hints = words.hints(asked.letters, asksFor, session.hasFullScreen)
    let line = words.lead(asksFor, hints)
    if line.count + Self.room <= session.output.width { return line }
    session.show(.note(Line(hints + ".", .quiet)))
    return words.lead(asksFor, nil)
  }

  private var words: PromptWords { Words.current.screen.prompt }

  /// The columns reserved for the typed text.
  private static let room = 20
}
