import Replay

/// The run up to a moment, as lines: what was done, the steps, and the way that leads to this one.
///
///       tap "Change text"
///     ┏ 5:8  ◆ will change
///     ┣ 5:9    ○ queued          of the steps between, those on the way are tied to it
///   ▸ ┗ 5:10   ● body
struct RunStory {
  private(set) var lines: [Line] = []
  /// Which of the lines is the first one of the moment.
  private(set) var current: Int?
  /// What the word of the step means, to be shown below it.
  let meaning: [Line]

  /// The steps whose events led here.
  private let way: Set<Int>
  private let timeline: Timeline
  private let renderer: TextRenderer
  private let columns: StepColumns
  /// The lines at which a step on the way begins.
  private var knots: [Int] = []

  init(upTo moment: Moment, of panes: Panes, columns: Int) {
    let walk = panes.walk
    let timeline = walk.runs[moment.run].timeline
    let renderer = panes.renderer(columns: columns - 2, margin: 0)
    self.timeline = timeline
    self.renderer = renderer
    self.columns = StepColumns(
      for: timeline.acts.flatMap(\.steps), hasSigns: true, margin: 2, output: renderer.output)
    meaning =
      (walk.meaning(at: panes.position).map { text in
        renderer.paragraph(renderer.styled(text, .quiet), margin: 4)
      } ?? []).map { "  " + $0 }
    way = Set((moment.event.map { timeline.events.why($0) } ?? []).map(\.index))
    tell(moment)
    drawWay()
  }

  private mutating func tell(_ moment: Moment) {
    for (index, act) in timeline.acts.prefix(moment.act + 1).enumerated() {
      let isNow = index == moment.act
      if let title = act.title {
        if index > 0 { lines.append(Line()) }
        add(
          renderer.paragraph(renderer.styled(title, .action)),
          isCurrent: isNow && moment.stage == .action)
      }
      if isNow, moment.stage == .action { break }
      for (number, step) in act.steps.enumerated() {
        let isCurrent = isNow && moment.stage == .step(number)
        if way.contains(step.event) { knots.append(lines.count) }
        let look = EventLook(timeline.events[step.event].kind)
        add(renderer.lines(of: step, in: columns, look: look), isCurrent: isCurrent)
        if isCurrent { return }
      }
      addResult(of: act, isCurrent: isNow && moment.stage == .result)
    }
    if moment.stage == .ending, let ending = timeline.ending {
      add(renderer.paragraph(renderer.styled(ending, .warning)), isCurrent: true)
    }
  }

  /// That nothing follows from an action, and that the screen is stale after it.
  private mutating func addResult(of act: Act, isCurrent: Bool) {
    let silence = act.silence.map {
      renderer.paragraph(renderer.styled($0, .warning), margin: columns.verb)
    }
    let staleness = act.screen?.staleness.map { renderer.lines(of: $0.sentence, in: columns) }
    let lines = (silence ?? []) + (staleness ?? [])
    if !lines.isEmpty { add(lines, isCurrent: isCurrent) }
  }

  private mutating func add(_ own: [Line], isCurrent: Bool) {
    if isCurrent { current = lines.count }
    for (row, line) in own.enumerated() {
      let mark = isCurrent && row == 0 ? Line("▸", .action) + Line(" ") : Line("  ")
      lines.append(mark + (isCurrent ? line.reversed : line))
    }
  }

  /// Ties the step to those that led to it, in the margin of two columns that steps have.
  private mutating func drawWay() {
    guard let first = knots.first, let last = knots.last, first < last else { return }
    for row in first...last {
      let sign =
        row == first ? "┏" : row == last ? "┗" : knots.contains(row) ? "┣" : "┃"
      lines[row].setMargin(Line(sign, .action), at: 2)
    }
  }
}

extension Line {
  /// What is not blank at its beginning, in reverse.
  fileprivate var reversed: Line {
    let text = self.text
    let blank = text.prefix { $0 == " " }
    return Line(String(blank)) + Line(String(text.dropFirst(blank.count)), .current)
  }

  /// Writes over one blank column, if it is one.
  fileprivate mutating func setMargin(_ sign: Line, at column: Int) {
    let text = self.text
    guard text.prefix(column + 2).dropFirst(column) == "  " else { return }
    var head = Line()
    var rest = Line()
    var passed = 0
    for span in spans {
      for character in span.text {
        if passed < column { head.append(Span(String(character), span.style)) }
        if passed > column { rest.append(Span(String(character), span.style)) }
        passed += character.columns
      }
    }
    self = head + sign + rest
  }
}
