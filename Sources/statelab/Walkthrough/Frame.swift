import Rendering

/// The content of the full screen at a stop.
struct Frame {
  let walk: any Walkable
  let position: Int
  /// A line that must be visible, where the text is longer than the screen.
  var line = 0
  var scroll = Scroll()
  /// A document in place of the stop: the keys, the causes, a question.
  var cover: Cover?
  /// The text of the last line in place of the keys.
  var footer: String?
  /// The time since the walk began; nil while the timer is hidden.
  var elapsed: Duration?
  /// True for an audience: larger, and without details that only the reader needs.
  var isPresented = false

  /// Exactly `size.rows` lines, none wider than `size.columns`.
  func lines(_ size: ScreenSize, output: OutputOptions = OutputOptions()) -> [Line] {
    let painter = PanePainter(output: output.filling(size), isPresented: isPresented)
    let room = painter.room(in: size)
    let body = body(columns: room.columns, rows: room.rows, painter)
    let head = isTitlePage ? Line() : head(width: room.columns, ascii: output.ascii)
    let margin = Line(blank: (size.columns - room.columns) / 2)
    let foot = foot(in: output, width: room.columns)
    return ([head] + body + [foot]).prefix(size.rows).map { line in
      (output.ascii ? (margin + line).inASCII : margin + line)
        .cut(to: size.columns, ascii: output.ascii).withoutTrailingBlank
    }
  }

  var isTitlePage: Bool { isPresented && position == 0 && cover == nil }

  private func body(columns: Int, rows: Int, _ painter: PanePainter) -> [Line] {
    if let cover { return covered(by: cover, columns: columns, rows: rows, painter) }
    if isTitlePage { return titlePage(columns: columns, rows: rows, painter) }
    if let text = walk.text(at: position) {
      return self.text(text, columns: columns, rows: rows, painter)
    }
    return walk.panes(at: position, columns: columns, rows: rows, scroll: scroll, by: painter)
  }

  /// The title page before a presentation begins.
  private func titlePage(columns: Int, rows: Int, _ painter: PanePainter) -> [Line] {
    let release = walk.release.map { ", \($0)" } ?? ""
    let about = painter.lines(of: walk.document(at: 0), columns: min(columns, 64))
    let lines =
      [Line("  " + walk.part + release, .quiet), Line(), Line("  " + walk.name, .title), Line()]
      + about
    let width = lines.map(\.columns).max() ?? 0
    let margin = Line(blank: (columns - width) / 2)
    let above = Array(repeating: Line(), count: max((rows - lines.count) / 3, 0))
    return (above + lines.map { margin + $0 }).filled(to: rows)
  }

  // MARK: Texts with or without code

  /// The room for code above or beside a text; nil where there is no code, or the text needs the
  /// room.
  func codeRoom(in room: ScreenSize, by painter: PanePainter) -> ScreenSize? {
    guard walk.single?.hasCode == true, !isTitlePage else { return nil }
    func rows(of document: Document, columns: Int) -> Int {
      painter.lines(of: document, columns: columns).count + 1
    }
    if let cover {
      let above = room.rows - rows(of: cover.document, columns: room.columns)
      return cover.keepsListing && above >= Self.leastRowsOfCode
        ? ScreenSize(columns: room.columns, rows: above) : nil
    }
    guard let text = walk.text(at: position) else { return nil }
    if room.columns >= Panes.wide {
      let left = (room.columns - 3) / 2
      let fits = rows(of: text, columns: room.columns - 3 - left) <= room.rows
      return fits ? ScreenSize(columns: left, rows: room.rows) : nil
    }
    guard room.rows >= Panes.leastRowsWithListing else { return nil }
    // A short text leaves more room for the code.
    let needed = rows(of: text, columns: room.columns)
    let above = max(room.rows * 2 / 5, room.rows - needed - 1)
    return needed <= room.rows - above ? ScreenSize(columns: room.columns, rows: above) : nil
  }

  /// With fewer rows the code is left out.
  private static let leastRowsOfCode = 5

  /// The overlay over the stop, below the code if there is room for both.
  private func covered(
    by cover: Cover, columns: Int, rows: Int, _ painter: PanePainter
  ) -> [Line] {
    guard let code = code(in: ScreenSize(columns: columns, rows: rows), by: painter) else {
      return painter.page(of: cover.document, with: line, columns: columns, rows: rows)
    }
    return code + [painter.rule("", columns: columns)]
      + painter.lines(of: cover.document, columns: columns)
  }

  /// A text below or beside the code, or alone where it needs the room.
  private func text(
    _ document: Document, columns: Int, rows: Int, _ painter: PanePainter
  ) -> [Line] {
    func text(columns: Int, rows: Int) -> [Line]? {
      let lines = painter.lines(of: document, columns: columns)
      guard lines.count < rows else { return nil }
      return ([painter.rule("", columns: columns)] + lines).filled(to: rows)
    }
    let room = ScreenSize(columns: columns, rows: rows)
    if let size = codeRoom(in: room, by: painter), let code = code(in: room, by: painter) {
      if size.columns < columns, let text = text(columns: columns - 3 - size.columns, rows: rows) {
        return painter.beside(code, text, at: size.columns)
      }
      if let below = text(columns: columns, rows: rows - size.rows) { return code + below }
    }
    return text(columns: columns, rows: rows)
      ?? painter.page(of: document, with: line, columns: columns, rows: rows)
  }

  private func code(in room: ScreenSize, by painter: PanePainter) -> [Line]? {
    codeRoom(in: room, by: painter).flatMap {
      walk.single?.code(
        columns: $0.columns, rows: $0.rows, at: position, scrolled: scroll.code, by: painter)
    }
  }
}

/// A document that temporarily replaces a stop.
struct Cover {
  let document: Document
  /// True if the code stays visible, where there is room for both.
  var keepsListing = false
}

/// The distances by which the user scrolled panes.
struct Scroll: Equatable {
  /// The lines down the code; negative for up.
  var code = 0
  /// The lines up to earlier steps.
  var steps = 0
}
