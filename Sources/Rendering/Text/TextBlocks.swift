extension TextRenderer {
  package func lines(of title: Document.Title) -> [Line] {
    let name = styled("\(title.number) · \(title.text)", .title)
    return spread(name, styled(title.aside, .quiet), margin: 0)
      + (title.summary.isEmpty ? [] : paragraph(own(title.summary), margin: 0))
  }

  package func lines(ofItems items: [Line], ordered: Bool) -> [Line] {
    items.enumerated().flatMap { position, item in
      hang(blank(margin) + styled(ordered ? "\(position + 1). " : "- ", .quiet), own(item))
    }
  }

  /// - Parameter remark: A text below one of the lines, with a caret at its place.
  package func lines(of listing: Listing, remark: (place: CodePlace, text: String)? = nil) -> [Line]
  {
    let numbers = listing.rows.compactMap(\.number).max().map { "\($0)".count } ?? 1
    var lines: [Line] = []
    if !listing.file.isEmpty {
      let aside = listing.since.map { Words.current.text.changedSince($0) } ?? ""
      lines += spread(styled(listing.file, .strong), styled(aside, .quiet), margin: margin)
    }
    for row in listing.rows {
      let number = row.number.map { "\($0)" } ?? ""
      let (mark, style) = row.change.sign
      var lead = blank(margin + 2 + max(numbers, 3) - number.count)
      lead.append(number, .quiet)
      lead.append(" ")
      lead.append(visible(mark), style)
      lead.append(" ")
      lines += hang(lead, styled(row.text, style))
      if let remark, row.number == remark.place.line {
        lines += self.lines(ofRemark: remark.text, at: remark.place.column, below: lead.columns)
      }
    }
    return lines
  }

  /// A caret below a column of the code, and the text behind it; where there is little room, the
  /// text alone, below the code.
  private func lines(ofRemark text: String, at column: Int, below margin: Int) -> [Line] {
    let caret = blank(margin + column - 1) + styled("^ ", .bad)
    let room = output.width - caret.columns
    return hang(room >= 20 ? caret : blank(margin), styled(text, .bad))
  }

  package func lines(of report: SnippetReport) -> [Line] {
    if let place = report.place {
      return lines(of: report.code, remark: (place, report.message))
        + (report.isLive ? paragraph(styled(report.closing, .quiet)) : [])
    }
    let style: Style = report.error == nil ? .good : .bad
    return lines(of: report.code)
      + paragraph(styled(report.speaker + ": ", .quiet) + styled(report.message, style))
  }

  package func lines(of report: ClaimReport) -> [Line] {
    let words = Words.current.text
    let column = max(8, (report.outcomes.map(\.judge.columns).max() ?? 0) + 2)
    func record(_ name: String) -> Line {
      (blank(margin) + styled(name, .quiet)).padded(to: margin + column)
    }
    let says = own(report.says).styledWherePlain(.strong)
    var lines = hang(record(report.isFinding ? words.finding : words.claim), says)
    lines += hang(record(words.from), styled(report.source, .quiet))
    if let verdict = report.verdict {
      lines += hang(
        record(words.verdict), styled(Words.current.claim.verdict(verdict), verdict.style))
    }
    for outcome in report.outcomes {
      let style: Style =
        switch outcome.tone {
        case .good: .good
        case .bad: .bad
        case .neutral: .plain
        }
      if outcome.statements.allSatisfy({ $0.screen == nil }) {
        lines += hang(record(outcome.judge), styled(outcome.text, style))
      } else {
        var lead = record(outcome.judge)
        for statement in outcome.statements {
          lines += self.lines(of: statement, lead: lead, style)
          lead = blank(lead.columns)
        }
      }
    }
    lines += hang(record(words.known), styled(report.grounds, .quiet))
    if let note = report.note { lines += hang(record(words.note), own(note)) }
    return lines
  }
}

extension Verdict {
  package var style: Style {
    switch self {
    case .holds: .good
    case .wrong, .overstated, .imprecise, .outdated: .bad
    case .open, .opinion: .plain
    }
  }
}
