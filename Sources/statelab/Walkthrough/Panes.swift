import Rendering

/// The panes of a moment: the code, the run so far, the screen, and the views with their storage.
struct Panes {
  let walk: Walk
  let position: Int
  let painter: PanePainter
  var scroll = Scroll()
  /// True for the stop of a walk; false for a run that waits for another.
  var isCurrent = true
  /// True if the title names one of two runs, and therefore stays even with little room.
  var keepsTitle = false

  /// The least width at which the listing is beside the events, and not above them.
  static let wide = 110
  /// The least width at which the views are beside the screen.
  static let leastColumnsForTwo = 72
  /// The greatest width of the views; a wider screen takes the rest.
  static let enoughColumnsForViews = 48
  /// With fewer rows the listing is left out.
  static let leastRowsWithListing = 15
  /// With fewer rows only the subject of the stop is left: the outcome of an action on the screen,
  /// or the step.
  static let leastRowsWithScreen = 4
  /// With fewer rows of the run, the word of a step is not explained.
  static let leastRowsWithMeaning = 6
  /// With fewer rows a pane of the run has no title.
  static let leastRowsWithTitle = 3

  var ascii: Bool { painter.output.ascii }

  /// The run of the stop, or the one that begins next.
  var walked: WalkedRun? {
    walk.stops[position...].lazy.compactMap(\.moment).first.map { walk.runs[$0.run] }
  }

  var content: MomentLayout.Content {
    // While the user operates the app, its screen is in focus; with little width, the code appears
    // with the steps.
    let isInUse = walk.focus != nil && position == walk.stops.count - 1
    return MomentLayout.Content(
      hasCode: !walk.listings.isEmpty, codeNeedsWidth: isInUse,
      tallestScreen: walked?.tallestScreen ?? 1,
      tallestTree: walked?.tallestTree ?? 1, widestScreen: walked?.widestScreen ?? 0,
      tenthsForScreen: isInUse ? 7 : 4)
  }

  /// All panes of the layout, in this many rows.
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

  /// The events up to this moment, and the meaning of the current one.
  private func run(_ size: ScreenSize) -> [Line] {
    let steps = steps(size, scrolled: scroll.steps)
    let title = steps.hasTitle ? [painter.rule(walked?.heading ?? "", columns: size.columns)] : []
    let room = size.rows - title.count
    let rest = steps.lines[max(steps.first - scroll.steps, 0)...]
    var shown = Array((scroll.steps > 0 ? rest : rest.drop(while: \.isBlank)).prefix(room))
    if scroll.steps == 0, steps.first + room < steps.lines.count, room > 1 {
      let hidden = steps.lines.count - steps.first - room + 1
      // The key w has no effect in a run that waits for another.
      shown[room - 1] = Line("  " + words.more(hidden, isCurrent ? "w" : nil), .warning)
    }
    return (title + shown).filled(to: size.rows)
  }

  private struct Steps {
    var lines: [Line] = []
    /// The first visible line without scrolling.
    var first = 0
    var hasTitle = true
  }

  private func steps(_ size: ScreenSize, scrolled: Int) -> Steps {
    guard let moment = walk.stops[position].moment else {
      return Steps(hasTitle: size.rows >= Self.leastRowsWithTitle)
    }
    let story = RunStory(upTo: moment, of: self, columns: size.columns, rows: size.rows + scrolled)
    let current = story.current ?? story.lines.count
    // Where the step needs the row, the title is left out.
    let hasTitle =
      size.rows >= Self.leastRowsWithTitle
      && (keepsTitle || story.lines.count - current < size.rows)
    let rows = hasTitle ? size.rows - 1 : size.rows
    var lines = story.lines
    // The meaning of a step must not displace its causes.
    if rows >= Self.leastRowsWithMeaning, lines.count - current + story.meaning.count <= rows {
      lines += story.meaning
    }
    // A step that is taller than the pane is shown from its beginning.
    return Steps(lines: lines, first: min(max(lines.count - rows, 0), current), hasTitle: hasTitle)
  }

  /// The maximum distance by which the steps can be scrolled up.
  func mostScrolled(_ scroll: Int, in layout: MomentLayout) -> Int {
    min(scroll, steps(layout.run, scrolled: scroll).first)
  }

  // MARK: The views

  /// The mounted views, with their storage.
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
