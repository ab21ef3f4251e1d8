/// A finding about a program: a first line as a compiler writes it, and what shows it.
package struct FindingReport: Hashable {
  /// `Likes.swift:8:3: proved: …  [id]`. It is never broken, so that editors can read it.
  package let head: Line
  package let rows: [Row]

  package struct Row: Hashable {
    /// `1:20`, `fix`; empty for a row that belongs to the one above.
    package let name: String
    package let text: Line

    package init(name: String, text: Line) {
      self.name = name
      self.text = text
    }
  }

  package init(head: Line, rows: [Row]) {
    self.head = head
    self.rows = rows
  }
}

extension TextRenderer {
  package func lines(of report: FindingReport) -> [Line] {
    let column = max(6, (report.rows.map(\.name.count).max() ?? 0) + 2)
    return [report.head]
      + report.rows.flatMap { row in
        hang((blank(2) + styled(row.name, .quiet)).padded(to: 2 + column), own(row.text))
      }
  }
}

extension PlainRenderer {
  package func lines(of report: FindingReport) -> [String] {
    [said(report.head)]
      + report.rows.map { row in (row.name.isEmpty ? "" : "\(row.name): ") + said(row.text) }
  }
}
