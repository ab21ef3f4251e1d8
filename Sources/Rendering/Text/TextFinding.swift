extension TextRenderer {
  package func lines(of report: FindingReport) -> [Line] {
    let column = max(6, (report.rows.map(\.name.count).max() ?? 0) + 2)
    return [report.head]
      + report.rows.flatMap { row in
        hang((blank(2) + styled(row.name, .quiet)).padded(to: 2 + column), own(row.text))
      }
  }
}
