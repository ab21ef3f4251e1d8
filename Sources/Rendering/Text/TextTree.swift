import Replay

extension TextRenderer {
  /// A line of a tree, in as many rows as necessary.
  package func lines(of row: TreeRow) -> [Line] {
    let lead = blank(margin) + lead(of: row)
    let note = note(of: row)
    let text = styled(row.text, row.style)
    if lead.columns + text.columns + 2 + note.columns <= output.width {
      return [line(of: row, columns: output.width - margin).indented(by: margin)]
    }
    var lines = hang(lead, text)
    if !note.isEmpty { lines += hang(blank(lead.columns + 2), note) }
    return lines
  }

  /// A line of a tree in a single row; its note is never cut.
  package func line(of row: TreeRow, columns: Int) -> Line {
    let note = note(of: row)
    let room = note.isEmpty ? columns : columns - note.columns - 1
    let text = (lead(of: row) + styled(row.text, row.style)).cut(to: room, ascii: output.ascii)
    return note.isEmpty ? text : text.padded(to: room + 1) + note
  }

  private func lead(of row: TreeRow) -> Line {
    Line(row.mark?.character ?? " ", row.mark?.style ?? .plain) + blank(1 + 2 * row.depth)
  }

  private func note(of row: TreeRow) -> Line {
    guard let note = row.note else { return Line() }
    return styled(note.text, note.isPending ? .warning : .quiet)
  }
}

extension TreeRow {
  fileprivate var style: Style {
    switch mark {
    case .changed: .changed
    case .removed: .removed
    case .new, nil: isView ? .strong : .plain
    }
  }
}

extension Line {
  fileprivate func indented(by columns: Int) -> Line { Line(blank: columns) + self }
}
