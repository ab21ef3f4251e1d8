import Replay

extension TextRenderer {
  /// Two runs side by side. Between common steps, the steps of one side alone stand beside those of
  /// the other.
  package func beside(_ alignment: RunAlignment) -> [Line] {
    let gap = 3
    let half = (output.width - margin - gap) / 2
    var output = output
    output.width = half
    let narrow = TextRenderer(output: output, margin: 0)
    let inner = narrow.besideMark
    let layouts = Sides(
      a: RunLayout(alignment.rows.compactMap(\.a), output: inner.output),
      b: RunLayout(alignment.rows.compactMap(\.b), output: inner.output))

    func zipped(_ a: [Line], _ b: [Line]) -> [Line] {
      (0..<max(a.count, b.count)).map { row in
        (blank(margin) + (row < a.count ? a[row] : Line()).padded(to: half)
          + styled(" │ ", .quiet) + (row < b.count ? b[row] : Line())).withoutTrailingBlank
      }
    }
    func title(_ title: String, _ ending: String?, _ side: RunSide) -> [Line] {
      narrow.paragraph(styled(title, side.style))
        + (ending.map { narrow.paragraph(styled($0, .warning), margin: 2) } ?? [])
    }

    var lines = zipped(
      title(alignment.titles.a, alignment.endings.a, .a),
      title(alignment.titles.b, alignment.endings.b, .b))
    // The rows of each side alone since the last common step.
    var alone = Sides<[Line]>(a: [], b: [])
    func settle() {
      lines += zipped(alone.a, alone.b)
      alone = Sides(a: [], b: [])
    }
    for piece in alignment.pieces() {
      switch piece {
      case .divergence(let text):
        settle()
        lines += hang(blank(margin) + styled("> ", .strong), styled(text, .strong))
      case .alike(let text, _, _):
        settle()
        let fold = narrow.paragraph(styled("… " + text, .quiet), margin: 2)
        lines += zipped(fold, fold)
      case .row(let row):
        let own = inner.cell(row.a, row.isSame ? nil : .a, in: layouts.a)
        let other = inner.cell(row.b, row.isSame ? nil : .b, in: layouts.b)
        if row.a != nil, row.b != nil {
          settle()
          lines += zipped(own, other)
        } else {
          alone.a += own
          alone.b += other
        }
      }
    }
    settle()
    return lines
  }

  private func cell(_ content: RunAlignment.Content?, _ side: RunSide?, in layout: RunLayout)
    -> [Line]
  {
    guard case .step(let step) = content else {
      return lines(of: content, beside: nil, side, in: layout)
    }
    return marked(lines(of: step, in: layout.columns), side)
  }
}
