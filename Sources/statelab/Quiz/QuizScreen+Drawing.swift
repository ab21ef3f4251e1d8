import Course
import Rendering
import Replay
import StateLabCore

extension QuizScreen {
  mutating func frame(_ size: ScreenSize) -> [Line] {
    let place = words.place(position + 1, quiz.questions.count)
    let lesson = words.lesson(asked.lesson.number, asked.lessonTitle)
    let head = [
      Line(place + "  ", .title) + bar(size) + Line("  " + lesson, .quiet), Line(),
    ]
    let (lines, focus) = content(
      of: asked, columns: size.columns, room: size.rows - head.count - 2)
    return window.frame(
      lines, head: head, feet: feet, focus: focus, size: size, output: output)
  }

  /// The place in the quiz, and the number of right answers if it is shown.
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
    if isAnswered, givesFeedback { return verdict(on: asked, room: room, by: renderer) }
    let listings = asked.ownCode.map(Document.Block.listing)
    var lines = renderer.lines(of: Document(blocks: listings))
    if !lines.isEmpty { lines.append(Line()) }
    let question = lines.count
    lines += renderer.lines(of: Document(blocks: asked.prompt)) + [Line()]
    let first = lines.count
    var focus = first...first
    for choice in asked.choices.indices {
      let own = self.lines(of: choice, in: asked, by: renderer)
      if choice == selected { focus = lines.count...(lines.count + own.count - 1) }
      lines += own
    }
    if let typed {
      lines += self.lines(of: typed, columns: columns, by: renderer)
      focus = lines.count - 1...lines.count - 1
    }
    // All choices, and the question before them, stay visible if the screen has room.
    if lines.count - first <= room { focus = first...(lines.count - 1) }
    if !isChoosing { focus = question...max(min(question + room, lines.count) - 1, question) }
    return (lines, focus)
  }

  private static let leastRowsOfVerdict = 6

  /// The verdict on the answer. The question stays visible: on a small screen, with only the
  /// relevant choices, a line each.
  private func verdict(
    on asked: AskedQuestion, room: Int, by renderer: TextRenderer
  ) -> (lines: [Line], focus: ClosedRange<Int>?) {
    let code = renderer.lines(of: Document(blocks: asked.ownCode.map(Document.Block.listing)))
    let prompt = renderer.lines(of: Document(blocks: asked.prompt)) + [Line()]
    let feedback = [Line()] + renderer.lines(of: asked.verdict(on: answers[position]))
    let all = asked.choices.indices.flatMap { self.lines(of: $0, in: asked, by: renderer) }
    let few = asked.choices.indices.filter { $0 == answers[position] || $0 == asked.right }
      .flatMap { self.lines(of: $0, in: asked, isShort: true, by: renderer) }
    let choices = prompt.count + all.count + feedback.count <= room ? all : few
    var lines = code + (code.isEmpty ? [] : [Line()])
    let question = lines.count
    lines += prompt + choices
    let verdict = lines.count + 1
    lines += feedback
    if lines.count <= room { return (lines, question...(lines.count - 1)) }
    // The verdict and its reason are shown with the question if there is room; the rest is below.
    let needed = min(feedback.count, Self.leastRowsOfVerdict)
    let top = verdict - question + needed <= room ? question : verdict
    // The lines above the first shown line stay hidden, however short the rest is.
    lines += Array(repeating: Line(), count: max(room - (lines.count - top), 0))
    return (lines, top...(top + max(room, 1) - 1))
  }

  /// The text being typed, below the choices, and a message if it matches none of them.
  private func lines(
    of typed: LineEditor, columns: Int, by renderer: TextRenderer
  ) -> [Line] {
    let lead = Line("  =  ", .strong)
    let shown = typed.shown(in: max(columns - lead.columns - 1, 1))
    let line =
      lead + Line(String(shown.text.prefix(shown.letters))) + Line("▏", .strong)
      + Line(String(shown.text.dropFirst(shown.letters)))
    guard isUnknown else { return [line] }
    let word = Line(words.noChoice(typed.text), .warning)
    return [line] + renderer.lines(of: Document(.note(word)))
  }

  /// - Parameter isShort: Whether a screen takes one line.
  private func lines(
    of choice: Int, in asked: AskedQuestion, isShort: Bool = false, by renderer: TextRenderer
  ) -> [Line] {
    let mark = mark(at: choice)
    let style: Style = mark.text == " " ? .screen : mark.style
    var lead =
      Line([mark]) + Line(" ")
      + Line(asked.letter(of: choice), style == .screen ? .strong : style) + Line("  ")
    var lines: [Line] = []
    let value = ValueDescription(typed: asked.choices[choice].literal)
    let screen = value.screen?.map(\.asScreenLine) ?? [value.literal]
    for line in isShort ? [screen.joined(separator: " / ")] : screen {
      lines += renderer.hang(lead, renderer.styled(line, style))
      lead = renderer.blank(lead.columns)
    }
    return lines
  }

  /// The mark at the chosen answer, and after the verdict also at the right one.
  private func mark(at choice: Int) -> Span {
    let isChosen = choice == selected
    guard isAnswered, givesFeedback else { return Span(isChosen ? "▸" : " ", .changed) }
    if choice == asked.right { return Span("✓", .good) }
    return Span(isChosen ? "✗" : " ", .bad)
  }

  private var feet: [String] {
    if showsCode { return [words.backToQuestion] }
    if typed != nil { return words.typing }
    return isAnswered ? [words.answered(isLast)] : words.choosing(asked.letters)
  }

  private var words: QuizScreenWords { Words.current.screen.quiz }
}

extension OutputOptions {
  /// The options for a part of the screen, with lines of readable length.
  func narrowed(to columns: Int) -> OutputOptions {
    var output = self
    output.width = max(min(columns, Self.widestByItself), Self.narrowest)
    return output
  }
}
