import Rendering

/// The pages of a text that is longer than the screen.
struct Pages {
  /// The first line of each page; at least one.
  let starts: [Int]

  /// One row of each page shows its number. The last page is full: it repeats lines, so that the end
  /// of a text stands below the code that it is about.
  init(_ lines: Int, rows: Int) {
    let isCut = lines > rows && rows > 1
    starts =
      isCut ? stride(from: 0, to: lines, by: rows - 1).map { min($0, lines - rows + 1) } : [0]
  }

  /// The pages of a stop's text or of its overlay; other content has one page.
  init(
    of walk: any Walkable, at position: Int, in room: ScreenSize, cover: Cover?,
    by painter: PanePainter
  ) {
    guard let text = cover?.document ?? walk.text(at: position) else {
      self.init(0, rows: 0)
      return
    }
    self.init(painter.lines(of: text, columns: room.columns).count, rows: room.rows)
  }

  /// The page with this line, or the last one, where a wider window needs fewer lines.
  func page(with line: Int) -> Int { starts.lastIndex { $0 <= line } ?? 0 }
}
