import Rendering

/// The panes of a moment: the code, the run so far, the screen, and the views with their state.
struct Panes {
  let walk: Walk
  let position: Int
  let painter: PanePainter
  var scroll = Scroll()
  /// True if the stop is the one that a walk stands at; false of a run that waits for another.
  var isCurrent = true
  /// True if the title says which of two runs it is, and stays however little room there is.
  var keepsTitle = false

  /// From here on the listing stands beside the events, not above them.
  static let wide = 110
  /// From here on the views and their state stand beside the screen.
  static let leastColumnsForTwo = 72
  /// With more than this, the views leave the rest to a wide screen.
  static let enoughColumnsForViews = 48
  /// With fewer rows than this the listing gives way.
  static let leastRowsWithListing = 15
  /// With fewer rows there is only the one thing that a stop is about: what came of an action on the
  /// screen, or the step.
  static let leastRowsWithScreen = 4
  /// With fewer rows of the run the word of a step is not explained.
  static let leastRowsWithMeaning = 6
  /// With fewer rows a pane of the run has no title.
  static let leastRowsWithTitle = 3

  var ascii: Bool { painter.output.ascii }

  /// The run that it belongs to, or that begins next.
  var walked: WalkedRun? {
    walk.stops[position...].lazy.compactMap(\.moment).first.map { walk.runs[$0.run] }
  }

  var content: MomentLayout.Content {
    // Somebody who uses the app looks at its screen; the code comes with the steps.
    let isInUse = walk.focus != nil && position == walk.stops.count - 1
    return MomentLayout.Content(
      hasCode: !walk.listings.isEmpty && !isInUse, tallestScreen: walked?.tallestScreen ?? 1,
      tallestTree: walked?.tallestTree ?? 1, widestScreen: walked?.widestScreen ?? 0,
      tenthsForScreen: isInUse ? 7 : 4)
  }

  /// All panes that the layout has room for, in as many rows.
  func lines(in layout: MomentLayout) -> [Line] {
    switch layout.arrangement {
    case .wide:
      let left = layout.code.columns
      return painter.beside(code(layout.code), run(layout.run), at: left)
        + painter.beside(screen(layout.screen), views(layout.views), at: left)
    case .usual:
      return code(layout.code) + run(layout.run)
        + painter.beside(screen(layout.screen), views(layout.views), at: layout.screen.columns)
    case .narrow: return code(layout.code) + run(layout.run) + screen(layout.screen)
    case .single:
      let isResult = walk.stops[position].moment?.stage == .result
      return isResult ? screen(layout.screen) : run(layout.run)
    }
  }

  // MARK: The run

  /// The events up to here, and below them what this one means.
  private func run(_ size: ScreenSize) -> [Line] {
    let steps = steps(size, scrolled: scroll.steps)
    let title = steps.hasTitle ? [painter.rule(walked?.heading ?? "", columns: size.columns)] : []
    let room = size.rows - title.count
    let rest = steps.lines[max(steps.first - scroll.steps, 0)...]
    var shown = Array((scroll.steps > 0 ? rest : rest.drop(while: \.isBlank)).prefix(room))
    if scroll.steps == 0, steps.first + room < steps.lines.count, room > 1 {
      let hidden = steps.lines.count - steps.first - room + 1
      // Of a run that waits for another, w says nothing.
      shown[room - 1] = Line("  " + words.more(hidden, isCurrent ? "w" : nil), .warning)
    }
    return (title + shown).filled(to: size.rows)
  }

  /// The steps in a pane.
  private struct Steps {
    var lines: [Line] = []
    /// The first line that is shown unless somebody scrolls.
    var first = 0
    var hasTitle = true
  }

  private func steps(_ size: ScreenSize, scrolled: Int) -> Steps {
    guard let moment = walk.stops[position].moment else {
      return Steps(hasTitle: size.rows >= Self.leastRowsWithTitle)
    }
    let story = RunStory(
      upTo: moment, of: self, columns: size.columns, rows: size.rows + scrolled)
    let current = story.current ?? story.lines.count
    // Where the step needs the row, the title gives way.
    let hasTitle =
      size.rows >= Self.leastRowsWithTitle
      && (keepsTitle || story.lines.count - current < size.rows)
    let rows = hasTitle ? size.rows - 1 : size.rows
    var lines = story.lines
    // What the step means must not take the place of what led to it.
    if rows >= Self.leastRowsWithMeaning, lines.count - current + story.meaning.count <= rows {
      lines += story.meaning
    }
    // Of a step that needs more rows its beginning is shown.
    return Steps(
      lines: lines, first: min(max(lines.count - rows, 0), current), hasTitle: hasTitle)
  }

  /// The most lines that the steps can be scrolled up by.
  func mostScrolled(_ scroll: Int, in layout: MomentLayout) -> Int {
    min(scroll, steps(layout.run, scrolled: scroll).first)
  }

  // MARK: The views

  /// The mounted views, with what is kept for each.
  private func views(_ size: ScreenSize) -> [Line] {
    let renderer = painter.renderer(columns: size.columns, margin: 0)
    let tree = walk.tree(at: position) ?? .empty
    let (shown, hidden) = tree.rows(atMost: size.rows - 1)
    var lines = shown.map { renderer.line(of: $0, columns: size.columns) }
    if hidden > 0 { lines.append(Line("  " + words.more(hidden, "v"), .quiet)) }
    if lines.isEmpty { lines = [Line("  " + words.nothingYet, .quiet)] }
    return painter.pane(words.views, lines, columns: size.columns, rows: size.rows)
  }

  private var words: PaneWords { Words.current.screen.pane }
}
