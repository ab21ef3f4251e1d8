import Rendering

/// Lays out the panes of a frame: titles, text, panes side by side.
struct PanePainter {
  let output: OutputOptions
  /// True for an audience: with more space, and without line numbers.
  var isPresented = false

  /// The room between the first and the last line of the screen.
  func room(in size: ScreenSize) -> ScreenSize {
    let margin = isPresented && size.columns >= 50 ? 4 : 0
    return ScreenSize(columns: size.columns - margin, rows: max(size.rows - 2, 0))
  }

  func renderer(columns: Int, margin: Int) -> TextRenderer {
    var output = output
    output.width = columns
    return TextRenderer(output: output, margin: margin)
  }

  func lines(of document: Document, columns: Int) -> [Line] {
    renderer(columns: columns, margin: 2).lines(of: document)
  }

  /// The title of a pane.
  func rule(_ title: String, columns: Int) -> Line {
    let name = title.isEmpty ? Line() : Line(" \(title) ", .strong)
    let lead = (Line("──", .quiet) + name).cut(to: columns, ascii: output.ascii)
    return lead + Line(String(repeating: "─", count: max(columns - lead.columns, 0)), .quiet)
  }

  /// A pane with its title, if there is room for a title.
  func pane(_ title: String, _ lines: [Line], columns: Int, rows: Int) -> [Line] {
    ((rows > 1 ? [rule(title, columns: columns)] : [])
      + lines.map { $0.cut(to: columns, ascii: output.ascii) }).filled(to: rows)
  }

  func beside(_ left: [Line], _ right: [Line], at columns: Int) -> [Line] {
    zip(left, right).map { $0.padded(to: columns) + Line(" │ ", .quiet) + $1 }
  }

  /// A frame with a title and, for an important notice, a badge.
  func device(
    _ title: String, badge: String?, _ lines: [Line], columns: Int, rows: Int
  ) -> [Line] {
    let inside = columns - 2
    let end = badge.map { Line(" ") + Line(" \($0) ", .badge) + Line(" ─", .quiet) } ?? Line()
    let name = (Line("─", .quiet) + Line(" \(title) ", .strong))
      .cut(to: max(inside - end.columns, 0), ascii: output.ascii)
    let dashes = String(repeating: "─", count: max(inside - name.columns - end.columns, 0))
    let top = Line("╭", .quiet) + name + Line(dashes, .quiet) + end + Line("╮", .quiet)
    let content = lines.map { line in
      Line("│", .quiet)
        + line.cut(to: inside - 1, ascii: output.ascii).padded(to: inside) + Line("│", .quiet)
    }
    let bottom = Line("╰" + String(repeating: "─", count: max(inside, 0)) + "╯", .quiet)
    return ([top.cut(to: columns)] + content + [bottom]).filled(to: rows)
  }

  /// A document that takes the whole room, split into pages if necessary.
  ///
  /// - Parameter line: A line of the shown page.
  func page(of document: Document, with line: Int, columns: Int, rows: Int) -> [Line] {
    let lines = lines(of: document, columns: columns)
    let pages = Pages(lines.count, rows: rows)
    guard pages.starts.count > 1 else { return lines.filled(to: rows) }
    let page = pages.page(with: line)
    let shown = lines[pages.starts[page]...].prefix(rows - 1)
    let note = Line("  " + Words.current.screen.pane.page(page + 1, pages.starts.count), .warning)
    return Array(shown).filled(to: rows - 1) + [note]
  }
}

extension [Line] {
  /// The lines, cut or filled to exactly this many rows.
  func filled(to rows: Int) -> [Line] {
    Array(
      (self + Array(repeating: Line(), count: Swift.max(rows - count, 0))).prefix(
        Swift.max(rows, 0)))
  }
}

extension OutputOptions {
  func filling(_ size: ScreenSize) -> OutputOptions {
    var output = self
    output.width = max(size.columns, 1)
    output.plain = false
    return output
  }
}
