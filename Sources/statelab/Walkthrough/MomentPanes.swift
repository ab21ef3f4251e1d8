import StateLabCore

extension Panes {
  // MARK: Listing

  /// The listing around the line at work, or around the last one that was.
  func listing(columns: Int, rows: Int, marksWork: Bool = true) -> [Line] {
    guard rows > 0 else { return [] }
    let focus = walk.highlights.prefix(position + 1).last { $0 != nil } ?? nil
    guard let index = focus?.listing ?? walk.listings.indices.first else {
      return filled([], to: rows)
    }
    let listing = walk.listings[index]
    let height = rows - 1
    let wanted = (focus?.row ?? 0) - height / 2
    let first = min(max(wanted, 0), max(listing.rows.count - height, 0))
    let current = marksWork ? walk.highlights[position]?.row : nil
    let lines = listing.rows.indices.dropFirst(first).prefix(height).map { row in
      line(listing.rows[row], isAtWork: row == current)
        .cut(to: columns, ascii: output.ascii)
    }
    let title = listing.file + (listing.since.map { ", changed since \($0)" } ?? "")
    return filled([rule(title, columns: columns)] + lines, to: rows)
  }

  private func line(_ row: Listing.Row, isAtWork: Bool) -> Line {
    let number = row.number.map { "\($0)" } ?? ""
    let (mark, style): (String, Style) =
      switch row.change {
      case .none: (" ", .plain)
      case .added: ("+", .added)
      case .removed: ("-", .removed)
      case .folded: ("…", .quiet)
      }
    let text = row.text.withVisibleControls
    let code =
      switch row.change {
      case _ where isAtWork: Line(text, .current)
      case .none, .added: SwiftColors.line(text)
      case .removed, .folded: Line(text, style)
      }
    return Line(isAtWork ? "▸" : " ", .action)
      + Line(String(repeating: " ", count: max(4 - number.count, 0)) + number, .quiet)
      + Line(" \(mark) ", style) + code
  }

  // MARK: The run

  /// The code, the run so far with what the word of this step means, the screen, and the views
  /// with their state: two by two where there is room, else below each other.
  func moment(columns: Int, rows: Int) -> [Line] {
    guard rows >= Self.leastRowsWithScreen else {
      let isResult = walk.stops[position].moment?.stage == .result
      return isResult ? screen(columns: columns, rows: rows) : run(columns: columns, rows: rows)
    }
    if columns >= Self.wide, !walk.listings.isEmpty {
      let left = (columns - 3) / 2
      let right = columns - 3 - left
      let lower = min(runRows + 2, rows / 2)
      return beside(
        listing(columns: left, rows: rows - lower), run(columns: right, rows: rows - lower),
        at: left)
        + beside(screen(columns: left, rows: lower), tree(columns: right, rows: lower), at: left)
    }
    let hasListing = rows >= Self.leastRowsWithListing && !walk.listings.isEmpty
    let above = hasListing ? rows * 2 / 5 : 0
    let room = rows - above
    let top = listing(columns: columns, rows: above)
    guard columns >= Self.leastColumnsForTwo else {
      let needed = (walked?.tallestScreen ?? 1) + 2
      // Where there is no room for the frame of the device, the screen has a title alone.
      let lower = needed <= room / 3 ? needed : min(needed - 1, max(room / 3, 1) + 1)
      return top + run(columns: columns, rows: room - lower) + screen(columns: columns, rows: lower)
    }
    let lower = min(runRows + 2, max(room * 2 / 5, 1) + 1)
    let widest = max((walked?.widestScreen ?? 0) + 6, 24)
    let left = min(widest, columns * 2 / 5)
    return top + run(columns: columns, rows: room - lower)
      + beside(
        screen(columns: left, rows: lower), tree(columns: columns - 3 - left, rows: lower),
        at: left)
  }

  private var walked: WalkedRun? {
    walk.stops[position].moment.map { walk.runs[$0.run] }
  }

  /// What the tallest screen or tree of the run needs, so that nothing jumps from step to step.
  private var runRows: Int { max(walked?.tallestScreen ?? 1, walked?.tallestTree ?? 1, 1) }

  /// The events up to here, and below them what this one means.
  private func run(columns: Int, rows: Int) -> [Line] {
    let title = titled("experiment \(walked?.name ?? "")", columns: columns, rows: rows)
    let room = max(rows - title.count, 0)
    guard let moment = walk.stops[position].moment else { return filled([], to: rows) }
    let story = RunStory(upTo: moment, of: self, columns: columns)
    var lines = story.lines
    // What the step means must not take the place of what led to it.
    if room >= Self.leastRowsWithMeaning,
      lines.count - (story.current ?? 0) + story.meaning.count <= room
    {
      lines += story.meaning
    }
    // Of a step that needs more rows its beginning is shown, of a result its end.
    let last = max(lines.count - room, 0)
    let first = moment.stage == .result ? last : min(last, story.current ?? lines.count)
    let shown = lines[first...].prefix(room).drop(while: \.isBlank)
    return filled(title + filled(Array(shown), to: room), to: rows)
  }

