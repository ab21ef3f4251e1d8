import StateLabCore

extension Panes {
  // MARK: Listing

  /// The listing around the line at work, or around the last one that was.
  func listing(columns: Int, rows: Int) -> [Line] {
    guard rows > 0 else { return [] }
    let focus = walk.linesAtWork.prefix(position + 1).last { $0 != nil } ?? nil
    guard let index = focus?.listing ?? walk.listings.indices.first else {
      return filled([], to: rows)
    }
    let listing = walk.listings[index]
    let height = rows - 1
    let wanted = (focus?.row ?? 0) - height / 2
    let first = min(max(wanted, 0), max(listing.rows.count - height, 0))
    let current = walk.linesAtWork[position]?.row
    let lines = listing.rows.indices.dropFirst(first).prefix(height).map { row in
      line(listing.rows[row], isAtWork: row == current)
        .cut(to: columns, ascii: look.ascii)
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

  // MARK: Events, meaning, screen

  func moment(columns: Int, rows: Int) -> [Line] {
    guard let moment = walk.stops[position].moment else { return [] }
    let story = walk.runs[moment.run].story
    let tallest = story.acts.compactMap { $0.screen?.lines.count }.max() ?? 1
    let screenRows = min(max(tallest, 1), max(rows / 3, 1))
    let meaningRows = rows < 10 ? 0 : columns >= 76 ? 2 : 3
    let eventRows = max(rows - 2 - screenRows - meaningRows, 1)

    let title = "experiment \(walk.runs[moment.run].name)"
    return filled(
      [rule(title, columns: columns)]
        + filled(events(columns: columns).suffix(eventRows).map { $0 }, to: eventRows)
        + meaning(columns: columns, rows: meaningRows)
        + screen(columns: columns, rows: screenRows), to: rows)
  }

  /// The run so far; the lines of this moment are marked.
  private func events(columns: Int) -> [Line] {
    guard let moment = walk.stops[position].moment else { return [] }
    let story = walk.runs[moment.run].story
    let renderer = renderer(columns: columns - 2, margin: 0)
    let steps = StepColumns(for: story.acts.flatMap(\.steps), margin: 2, look: renderer.look)
    var lines: [Line] = []
    func add(_ own: [Line], isCurrent: Bool) {
      let mark = Line("▸", .action) + Line(" ")
      for (row, line) in own.enumerated() {
        lines.append((isCurrent && row == 0 ? mark : "  ") + line)
      }
    }
    for (index, act) in story.acts.prefix(moment.act + 1).enumerated() {
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
        if isCurrent { return lines }
      }
      if let silence = act.silence {
        add(
          renderer.paragraph(renderer.styled(silence, .warning), margin: steps.verb),
          isCurrent: isNow && moment.stage == .result)
      }
    }
    if moment.stage == .ending, let ending = story.ending {
      add(renderer.paragraph(renderer.styled(ending, .warning)), isCurrent: true)
    }
    return lines
  }

  private func meaning(columns: Int, rows: Int) -> [Line] {
    guard rows > 0, let meaning = walk.meaning(at: position) else { return filled([], to: rows) }
    let renderer = renderer(columns: columns, margin: 2)
    return filled(renderer.paragraph(renderer.styled(meaning, .quiet)), to: rows)
  }

  private func screen(columns: Int, rows: Int) -> [Line] {
    let screen = walk.screen(at: position)
    let isResult = walk.stops[position].moment?.stage == .result
    let isAsBefore = isResult && screen?.isAsBefore == true
    var lines = (screen?.lines ?? []).map { row in
      let mark = row.isChanged ? Line("* ", .changed) : Line("  ")
      return mark + Line(row.text.withVisibleControls, row.isChanged ? .changed : .screen)
    }
    if lines.isEmpty {
      lines = [Line("  " + (screen == nil ? "(nothing yet)" : "(empty)"), .quiet)]
    }
    if lines.count > rows, rows > 0 {
      lines = lines.prefix(rows - 1) + [Line("  … \(lines.count - rows + 1) more: s", .warning)]
    }
    return [rule(isAsBefore ? "screen, as before" : "screen", columns: columns)]
      + filled(lines.map { $0.cut(to: columns, ascii: look.ascii) }, to: rows)
  }
}
