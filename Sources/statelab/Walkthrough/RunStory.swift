import Rendering
import Replay

/// The run up to a moment, as lines: the actions, the steps, and the causes of the current step.
///
///       tap "Change text"
///     ┏ 5:8  ◆ publishes
///     ┣ 5:9    ○ invalidated     of the steps between, those on the way are tied to it
///   ▸ ┗ 5:10   ● body
struct RunStory {
  /// The last lines, at least the requested number if there are so many.
  private(set) var lines: [Line] = []
  /// The first of the lines of the moment.
  private(set) var current: Int?
  /// The meaning of the step's word, for the lines below it.
  let meaning: [Line]

  private let told: ToldRun
  private let renderer: TextRenderer
  private let columns: StepColumns
  /// True for the stop of a walk; false for a run that waits for another.
  private let isCurrent: Bool
  /// True if there is a blank line below each step.
  private let isPresented: Bool
  /// The steps that are causes of this moment.
  private let way: Set<Int>
  /// The numbers of lines below the knots. A knot is a line at which a step on the path of causes
  /// begins.
  private var knots: [Int] = []

  /// - Parameter rows: The number of visible lines; only these are laid out, however long the run
  ///   is.
  init(upTo moment: Moment, of panes: Panes, columns: Int, rows: Int) {
    let walk = panes.walk
    let run = walk.runs[moment.run]
    let renderer = panes.painter.renderer(columns: columns - 2, margin: 0)
    told = run.told
    self.renderer = renderer
    self.columns = StepColumns(run.stepWidths, hasSigns: true, margin: 2, output: renderer.output)
    isCurrent = panes.isCurrent
    isPresented = panes.painter.isPresented
    meaning =
      !panes.isCurrent
      ? []
      : (walk.meaning(at: panes.position).map { text in
        renderer.paragraph(renderer.styled(text, .emphasis), margin: 4)
      } ?? []).map { "  " + $0 }
    way = Set((moment.event.map { run.timeline.events.why($0) } ?? []).map(\.index))
    tell(moment, atLeast: rows)
    drawWay()
  }

  /// Lays out the run backward from the moment, as far as there is room.
  private mutating func tell(_ moment: Moment, atLeast rows: Int) {
    var parts = Parts()
    if moment.stage == .ending, let ending = told.timeline.ending {
      parts.add(renderer.paragraph(renderer.styled(ending, .warning)), isCurrent: true)
    }
    for index in stride(from: min(moment.act, told.acts.count - 1), through: 0, by: -1) {
      tell(index, upTo: index == moment.act ? moment.stage : .ending, in: &parts, atLeast: rows)
      if parts.count >= rows { break }
    }
    let lines = parts.lines(marking: isCurrent)
    self.lines = lines.lines
    current = lines.current
    knots = parts.knots
  }

  private func tell(
    _ position: Int, upTo stage: Moment.Stage, in parts: inout Parts, atLeast rows: Int
  ) {
    let act = told.acts[position]
    var end = act.steps.count
    switch stage {
    case .action: end = 0
    case .step(let step): end = step + 1
    case .result, .ending: parts.add(result(of: act), isCurrent: stage == .result)
    }
    for number in stride(from: end - 1, through: 0, by: -1) {
      if parts.count >= rows { return }
      let step = act.steps[number]
      let look = EventLook(step.kind)
      if isPresented, parts.count > 0 { parts.add([Line("    ")], isCurrent: false) }
      parts.add(
        renderer.lines(of: step, in: columns, look: look), isCurrent: stage == .step(number),
        isKnot: way.contains(step.event))
      if let turn = step.turn {
        parts.add(
          renderer.paragraph(renderer.styled(turn, .action), margin: columns.verb), isCurrent: false
        )
      }
    }
    if let title = act.title ?? act.titleOfCode(isFirst: position == 0) {
      parts.add(renderer.paragraph(renderer.styled(title, .action)), isCurrent: stage == .action)
      if position > 0 { parts.add([Line()], isCurrent: false) }
    }
  }

  /// The lines about an action without consequences, and about a stale screen.
  private func result(of act: ToldAct) -> [Line] {
    let silence = act.silence.map {
      renderer.paragraph(renderer.styled($0, .warning), margin: columns.verb)
    }
    let staleness = act.screen?.staleness.map { renderer.lines(of: $0.sentence, in: columns) }
    return (silence ?? []) + (staleness ?? [])
  }

  /// Draws the path from the causes to the step, in the margin of two columns.
  private mutating func drawWay() {
    let rows = knots.map { lines.count - $0 }
    guard isCurrent, let last = rows.first, let first = rows.last else { return }
    // The causes may begin before the first line.
    let isWhole = rows.count == way.count { told.timeline.events[$0].isStep }
    guard !isWhole || first < last else { return }
    for row in (isWhole ? first : 0)...last {
      let isKnot = rows.contains(row)
      let sign = row == first && isWhole ? "┏" : row == last ? "┗" : isKnot ? "┣" : "┃"
      lines[row].setMargin(Line(sign, .action), at: 2)
    }
  }

  /// Pieces of the run, the last one first.
  private struct Parts {
    private var pieces: [(lines: [Line], isCurrent: Bool)] = []
    private(set) var count = 0
    /// The number of lines from each knot's first line on.
    private(set) var knots: [Int] = []

    mutating func add(_ lines: [Line], isCurrent: Bool, isKnot: Bool = false) {
      if lines.isEmpty { return }
      pieces.append((lines, isCurrent))
      count += lines.count
      if isKnot { knots.append(count) }
    }

    func lines(marking marks: Bool) -> (lines: [Line], current: Int?) {
      var lines: [Line] = []
      var current: Int?
      for piece in pieces.reversed() {
        if piece.isCurrent { current = lines.count }
        let isMarked = piece.isCurrent && marks
        for (row, line) in piece.lines.enumerated() {
          let mark = isMarked && row == 0 ? Line("▸", .action) + Line(" ") : Line("  ")
          lines.append(mark + (isMarked ? line.reversed : line))
        }
      }
      return (lines, current)
    }
  }
}

extension Line {
  /// The line in reverse video, without its leading blanks.
  fileprivate var reversed: Line {
    let text = self.text
    let blank = text.prefix { $0 == " " }
    return Line(String(blank)) + Line(String(text.dropFirst(blank.count)), .current)
  }

  /// Replaces one blank column.
  fileprivate mutating func setMargin(_ sign: Line, at column: Int) {
    let text = self.text
    guard text.prefix(column + 2).dropFirst(column) == "  " else { return }
    var head = Line()
    var rest = Line()
    var passed = 0
    for span in spans {
      for character in span.text {
        if passed < column { head.append(String(character), span.style) }
        if passed > column { rest.append(String(character), span.style) }
        passed += character.columns
      }
    }
    self = head + sign + rest
  }
}