  /// The title of a pane, where there is room for one.
  private func titled(_ title: String, columns: Int, rows: Int) -> [Line] {
    rows < Self.leastRowsWithTitle ? [] : [rule(title, columns: columns)]
  }

  // MARK: Screen, views

  /// The screen as a device shows it, or under a title where there is no room for the frame.
  private func screen(columns: Int, rows: Int) -> [Line] {
    let screen = walk.screen(at: position)
    let isResult = walk.stops[position].moment?.stage == .result
    let isStale = screen?.staleness != nil
    let isAsBefore = isResult && !isStale && screen?.isAsBefore == true
    let title = isAsBefore ? "screen, as before" : "screen"
    let used = usedLine
    var lines = (screen?.lines ?? []).enumerated().map { number, row in
      let text = row.visibleText.withVisibleControls
      if number == used { return Line("▸ ", .action) + Line(text, .current) }
      let mark = row.isChanged ? Line("* ", .changed) : Line("  ")
      return mark + Line(text, row.isChanged ? .changed : .screen)
    }
    if lines.isEmpty {
      lines = [Line("  " + (screen == nil ? "(nothing yet)" : "(empty)"), .quiet)]
    }
    let changed = used ?? screen?.lines.firstIndex(where: \.isChanged)
    guard rows >= 4, rows >= min(lines.count, 2) + 2 else {
      let name = isStale ? title + ", STALE" : title
      return pane(
        name, lines.cutting(to: max(rows - 1, 1), around: changed, key: "s"), columns: columns,
        rows: rows)
    }
    return device(
      title, badge: isStale ? "STALE" : nil, lines.cutting(to: rows - 2, around: changed, key: "s"),
      columns: columns, rows: rows)
  }

  /// The line of the control that is being used, until the screen says what came of it.
  private var usedLine: Int? {
    guard let moment = walk.stops[position].moment, let walked else { return nil }
    switch moment.stage {
    case .action, .step:
      return walked.acts[moment.act].action.flatMap { walked.timeline.events[$0].screenLine }
    case .result, .ending: return nil
    }
  }

  private func device(
    _ title: String, badge: String?, _ lines: [Line], columns: Int, rows: Int
  ) -> [Line] {
    let inside = columns - 2
    let end = badge.map { Line(" ") + Line(" \($0) ", .badge) + Line(" ─", .quiet) } ?? Line()
    let name = (Line("─", .quiet) + Line(" \(title) ", .strong))
      .cut(to: max(inside - end.columns, 0), ascii: output.ascii)
    let dashes = String(repeating: "─", count: max(inside - name.columns - end.columns, 0))
    let top = Line("╭", .quiet) + name + Line(dashes, .quiet) + end + Line("╮", .quiet)
    let content = lines.map { line in
      Line("│", .quiet)
        + line.cut(to: inside - 1, ascii: output.ascii).padded(to: inside) + Line("│", .quiet)
    }
    let bottom = Line("╰" + String(repeating: "─", count: inside) + "╯", .quiet)
    return filled([top.cut(to: columns)] + content + [bottom], to: rows)
  }

  /// What is mounted with what is kept for it.
  private func tree(columns: Int, rows: Int) -> [Line] {
    let renderer = renderer(columns: columns, margin: 0)
    let tree = walk.tree(at: position) ?? .empty
    let (shown, hidden) = tree.rows(atMost: rows - 1)
    var lines = shown.map { renderer.line(of: $0, columns: columns) }
    if hidden > 0 { lines.append(Line("  … \(hidden) more: v", .quiet)) }
    if lines.isEmpty { lines = [Line("  (nothing yet)", .quiet)] }
    return pane("views and state", lines, columns: columns, rows: rows)
  }

  private func pane(_ title: String, _ lines: [Line], columns: Int, rows: Int) -> [Line] {
    filled(
      (rows > 1 ? [rule(title, columns: columns)] : [])
        + lines.map { $0.cut(to: columns, ascii: output.ascii) }, to: rows)
  }
}

extension [Line] {
  /// At most this many; the last one says how many are missing and which key shows them.
  ///
  /// - Parameter focus: The position of the one that stays where there is room for just one.
  fileprivate func cutting(to rows: Int, around focus: Int?, key: String) -> [Line] {
    guard count > rows, rows > 0 else { return self }
    if rows == 1 { return [self[focus.flatMap { indices.contains($0) ? $0 : nil } ?? 0]] }
    return prefix(rows - 1) + [Line("  … \(count - rows + 1) more: \(key)", .warning)]
  }
}
