nonisolated extension Fence {
  /// Reads a header, a rule `|---|---|` and rows of as many cells.
  func table() throws(LessonError) -> Table {
    let lines = lines.filter { !$0.isBlank }
    guard lines.count > 2, lines[1].text.allSatisfy({ "|-: ".contains($0) }) else {
      throw opening.error("the table is not complete; write a header, a rule `|---|`, and rows")
    }
    let header = try lines[0].cells()
    var rows: [[Table.Cell]] = []
    for line in lines.dropFirst(2) {
      let row = try line.cells()
      guard row.count == header.count else {
        throw line.error("this row has \(row.count) cells and the header \(header.count)")
      }
      rows.append(row)
    }
    return Table(header: header, rows: rows)
  }
}

nonisolated extension SourceLine {
  fileprivate func cells() throws(LessonError) -> [Table.Cell] {
    guard let texts = TableRow(text)?.cells else {
      throw error("`\(text)` is no row of a table; write `| CELL | CELL |`")
    }
    var cells: [Table.Cell] = []
    for text in texts { cells.append(try cell(text)) }
    return cells
  }

  /// Reads a cell. It is computed when it begins with the name of a finding and ` =`.
  private func cell(_ text: String) throws(LessonError) -> Table.Cell {
    guard let (left, right) = text.splitOnce(at: "="), left.hasSuffix(" "),
      !left.trimmed.contains(" "), left.contains(".")
    else { return .text(text) }
    return .finding(try findingReference(left.trimmed), recorded: right.trimmed)
  }
}
