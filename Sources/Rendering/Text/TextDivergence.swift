import Replay

extension TextRenderer {
  /// Two runs, one below the other or, where there is room, side by side.
  package func lines(of divergence: Divergence) -> [Line] {
    let opening = paragraph(styled(divergence.opening))
    guard divergence.differs else { return opening }
    var lines = opening + [Line()]

    let gap = 4
    let half = (output.width - margin - gap) / 2
    if half >= 46 {
      let columns = divergence.sides.map { narrow(to: half).lines(of: $0) }
      let height = columns.map(\.count).max() ?? 0
      for row in 0..<height {
        let cells = columns.map { row < $0.count ? $0[row] : Line() }
        var line = blank(margin)
        for cell in cells { line += cell.padded(to: half + gap) }
        lines.append(line.withoutTrailingBlank)
      }
    } else {
      for (position, side) in divergence.sides.enumerated() {
        if position > 0 { lines.append(Line()) }
        lines += self.lines(of: side)
      }
    }
    return lines
  }

  private func narrow(to width: Int) -> TextRenderer {
    var output = output
    output.width = width
    return TextRenderer(output: output, margin: 0)
  }

  private func lines(of side: Divergence.Side) -> [Line] {
    var lines = paragraph(styled(side.title, .strong))
    if let ending = side.ending { lines += paragraph(styled(ending, .warning), margin: margin + 2) }
    if let action = side.action { lines += paragraph(styled(action, .action), margin: margin + 2) }
    let columns = StepColumns(for: side.steps, margin: margin + 4, output: output)
    lines += side.steps.flatMap { self.lines(of: $0, in: columns) }
    if side.steps.isEmpty, side.ending == nil {
      lines += paragraph(styled(Words.current.text.nothingMore, .quiet), margin: margin + 4)
    }
    lines += more(side.moreSteps)
    for act in side.laterActs {
      lines += paragraph(styled(act.action, .action), margin: margin + 2)
      let columns = StepColumns(for: act.steps, margin: margin + 4, output: output)
      lines += act.steps.flatMap { self.lines(of: $0, in: columns) }
      if act.steps.isEmpty, act.silence == nil {
        lines += paragraph(styled(Words.current.text.nothingMore, .quiet), margin: margin + 4)
      }
      lines += more(act.moreSteps)
      if let silence = act.silence {
        lines += paragraph(styled(silence, .warning), margin: margin + 4)
      }
    }
    if !side.finalScreen.isEmpty {
      lines += paragraph(styled(Words.current.text.finalScreen, .quiet), margin: margin + 2)
      for row in side.finalScreen {
        lines += paragraph(styled(row.asScreenLine, .screen), margin: margin + 4)
      }
    }
    return lines
  }

  private func more(_ steps: Int) -> [Line] {
    steps == 0
      ? [] : paragraph(styled(Words.current.text.moreSteps(steps), .quiet), margin: margin + 4)
  }
}
