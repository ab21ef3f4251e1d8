/// What the full screen shows at a stop: exactly `size.rows` lines, none wider than `size.columns`.
///
/// - Parameters:
///   - line: Of a text that needs more than the screen, a line that is to be seen.
///   - cover: Shown in the place of the stop: the keys, why, a question.
///   - footer: Said on the last line in the place of the keys.
///   - elapsed: How long the walk has been going on, where that is to be shown.
func frame(
  of walk: Walk, at position: Int, size: ScreenSize, output: OutputOptions = OutputOptions(),
  line: Int = 0, cover: Cover? = nil, footer: String? = nil, elapsed: Duration? = nil
) -> [Line] {
  let panes = Panes(walk: walk, position: position, output: output.filling(size), line: line)
  let room = max(size.rows - 2, 0)
  let body =
    cover.map { panes.covered(by: $0, columns: size.columns, rows: room) }
    ?? panes.body(columns: size.columns, rows: room)
  let lines = [panes.head(elapsed)] + body + [panes.footer(footer)]
  return lines.prefix(size.rows).map { line in
    (output.ascii ? line.inASCII : line).cut(to: size.columns, ascii: output.ascii)
      .withoutTrailingBlank
  }
}

/// What takes the place of a stop for a while.
struct Cover {
  let document: Document
  /// Whether the code stays, where there is room for both.
  var keepsListing = false
}

extension OutputOptions {
  func filling(_ size: ScreenSize) -> OutputOptions {
    var output = self
    output.width = max(size.columns, 1)
    output.plain = false
    return output
  }
}

/// The parts of a frame.
struct Panes {
  let walk: Walk
  let position: Int
  let output: OutputOptions
  var line = 0

  /// From here on the listing stands beside the events, not above them.
  static let wide = 110
  /// From here on the views and their state stand beside the screen.
  static let leastColumnsForTwo = 72
  /// With fewer rows than this the listing gives way.
  static let leastRowsWithListing = 15
  /// With fewer rows there is only the one thing that a stop is about: what came of an action on the
  /// screen, or the step.
  static let leastRowsWithScreen = 4
  /// With fewer rows of the run the word of a step is not explained.
  static let leastRowsWithMeaning = 6
  /// With fewer rows a pane has no title.
  static let leastRowsWithTitle = 3

  func body(columns: Int, rows: Int) -> [Line] {
    if walk.stops[position].moment != nil { return moment(columns: columns, rows: rows) }
    if columns >= Self.wide, !walk.listings.isEmpty {
      let left = (columns - 3) / 2
      let right = columns - 3 - left
      if let text = text(columns: right, rows: rows) {
        return beside(listing(columns: left, rows: rows), text, at: left)
      }
    } else if rows >= Self.leastRowsWithListing, !walk.listings.isEmpty {
      let above = rows * 2 / 5
      if let below = text(columns: columns, rows: rows - above) {
        return listing(columns: columns, rows: above) + below
      }
    }
    if let alone = text(columns: columns, rows: rows) { return alone }
    return document(walk.document(at: position), columns: columns, rows: rows)
  }

  /// What covers the stop, below the listing where that stays and there is room.
  func covered(by cover: Cover, columns: Int, rows: Int) -> [Line] {
    let lines = lines(of: cover.document, columns: columns)
    let above = rows - lines.count - 1
    guard cover.keepsListing, above >= 5, !walk.listings.isEmpty else {
      return document(cover.document, columns: columns, rows: rows)
    }
    return listing(columns: columns, rows: above, marksWork: false)
      + [rule("", columns: columns)] + lines
  }

  func beside(_ left: [Line], _ right: [Line], at columns: Int) -> [Line] {
    zip(left, right).map { $0.padded(to: columns) + Line(" │ ", .quiet) + $1 }
  }

  /// The text of the stop in this room, or nil where it needs more.
  private func text(columns: Int, rows: Int) -> [Line]? {
    let lines = lines(of: walk.document(at: position), columns: columns)
    guard lines.count < rows else { return nil }
    return filled([rule("", columns: columns)] + lines, to: rows)
  }

  /// A document that takes the whole room, page by page where it does not fit.
  func document(_ document: Document, columns: Int, rows: Int) -> [Line] {
    let lines = lines(of: document, columns: columns)
    let pages = Pages(lines.count, rows: rows)
    guard pages.starts.count > 1 else { return filled(lines, to: rows) }
    let page = pages.page(with: line)
    let shown = lines[pages.starts[page]...].prefix(rows - 1)
    let note = Line("  page \(page + 1) of \(pages.starts.count)", .warning)
    return filled(Array(shown), to: rows - 1) + [note]
  }

  // MARK: Pieces

  func lines(of document: Document, columns: Int) -> [Line] {
    renderer(columns: columns, margin: 2).lines(of: document)
  }

  func renderer(columns: Int, margin: Int) -> TextRenderer {
    var output = output
    output.width = columns
    return TextRenderer(output: output, margin: margin)
  }

  func rule(_ title: String, columns: Int) -> Line {
    let name = title.isEmpty ? Line() : Line(" \(title) ", .strong)
    let lead = (Line("──", .quiet) + name).cut(to: columns, ascii: output.ascii)
    return lead + Line(String(repeating: "─", count: max(columns - lead.columns, 0)), .quiet)
  }

  /// Exactly this many lines.
  func filled(_ lines: [Line], to rows: Int) -> [Line] {
    Array(
      (lines + Array(repeating: Line(), count: max(rows - lines.count, 0)))
        .prefix(max(rows, 0)))
  }
}

extension Line {
  /// At most this wide; a sign at the end says that something is missing.
  func cut(to width: Int, ascii: Bool = false) -> Line {
    guard columns > width else { return self }
    let sign = width < 4 ? "" : ascii ? "..." : "…"
    var room = max(width - sign.columns, 0)
    var line = Line()
    cutting: for span in spans {
      for character in span.text {
        guard character.columns <= room else { break cutting }
        room -= character.columns
        line.append(Span(String(character), span.style))
      }
    }
    line.append(Span(sign, .quiet))
    return line
  }
}
