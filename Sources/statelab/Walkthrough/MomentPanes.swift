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
    return Line(isAtWork ? "▸" : " ", .action)
      + Line(String(repeating: " ", count: max(4 - number.count, 0)) + number, .quiet)
      + Line(" \(mark) ", style)
      + Line(row.text.withVisibleControls, isAtWork ? .strong : style)
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
      let lower = min(runRows + 1, rows / 2)
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
      let lower = min(max(walked?.tallestScreen ?? 1, 1), max(room / 3, 1)) + 1
      return top + run(columns: columns, rows: room - lower) + screen(columns: columns, rows: lower)
    }
    let lower = min(runRows, max(room * 2 / 5, 1)) + 1
    let widest = max((walked?.widestScreen ?? 0) + 3, 22)
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
    let meaningRows = rows < 7 ? 0 : columns >= 76 ? 2 : 3
    let title = titled("experiment \(walked?.name ?? "")", columns: columns, rows: rows)
    let eventRows = max(rows - title.count - meaningRows, 0)
    let (lines, current) = events(columns: columns)
    // Of a step that needs more rows its beginning is shown.
    let first = min(max(lines.count - eventRows, 0), current ?? lines.count)
    let shown = lines[first...].prefix(eventRows).drop(while: \.isBlank)
    return filled(
      title + filled(Array(shown), to: eventRows) + meaning(columns: columns, rows: meaningRows),
      to: rows)
  }

  /// The title of a pane, where there is room for one.
  private func titled(_ title: String, columns: Int, rows: Int) -> [Line] {
    rows < Self.leastRowsWithTitle ? [] : [rule(title, columns: columns)]
  }

  // MARK: Events, meaning

  /// The run so far, and which of its lines is marked as the first one of this moment.
  private func events(columns: Int) -> (lines: [Line], current: Int?) {
    guard let moment = walk.stops[position].moment else { return ([], nil) }
    let timeline = walk.runs[moment.run].timeline
    let renderer = renderer(columns: columns - 2, margin: 0)
    let steps = StepColumns(for: timeline.acts.flatMap(\.steps), margin: 2, output: renderer.output)
    var lines: [Line] = []
    var current: Int?
    func add(_ own: [Line], isCurrent: Bool) {
      if isCurrent { current = lines.count }
      let mark = Line("▸", .action) + Line(" ")
      for (row, line) in own.enumerated() {
        lines.append((isCurrent && row == 0 ? mark : "  ") + line)
      }
    }
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
        add(renderer.lines(of: step, in: steps), isCurrent: isCurrent)
        if isCurrent { return (lines, current) }
      }
      if let silence = act.silence {
        add(
          renderer.paragraph(renderer.styled(silence, .warning), margin: steps.verb),
          isCurrent: isNow && moment.stage == .result)
      }
    }
    if moment.stage == .ending, let ending = timeline.ending {
      add(renderer.paragraph(renderer.styled(ending, .warning)), isCurrent: true)
    }
    return (lines, current)
  }

  private func meaning(columns: Int, rows: Int) -> [Line] {
    guard rows > 0, let meaning = walk.meaning(at: position) else { return filled([], to: rows) }
    let renderer = renderer(columns: columns, margin: 2)
    return filled(renderer.paragraph(renderer.styled(meaning, .quiet)), to: rows)
  }

  // MARK: Screen, views

  private func screen(columns: Int, rows: Int) -> [Line] {
    let screen = walk.screen(at: position)
    let isResult = walk.stops[position].moment?.stage == .result
    let isAsBefore = isResult && screen?.isAsBefore == true
    var lines = (screen?.lines ?? []).map { row in
      let mark = row.isChanged ? Line("* ", .changed) : Line("  ")
      return mark + Line(row.visibleText.withVisibleControls, row.isChanged ? .changed : .screen)
    }
    if lines.isEmpty {
      lines = [Line("  " + (screen == nil ? "(nothing yet)" : "(empty)"), .quiet)]
    }
    return pane(
      isAsBefore ? "screen, as before" : "screen", lines.cutting(to: max(rows - 1, 1), key: "s"),
      columns: columns, rows: rows)
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

extension Line {
  fileprivate var isBlank: Bool { columns == 0 }
}

extension [Line] {
  /// At most this many; the last one says how many are missing and which key shows them. Where there
  /// is room for just one it is one that changed.
  fileprivate func cutting(to rows: Int, key: String) -> [Line] {
    guard count > rows, rows > 0 else { return self }
    if rows == 1, let only = first(where: { $0.text.hasPrefix("*") }) ?? first { return [only] }
    return prefix(rows - 1) + [Line("  … \(count - rows + 1) more: \(key)", .warning)]
  }
}
