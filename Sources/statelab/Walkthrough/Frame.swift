/// What the full screen shows at a stop.
struct Frame {
  let walk: any Walkable
  let position: Int
  /// Of a text that needs more than the screen, a line that is to be seen.
  var line = 0
  var scroll = Scroll()
  /// Shown in the place of the stop: the keys, why, a question.
  var cover: Cover?
  /// Said on the last line in the place of the keys.
  var footer: String?
  /// How long the walk has been going on, where that is to be shown.
  var elapsed: Duration?

  /// Exactly `size.rows` lines, none wider than `size.columns`.
  func lines(_ size: ScreenSize, output: OutputOptions = OutputOptions()) -> [Line] {
    let output = output.filling(size)
    let painter = PanePainter(output: output)
    let room = max(size.rows - 2, 0)
    let body =
      cover.map { covered(by: $0, columns: size.columns, rows: room, painter) }
      ?? walk.text(at: position).map {
        text($0, columns: size.columns, rows: room, painter)
      }
      ?? walk.panes(
        at: position, columns: size.columns, rows: room, scroll: scroll, by: painter)
    let lines = [head(width: output.width, ascii: output.ascii)] + body + [foot(in: output)]
    return lines.prefix(size.rows).map { line in
      (output.ascii ? line.inASCII : line).cut(to: size.columns, ascii: output.ascii)
        .withoutTrailingBlank
    }
  }

  /// What covers the stop, below the code where that stays and there is room.
  private func covered(
    by cover: Cover, columns: Int, rows: Int, _ painter: PanePainter
  ) -> [Line] {
    let lines = painter.lines(of: cover.document, columns: columns)
    let above = rows - lines.count - 1
    guard cover.keepsListing, above >= 5,
      let code = walk.code(columns: columns, rows: above, at: position, by: painter)
    else { return painter.page(of: cover.document, with: line, columns: columns, rows: rows) }
    return code + [painter.rule("", columns: columns)] + lines
  }

  /// A text below the code or beside it, and alone where it needs the room.
  private func text(
    _ document: Document, columns: Int, rows: Int, _ painter: PanePainter
  ) -> [Line] {
    func text(columns: Int, rows: Int) -> [Line]? {
      let lines = painter.lines(of: document, columns: columns)
      guard lines.count < rows else { return nil }
      return ([painter.rule("", columns: columns)] + lines).filled(to: rows)
    }
    if columns >= Panes.wide {
      let left = (columns - 3) / 2
      let right = columns - 3 - left
      if let code = walk.code(columns: left, rows: rows, at: position, by: painter),
        let text = text(columns: right, rows: rows)
      {
        return painter.beside(code, text, at: left)
      }
    } else if rows >= Panes.leastRowsWithListing {
      let above = rows * 2 / 5
      if let code = walk.code(columns: columns, rows: above, at: position, by: painter),
        let below = text(columns: columns, rows: rows - above)
      {
        return code + below
      }
    }
    return text(columns: columns, rows: rows)
      ?? painter.page(of: document, with: line, columns: columns, rows: rows)
  }
}

/// What takes the place of a stop for a while.
struct Cover {
  let document: Document
  /// Whether the code stays, where there is room for both.
  var keepsListing = false
}

/// How far panes were scrolled away from what a stop is about, in lines.
struct Scroll: Equatable {
  /// Down the code, or up where it is negative.
  var code = 0
  /// Up to earlier steps.
  var steps = 0
}
