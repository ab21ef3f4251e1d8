/// What the full screen shows at a stop.
struct Frame {
  let walk: any Walkable
  let position: Int
  /// A line that must be visible, where the text is longer than the screen.
  var line = 0
  var scroll = Scroll()
  /// Shown in the place of the stop: the keys, why, a question.
  var cover: Cover?
  /// Said on the last line in the place of the keys.
  var footer: String?
  /// The time since the walk began; nil while the timer is hidden.
  var elapsed: Duration?
  /// Whether it is shown to others, larger and without what only the reader needs.
  var isPresented = false

  /// Exactly `size.rows` lines, none wider than `size.columns`.
  func lines(_ size: ScreenSize, output: OutputOptions = OutputOptions()) -> [Line] {
    let painter = PanePainter(output: output.filling(size), isPresented: isPresented)
    let room = painter.room(in: size)
    let body = body(columns: room.columns, rows: room.rows, painter)
    let head = isTitlePage ? Line() : head(width: room.columns, ascii: output.ascii)
    let margin = Line(String(repeating: " ", count: (size.columns - room.columns) / 2))
    let foot = foot(in: output, width: room.columns)
    return ([head] + body + [foot]).prefix(size.rows).map { line in
      (output.ascii ? (margin + line).inASCII : margin + line)
        .cut(to: size.columns, ascii: output.ascii).withoutTrailingBlank
    }
  }

  private var isTitlePage: Bool { isPresented && position == 0 && cover == nil }

  private func body(columns: Int, rows: Int, _ painter: PanePainter) -> [Line] {
    if let cover { return covered(by: cover, columns: columns, rows: rows, painter) }
    if isTitlePage { return titlePage(columns: columns, rows: rows, painter) }
    if let text = walk.text(at: position) {
      return self.text(text, columns: columns, rows: rows, painter)
    }
    return walk.panes(at: position, columns: columns, rows: rows, scroll: scroll, by: painter)
  }

  /// What others see before it begins.
  private func titlePage(columns: Int, rows: Int, _ painter: PanePainter) -> [Line] {
    let release = walk.release.map { ", \($0)" } ?? ""
    let about = painter.lines(of: walk.document(at: 0), columns: min(columns, 64))
    let lines =
      [Line("  " + walk.part + release, .quiet), Line(), Line("  " + walk.name, .title), Line()]
      + about
    let width = lines.map(\.columns).max() ?? 0
    let margin = Line(String(repeating: " ", count: max((columns - width) / 2, 0)))
    let above = Array(repeating: Line(), count: max((rows - lines.count) / 3, 0))
    return (above + lines.map { margin + $0 }).filled(to: rows)
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
      // A short text leaves more of the room to the code.
      let needed = painter.lines(of: document, columns: columns).count + 2
      let above = max(rows * 2 / 5, rows - needed)
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

/// A document that takes the place of a stop for a while.
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
