/// Lays out a document in columns.
package struct TextRenderer {
  package let output: OutputOptions
  /// The columns that stay free on the left.
  package var margin: Int

  package init(output: OutputOptions, margin: Int = 2) {
    self.output = output
    self.margin = margin
  }

  package func lines(of document: Document) -> [Line] {
    var lines: [Line] = []
    var previous: Document.Block?
    for block in document.blocks {
      let own = self.lines(of: block)
      if own.isEmpty { continue }
      if !lines.isEmpty, !Self.belongTogether(previous, block) { lines.append(Line()) }
      lines += own
      previous = block
    }
    return lines
  }

  package func lines(of block: Document.Block) -> [Line] {
    switch block {
    case .title(let title): lines(of: title)
    case .heading(let text): paragraph(styled(text, .heading), margin: 0)
    case .prose(let line): paragraph(own(line))
    case .items(let ordered, let items): lines(ofItems: items, ordered: ordered)
    case .listing(let listing): lines(of: listing)
    case .snippet(let report): lines(of: report)
    case .verbatim(let lines): lines.flatMap { paragraph(styled($0, .code), margin: margin + 2) }
    case .patch(let lines): lines.map { blank(margin + 2) + styled($0, .code) }
    case .command(let line): [blank(margin + 2) + styled(line, .code)]
    case .finding(let report): lines(of: report)
    case .run(let name, let acts, let ending): lines(of: acts, name: name, ending: ending)
    case .divergence(let divergence): lines(of: divergence)
    case .tree(let tree): tree.rows.flatMap(lines)
    case .alignment(let alignment): lines(of: alignment)
    case .alignedRows(let rows, let alignment): lines(of: rows, in: alignment)
    case .table(let header, let rows): lines(ofTable: rows.map { $0.map(own) }, header.map(own))
    case .claim(let report): lines(of: report)
    case .notes(let blocks):
      paragraph(styled(Words.current.text.forTheTeacher, .strong))
        + TextRenderer(output: output, margin: margin + 2).lines(of: Document(blocks: blocks))
    case .words(let words):
      records(words.map { (styled($0.verb, .verb), styled($0.meaning, .plain)) })
    case .entries(let entries):
      records(
        entries.indices.map { index in
          let entry = entries[index]
          // The lines of one subject have its name once.
          let name = index > 0 && entries[index - 1].name == entry.name ? "" : entry.name
          return (styled(name, name.isToolCommand ? .command : .strong), own(entry.meaning))
        })
    case .choices(let choices): lines(of: choices)
    case .statement(let statement): lines(of: statement, lead: blank(margin), .quiet)
    case .note(let line): paragraph(own(line))
    }
  }

  private static func belongTogether(_ a: Document.Block?, _ b: Document.Block) -> Bool {
    switch (a, b) {
    case (.note, .note), (.note, .verbatim), (.verbatim, .note), (.note, .command): true
    case (.note, .statement), (.statement, .note): true
    case (.heading, .heading): false
    case (.heading, _): true
    default: false
    }
  }
}

// MARK: Words and lines

extension TextRenderer {
  /// Text in one style, in the characters that the terminal supports.
  package func styled(_ text: String, _ style: Style = .plain) -> Line {
    Line(visible(text), style)
  }

  package func visible(_ text: String) -> String {
    let visible = text.withVisibleControls
    return output.ascii ? visible.inASCII : visible
  }

  /// Styled prose; code has backticks where no color sets it apart.
  package func own(_ line: Line) -> Line {
    if line.marks.isEmpty { return styled(line.text) }
    var own = Line()
    for span in line.spans {
      let mark = span.style == .code && !output.color ? "`" : ""
      own.append(mark, span.style)
      own.append(visible(span.text), span.style)
      own.append(mark, span.style)
    }
    return own
  }

  package func blank(_ columns: Int) -> Line { Line(blank: columns) }

  package func paragraph(_ line: Line, margin: Int? = nil) -> [Line] {
    hang(blank(margin ?? self.margin), line)
  }

  /// `lead`, then `body`. The rest of the body continues below, aligned with its beginning.
  package func hang(_ lead: Line, _ body: Line, width: Int? = nil) -> [Line] {
    var lines = body.wrapped(to: (width ?? output.width) - lead.columns, behind: lead)
    for row in lines.indices { lines[row].removeTrailingBlank() }
    return lines
  }

  /// `left` and, flush with the right edge, `right`; one below the other where they do not fit.
  package func spread(_ left: Line, _ right: Line, margin: Int) -> [Line] {
    if right.isEmpty { return paragraph(left, margin: margin) }
    let room = output.width - margin - right.columns - 2
    guard left.columns <= room else {
      return paragraph(left, margin: margin) + paragraph(right, margin: margin)
    }
    return [blank(margin) + left.padded(to: room + 2) + right]
  }

  /// Names on the left, and their descriptions on the right.
  package func records(_ records: [(Line, Line)]) -> [Line] {
    let column = records.map(\.0.columns).max() ?? 0
    if output.width - margin - column - 2 < 24 {
      return records.flatMap { paragraph($0) + paragraph($1, margin: margin + 4) }
    }
    return records.flatMap { hang(blank(margin) + $0.padded(to: column + 2), $1) }
  }
}

extension String {
  /// The text with Swift escapes for control characters, so that no text can control the terminal.
  package var withVisibleControls: String {
    if isPrintableASCII { return self }
    if !unicodeScalars.contains(where: \.isControl) { return self }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "\t": "    "
      case "\n": "\\n"
      case "\r": "\\r"
      default:
        scalar.isControl
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// True for characters that control a terminal: those below the space, and C1 controls.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
