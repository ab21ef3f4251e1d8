extension TextRenderer {
  package func lines(of report: FindingReport) -> [Line] {
    let column = max(6, (report.rows.map(\.name.count).max() ?? 0) + 2)
    return head(of: report)
      + report.rows.flatMap { row in
        hang((blank(2) + styled(row.name, .quiet)).padded(to: 2 + column), own(row.text))
      }
  }

  /// The first line: as it is for other programs, and broken for a person on a terminal.
  private func head(of report: FindingReport) -> [Line] {
    guard output.isTerminal, report.head.columns > output.width else { return [report.head] }
    let indent = 8
    var lines = hang(blank(indent), report.head)
    var first = Line()
    first.append(lines[0], bytes: indent..<lines[0].text.utf8.count)
    lines[0] = first
    return lines
  }
}
