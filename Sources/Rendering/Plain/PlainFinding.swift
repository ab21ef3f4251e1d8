extension PlainRenderer {
  package func lines(of report: FindingReport) -> [String] {
    [said(report.head)]
      + report.rows.map { row in (row.name.isEmpty ? "" : "\(row.name): ") + said(row.text) }
  }
}
