import Replay

extension TextRenderer {
  /// The least width at which two runs stand side by side.
  package static var widthForTwoRuns: Int { 110 }

  /// Two runs step by step: `-` for steps of the first run alone, `+` for those of the second.
  package func lines(of alignment: RunAlignment) -> [Line] {
    guard alignment.differs else { return paragraph(styled(alignment.agreement)) }
    return output.width >= Self.widthForTwoRuns ? beside(alignment) : below(alignment)
  }

  // MARK: One column

  /// Some rows alone, including lines that both screens show.
  package func lines(of rows: [RunAlignment.Row], in alignment: RunAlignment) -> [Line] {
    let inner = besideMark
    let layout = RunLayout(alignment, output: inner.output)
    return rows.flatMap { row in
      if row.isSame, case .screen(let lines) = row.b {
        return withMargin(inner.marked(inner.screen(lines, at: layout.columns), nil))
      }
      return withMargin(inner.lines(of: row, in: layout))
    }
  }

  private func below(_ alignment: RunAlignment) -> [Line] {
    var lines = legend(of: alignment) + [Line()]
    let inner = besideMark
    let layout = RunLayout(alignment, output: inner.output)
    for piece in alignment.pieces() {
      switch piece {
      case .divergence(let text):
        lines += hang(
          blank(margin) + styled("> ", .strong),
          styled(text, .strong))
      case .alike(let text, _, _):
        lines += hang(
          blank(margin + 4) + styled("… ", .quiet),
          styled(text, .quiet))
      case .row(let row): lines += withMargin(inner.lines(of: row, in: layout))
      }
    }
    return lines
  }

  private func legend(of alignment: RunAlignment) -> [Line] {
    [
      (RunSide.a, alignment.titles.a, alignment.endings.a),
      (.b, alignment.titles.b, alignment.endings.b),
    ].flatMap { side, title, ending in
      hang(blank(margin) + styled("\(side.mark) ", side.style), styled(title, side.style))
        + (ending.map { paragraph(styled($0, .warning), margin: margin + 2) } ?? [])
    }
  }

  /// Renders the text to the right of the marks, which take two columns.
  package var besideMark: TextRenderer {
    var output = output
    output.width -= margin + 2
    return TextRenderer(output: output, margin: 0)
  }

  private func withMargin(_ lines: [Line]) -> [Line] {
    lines.map { (blank(margin) + $0).withoutTrailingBlank }
  }

  private func lines(of row: RunAlignment.Row, in layout: RunLayout) -> [Line] {
    if case .screen(let old) = row.a, case .screen(let new) = row.b {
      return row.isSame ? [] : screens(old, new, in: layout)
    }
    if row.isSame { return lines(of: row.b, beside: row.a, nil, in: layout) }
    return lines(of: row.a, beside: nil, .a, in: layout)
      + lines(of: row.b, beside: nil, .b, in: layout)
  }

  /// One side's part of a row, marked where the other side has none.
  package func lines(
    of content: RunAlignment.Content?, beside other: RunAlignment.Content?, _ side: RunSide?,
    in layout: RunLayout
  ) -> [Line] {
    switch content {
    case nil: []
    case .action(let title): marked(paragraph(styled(title, .action)), side)
    case .silence(let text):
      marked(paragraph(styled(text, .warning), margin: layout.columns.verb), side)
    case .screen(let rows): marked(screen(rows, at: layout.columns), side)
    case .stale(let sentence): marked(lines(of: sentence, in: layout.columns), side)
    case .step(let step):
      marked(
        lines(
          of: step,
          at: side == .b
            ? layout.address(nil, step.address)
            : side == .a
              ? layout.address(step.address, nil)
              : layout.address(other?.step?.address, step.address),
          in: layout.columns), side)
    }
  }

  private func screen(_ rows: [String], at columns: StepColumns) -> [Line] {
    var lead = blank(columns.verb) + styled(Words.current.text.screen, .quiet)
    var lines: [Line] = []
    for row in rows.isEmpty ? [Words.current.text.emptyScreen] : rows {
      lines += hang(
        lead.padded(to: max(columns.object, lead.columns + 1)), styled(row.asScreenLine, .screen))
      lead = blank(columns.verb)
    }
    return lines
  }

  /// The lines in which two screens differ, among their common lines.
  private func screens(_ old: [String], _ new: [String], in layout: RunLayout) -> [Line] {
    var lead = blank(layout.columns.verb) + styled(Words.current.text.screen, .quiet)
    if old.isEmpty || new.isEmpty {
      return marked(screen(old, at: layout.columns), .a)
        + marked(screen(new, at: layout.columns), .b)
    }
    return LineDiff(from: old, to: new).lines.flatMap { line in
      let (text, side): (String, RunSide?) =
        switch line {
        case .same(let text): (text, nil)
        case .removed(let text): (text, .a)
        case .added(let text): (text, .b)
        }
      let object = max(layout.columns.object, lead.columns + 1)
      defer { lead = blank(layout.columns.verb) }
      return marked(hang(lead.padded(to: object), styled(text.asScreenLine, .screen)), side)
    }
  }

  /// The lines with the sign and the color of a side in front, or indented by as much.
  package func marked(_ lines: [Line], _ side: RunSide?) -> [Line] {
    lines.map { line in
      guard let side else { return (blank(2) + line).withoutTrailingBlank }
      return styled("\(side.mark) ", side.style) + line.styledWherePlain(side.style)
    }
  }
}
