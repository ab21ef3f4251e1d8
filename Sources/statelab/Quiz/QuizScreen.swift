import Course
import Rendering

/// The quiz on the full screen, as a value: one question at a time, and the effect of each key.
struct QuizScreen {
  let quiz: Quiz
  let givesFeedback: Bool
  let output: OutputOptions
  /// The answers to the first questions.
  private(set) var answers: [Int] = []
  /// The position of the shown question.
  private(set) var position = 0
  /// The choice that Enter takes.
  private(set) var selected = 0
  private(set) var showsCode = false
  /// True once the user has begun to choose: the choices are then in focus, and before that the
  /// question.
  private(set) var isChoosing = false
  /// A value being typed, in place of a selected choice.
  private(set) var typed: LineEditor?
  /// True if the typed text matches no choice.
  private(set) var isUnknown = false
  var window = Window()

  init(_ quiz: Quiz, givesFeedback: Bool, output: OutputOptions) {
    self.quiz = quiz
    self.givesFeedback = givesFeedback
    self.output = output
  }

  var asked: AskedQuestion { quiz.questions[position] }
  /// True if the question is answered, and its verdict is shown.
  var isAnswered: Bool { answers.count > position }
  var isLast: Bool { position + 1 == quiz.questions.count }

  /// The exit code, or nil while the quiz continues.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if let editor = typed { return type(key, after: editor) }
    if window.take(key, size: size) { return nil }
    window.follow()
    isChoosing = true
    if showsCode {
      isChoosing = false
      showsCode = false
      window = Window()
      return nil
    }
    switch key {
    case .character("q"), .escape, .endOfInput: return .done
    case .character("?"):
      showsCode = true
      window = Window()
    case .enter, .character(" "):
      if isAnswered { return goOn() }
      if key == .enter { return answer(selected) }
    case _ where isAnswered: break
    case .up: selected = max(selected - 1, 0)
    case .down: selected = min(selected + 1, asked.choices.count - 1)
    case .character(let letter):
      if let choice = asked.choice(lettered: letter) {
        selected = choice
      } else {
        typed = LineEditor(letter == "=" ? "" : String(letter))
      }
    case .pasted(let text): typed = LineEditor(text)
    default: break
    }
    return nil
  }

  /// Passes a key to the line with the value.
  private mutating func type(_ key: Key, after editor: LineEditor) -> ExitCode? {
    window.follow()
    isUnknown = false
    switch key {
    case .enter:
      if let choice = asked.choice(meantBy: editor.text) { return answer(choice) }
      isUnknown = true
    case .escape, .up, .down: typed = nil
    case .backspace where editor == LineEditor(): typed = nil
    default:
      var editor = editor
      if editor.take(key) { typed = editor }
    }
    return nil
  }

  private mutating func answer(_ choice: Int) -> ExitCode? {
    selected = choice
    typed = nil
    answers.append(choice)
    window = Window()
    return givesFeedback ? nil : goOn()
  }

  private mutating func goOn() -> ExitCode? {
    if isLast { return .done }
    position += 1
    selected = 0
    isChoosing = false
    window = Window()
    return nil
  }
}
