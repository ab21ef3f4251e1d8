/// Says a document line by line: no columns, one fact a line, words instead of signs.
///
/// For screen readers and for other programs' pipes. It holds every fact that the text holds.
struct PlainRenderer {
  let output: OutputOptions

  func lines(of document: Document) -> [Line] {
    var lines: [Line] = []
    for block in document.blocks {
      let own = self.lines(of: block)
      if own.isEmpty { continue }
      if !lines.isEmpty { lines.append(Line()) }
      var wraps = output.wrapsPlain
      if case .command = block { wraps = false }
      lines += own.flatMap { text -> [Line] in
        let visible = text.withVisibleControls
        let line = Line(output.ascii ? visible.inASCII : visible).withoutTrailingBlank
        return wraps ? line.wrapped(to: output.width) : [line]
      }
    }
    return lines
  }

  private func lines(of block: Document.Block) -> [String] {
    switch block {
    case .title(let title):
      ["Lesson \(title.number): \(title.text). \(title.aside)."]
        + (title.summary.isEmpty ? [] : [said(title.summary)])
    case .heading(let text): [text]
    case .prose(let line): [said(line)]
    case .items(let ordered, let items):
      items.enumerated().map { (ordered ? "\($0 + 1). " : "- ") + said($1) }
    case .listing(let listing): lines(of: listing)
    case .snippet(let report): lines(of: report)
    case .verbatim(let lines): lines
    case .command(let line): [line]
    case .run(let name, let acts, let ending): lines(of: acts, name: name, ending: ending)
    case .divergence(let divergence): lines(of: divergence)
    case .tree(let tree): lines(of: tree)
    case .alignment(let alignment): lines(of: alignment)
    case .alignedRows(let rows, _): rows.flatMap(lines)
    case .table(let header, let rows): lines(ofTable: rows, header)
    case .claim(let report): lines(of: report)
    case .notes(let blocks):
      blocks.flatMap(lines).filter { !$0.isEmpty }.map { "For the teacher: \($0)" }
    case .words(let words): words.map { "\($0.verb): \($0.meaning)" }
    case .entries(let entries): entries.map { "\($0.name): \(said($0.meaning))" }
    case .choices(let choices):
      choices.flatMap { lines(of: Statement($0.letter, $0.value)) }
    case .statement(let statement): lines(of: statement)
    case .note(let line): [said(line)]
    }
  }

  private func said(_ line: Line) -> String {
    line.spans.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }

  private func lines(of report: SnippetReport) -> [String] {
    guard let place = report.place else {
      return lines(of: report.code) + ["\(report.speaker): \(report.message)"]
    }
    var lines = lines(of: report.code)
    let line = lines.firstIndex { $0.hasPrefix("Line \(place.line): ") } ?? lines.count - 1
    lines.insert("Line \(place.line), column \(place.column): \(report.message)", at: line + 1)
    return lines + [report.closing]
  }

  private func lines(of listing: Listing) -> [String] {
    var lines = listing.file.isEmpty ? [] : ["File \(listing.file)."]
    if let since = listing.since { lines.append("Lines changed since \(since) say so.") }
    return lines
      + listing.rows.map { row in
        switch (row.number, row.change) {
        case (let number?, .added): "Line \(number), added: \(row.text)"
        case (let number?, _): "Line \(number): \(row.text)"
        case (nil, .folded): "Then \(row.text)."
        case (nil, .none): ""
        case (nil, _): "Removed: \(row.text)"
        }
      }
  }

  /// The literal, or where it is a screen each of its lines.
  private func lines(of statement: Statement) -> [String] {
    guard let screen = statement.screen else { return [statement.text] }
    return screen.enumerated().map { "\(statement.lead), screen line \($0 + 1): \($1)" }
  }

  private func lines(of report: ClaimReport) -> [String] {
    var lines = [
      "\(report.isFinding ? "Finding" : "Claim"): \(said(report.says))", "From: \(report.source)",
    ]
    if let verdict = report.verdict { lines.append("Verdict: \(verdict.rawValue)") }
    for outcome in report.outcomes {
      if outcome.statements.allSatisfy({ $0.screen == nil }) {
        lines.append("\(outcome.judge): \(outcome.text)")
      } else {
        lines += outcome.statements.flatMap { statement -> [String] in
          var judged = statement
          judged.lead = "\(outcome.judge), \(statement.lead)"
          return self.lines(of: judged)
        }
      }
    }
    lines.append("Known: \(report.grounds)")
    if let note = report.note { lines.append("Note: \(said(note))") }
    return lines
  }

  private func lines(ofTable rows: [[Line]], _ header: [Line]) -> [String] {
    let isHeading = { (row: [Line]) in row.count == 1 && header.count > 1 }
    return rows.enumerated().flatMap { position, row in
      if isHeading(row) { return ["\(said(row[0]))."] }
      return ["Row \(rows.prefix(position + 1).count { !isHeading($0) })."]
        + zip(header, row).map { name, cell in
          name.isEmpty ? said(cell) : "\(said(name)): \(said(cell))"
        }
    }
  }
}
