import Rendering
import StateLabCore

extension Panes {
  /// The screen in the frame of a device, or below a title where there is no room for a frame.
  func screen(_ size: ScreenSize) -> [Line] {
    let screen = walk.screen(at: position)
    let isResult = walk.stops[position].moment?.stage == .result
    let isStale = screen?.staleness != nil
    let isAsBefore = isResult && !isStale && screen?.isUnchanged == true
    let words = Words.current.screen.pane
    let title = isAsBefore ? words.screenAsBefore : words.screen
    let used = usedLine
    let focus = position == walk.stops.count - 1 ? walk.focus : nil
    var rows = (screen?.lines ?? []).enumerated().map { number, row in
      let text = row.visibleText.withVisibleControls
      if number == used || number == focus?.line {
        return ScreenRow(
          line: Line("▸ ", .action) + Line(focus?.text ?? text, .current), isFocus: true)
      }
      let mark = row.isChanged ? Line("* ", .changed) : Line("  ")
      return ScreenRow(
        line: mark + Line(text, row.isChanged ? .changed : .screen),
        isFocus: used == nil && focus == nil && row.isChanged)
    }
    rows += (screen?.looks ?? []).map {
      ScreenRow(line: Line("* " + $0.withVisibleControls, .changed), isFocus: false)
    }
    if rows.isEmpty {
      let text = screen == nil ? words.nothingYet : words.empty
      rows = [ScreenRow(line: Line("  " + text, .quiet), isFocus: false)]
    }
    guard size.rows >= 4, size.rows >= min(rows.count, 2) + 2 else {
      let name = isStale ? "\(title), \(words.stale)" : title
      return painter.pane(
        name, rows.cut(to: max(size.rows - 1, 1)), columns: size.columns, rows: size.rows)
    }
    return painter.device(
      title, badge: isStale ? words.stale : nil, rows.cut(to: size.rows - 2), columns: size.columns,
      rows: size.rows)
  }

  /// The line of the control in use, until the screen shows its effect.
  private var usedLine: Int? {
    guard let moment = walk.stops[position].moment, let walked else { return nil }
    switch moment.stage {
    case .action, .step:
      return walked.acts[moment.act].action.flatMap { walked.timeline.events[$0].screenLine }
    case .result, .ending: return nil
    }
  }
}

/// A line of the screen, ready to be shown.
private struct ScreenRow {
  let line: Line
  /// True if the row stays visible where there is room for just one.
  let isFocus: Bool
}

extension [ScreenRow] {
  /// At most this many rows, including the first focused one; the last line shows the number of
  /// missing rows and the key that shows them.
  fileprivate func cut(to rows: Int) -> [Line] {
    guard count > rows, rows > 0 else { return map(\.line) }
    let focus = firstIndex(where: \.isFocus) ?? 0
    if rows == 1 { return [self[focus].line] }
    let shown = self[Swift.max(focus - rows + 2, 0)...].prefix(rows - 1)
    return shown.map(\.line) + [
      Line("  " + Words.current.screen.pane.more(count - rows + 1, "s"), .warning)
    ]
  }
}
