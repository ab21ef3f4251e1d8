/// Writes a document line by line: no columns, one fact a line, words instead of signs.
///
/// It is for screen readers and pipes. It contains every fact of the text rendering.
package struct PlainRenderer {
  package let output: OutputOptions

  package init(output: OutputOptions) { self.output = output }

  package func lines(of document: Document) -> [Line] {
    var lines: [Line] = []
    for block in document.blocks {
      let own = self.lines(of: block)
      if own.isEmpty { continue }
      if !lines.isEmpty { lines.append(Line()) }
      lines += own.flatMap { text -> [Line] in
        let visible = text.withVisibleControls
        let line = Line(output.ascii ? visible.inASCII : visible, keeping: Self.commands(in: block))
          .withoutTrailingBlank
        return output.wrapsPlain ? line.wrapped(to: output.width) : [line]
      }
    }
    return lines
  }

  private func lines(of block: Document.Block) -> [String] {
    let words = Words.current.plain
    return switch block {
    case .title(let title):
      [words.lesson(title.number, title.text, title.aside)]
        + (title.summary.isEmpty ? [] : [said(title.summary)])
    case .heading(let text): [text]
    case .prose(let line): [said(line)]
    case .items(let ordered, let items):
      items.enumerated().map { (ordered ? "\($0 + 1). " : "- ") + said($1) }
    case .listing(let listing): lines(of: listing)
    case .snippet(let report): lines(of: report)
    case .verbatim(let lines), .patch(let lines): lines
    case .command(let line): [line]
    case .finding(let report): lines(of: report)
    case .run(let name, let acts, let ending): lines(of: acts, name: name, ending: ending)
    case .divergence(let divergence): lines(of: divergence)
    case .tree(let tree): lines(of: tree)
    case .alignment(let alignment): lines(of: alignment)
    case .alignedRows(let rows, _): rows.flatMap(lines)
    case .table(let header, let rows): lines(ofTable: rows, header)
    case .claim(let report): lines(of: report)
    case .notes(let blocks):
      blocks.flatMap(lines).filter { !$0.isEmpty }.map(words.forTheTeacher)
    case .words(let met): met.map { words.cell($0.verb, $0.meaning) }
    case .entries(let entries): entries.map { words.cell($0.name, said($0.meaning)) }
    case .choices(let choices):
      choices.flatMap { lines(of: Statement($0.letter, $0.value)) }
    case .statement(let statement): lines(of: statement)
    case .note(let line): [said(line)]
    }
  }

  /// The commands to copy, which wrapping never breaks.
  private static func commands(in block: Document.Block) -> [String] {
    switch block {
    case .command(let line): [line]
    case .finding(let report): [report.head.spans.map(\.text).joined()]
    case .note(let line), .prose(let line): line.commands
    case .entries(let entries):
      entries.flatMap { ($0.name.isToolCommand ? [$0.name] : []) + $0.meaning.commands }
    default: []
    }
  }

  func said(_ line: Line) -> String {
    line.spans.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }

  private func lines(of report: SnippetReport) -> [String] {
    let words = Words.current.plain
    guard let place = report.place else {
      return lines(of: report.code) + [words.speaker(report.speaker, report.message)]
    }
    var lines = lines(of: report.code)
    let row = report.code.rows.firstIndex { $0.number == place.line } ?? lines.count - 1
    lines.insert(words.remark(place.line, place.column, report.message), at: row + 1)
    return lines + [report.closing]
  }

  private func lines(of listing: Listing) -> [String] {
    let words = Words.current.plain
    var lines = listing.file.isEmpty ? [] : [words.file(listing.file)]
    if let since = listing.since { lines.append(words.changedSince(since)) }
    return lines
      + listing.rows.map { row in
        switch (row.number, row.change) {
        case (let number?, .added): words.line(number, true, row.text)
        case (let number?, _): words.line(number, false, row.text)
        case (nil, .folded): words.folded(row.text)
        case (nil, .none): ""
        case (nil, _): words.removedLine(row.text)
        }
      }
  }

  /// The literal, or each line of a screen.
  private func lines(of statement: Statement) -> [String] {
    guard let screen = statement.screen else { return [statement.text] }
    return screen.enumerated().map {
      Words.current.plain.judgedScreen(statement.heading, $0 + 1, $1.asScreenLine)
    }
  }

  private func lines(of report: ClaimReport) -> [String] {
    let words = Words.current.plain
    var lines = [
      report.isFinding ? words.finding(said(report.says)) : words.claim(said(report.says)),
      words.from(report.source),
    ]
    if let verdict = report.verdict {
      lines.append(words.verdict(Words.current.claim.verdict(verdict)))
    }
    for outcome in report.outcomes {
      if outcome.statements.allSatisfy({ $0.screen == nil }) {
        lines.append(words.judged(outcome.judge, outcome.text))
      } else {
        lines += outcome.statements.flatMap { statement -> [String] in
          var judged = statement
          judged.lead = "\(outcome.judge), \(statement.lead)"
          return self.lines(of: judged)
        }
      }
    }
    lines.append(words.known(report.grounds))
    if let note = report.note { lines.append(words.note(said(note))) }
    return lines
  }

  private func lines(ofTable rows: [[Line]], _ header: [Line]) -> [String] {
    let words = Words.current.plain
    let isHeading = { (row: [Line]) in row.count == 1 && header.count > 1 }
    return rows.enumerated().flatMap { position, row in
      if isHeading(row) { return [words.tableHeading(said(row[0]))] }
      return [words.row(rows.prefix(position + 1).count { !isHeading($0) })]
        + zip(header, row).map { name, cell in
          name.isEmpty ? said(cell) : words.cell(said(name), said(cell))
        }
    }
  }
}
