import Course
import Replay

/// The quiz on the full screen, as a value: a question at a time, and what each key makes of it.
struct QuizScreen {
  let quiz: Quiz
  let givesFeedback: Bool
  let output: OutputOptions
  /// One for each question that was answered.
  private(set) var answers: [Int] = []
  /// The position of the question that is shown.
  private var position = 0
  /// The choice that Enter takes.
  private var selected = 0
  private var showsCode = false
  private var window = Window()

  init(_ quiz: Quiz, givesFeedback: Bool, output: OutputOptions) {
    self.quiz = quiz
    self.givesFeedback = givesFeedback
    self.output = output
  }

  /// Whether the answer to the question is given, and what came of it is shown.
  private var isAnswered: Bool { answers.count > position }

  // MARK: Drawing

  mutating func frame(_ size: ScreenSize) -> [Line] {
    let asked = quiz.questions[position]
    let head = [
      Line("\(position + 1) of \(quiz.questions.count)  ", .title) + bar(size)
        + Line("  lesson \(asked.lesson.number), \(asked.lessonTitle)", .quiet), Line(),
    ]
    let (lines, focus) = content(
      of: asked, columns: size.columns, room: size.rows - head.count - 2)
    return window.frame(
      lines, head: head, feet: feet, focus: focus, size: size, output: output)
  }

  /// How far one is, and what was right where that is said.
  private func bar(_ size: ScreenSize) -> Line {
    let count = quiz.questions.count
    let width = max(min(count, size.columns / 4), 1)
    let marks = (0..<width).map { cell -> Span in
      let question = cell * count / width
      guard question < answers.count else { return Span("·", .quiet) }
      if !givesFeedback { return Span("#", .strong) }
      let isRight = answers[question] == quiz.questions[question].right
      return isRight ? Span("✓", .good) : Span("✗", .bad)
    }
    return Line(marks)
  }

  private func content(
    of asked: AskedQuestion, columns: Int, room: Int
  ) -> (lines: [Line], focus: ClosedRange<Int>?) {
    let renderer = TextRenderer(output: output.narrowed(to: columns))
    if showsCode { return (renderer.lines(of: asked.code), nil) }
    let document = asked.document(titled: "")
    var lines = renderer.lines(
      of: Document(
        blocks: document.blocks.filter { block in
          switch block {
          case .heading, .choices: false
          default: true
          }
        }))
    lines.append(Line())
    let first = lines.count
    var focus = first...first
    for choice in asked.choices.indices {
      let own = self.lines(of: choice, in: asked, by: renderer)
      if choice == selected { focus = lines.count...(lines.count + own.count - 1) }
      lines += own
    }
    // All of them are seen together where the screen has room.
    if lines.count - first <= room { focus = first...(lines.count - 1) }
    guard isAnswered, givesFeedback else { return (lines, focus) }
    let feedback = renderer.lines(of: asked.feedback(on: answers[position]))
    lines.append(Line())
    // The verdict is what is looked for now.
    focus = lines.count...(lines.count + max(min(feedback.count, room), 1) - 1)
    return (lines + feedback, focus)
  }

  private func lines(
    of choice: Int, in asked: AskedQuestion, by renderer: TextRenderer
  ) -> [Line] {
    let isSelected = choice == selected
    let style: Style = isSelected ? .changed : .screen
    let mark = Line(isSelected ? "▸ " : "  ", .changed)
    var lead = mark + Line(asked.letter(of: choice), isSelected ? .changed : .strong) + Line("  ")
    var lines: [Line] = []
    let value = Value(typed: asked.choices[choice].literal)
    for line in value.screen?.map(\.asScreenLine) ?? [value.literal] {
      lines += renderer.hang(lead, renderer.styled(line, style))
      lead = renderer.blank(lead.columns)
    }
    return lines
  }

  private var feet: [String] {
    if showsCode { return ["Any key goes back to the question."] }
    if isAnswered { return [isLast ? "Enter shows the result" : "Enter goes on · q stops"] }
    let letters = quiz.questions[position].letters
    return [
      "↑ ↓ choose · Enter or \(letters) answers · ? code · q stops",
      "↑ ↓ · Enter · \(letters) · ? code · q",
    ]
  }

  private var isLast: Bool { position + 1 == quiz.questions.count }

  // MARK: Keys

  /// What it ends with, or nil as long as it goes on.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if window.take(key, size: size) { return nil }
    window.follow()
    let asked = quiz.questions[position]
    if showsCode {
      showsCode = false
      window = Window()
      return nil
    }
    switch key {
    case .character("q"), .escape: return .done
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
      if let choice = asked.choice(lettered: letter) { return answer(choice) }
    default: break
    }
    return nil
  }

  private mutating func answer(_ choice: Int) -> ExitCode? {
    selected = choice
    answers.append(choice)
    window = Window()
    return givesFeedback ? nil : goOn()
  }

  private mutating func goOn() -> ExitCode? {
    if isLast { return .done }
    position += 1
    selected = 0
    window = Window()
    return nil
  }
}

extension OutputOptions {
  /// For a part of the screen, in lines that are not too long to read.
  func narrowed(to columns: Int) -> OutputOptions {
    var output = self
    output.width = max(min(columns, Self.widestByItself), Self.narrowest)
    return output
  }
}
