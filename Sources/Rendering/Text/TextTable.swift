extension TextRenderer {
  /// Columns, as wide as the page allows; one record a row where columns would be too narrow.
  package func lines(ofTable rows: [[Line]], _ header: [Line]) -> [Line] {
    guard let columns = columns(for: [header] + rows.filter { !isHeading($0, of: header) }) else {
      return lines(ofRecords: rows, header)
    }
    let total = columns.reduce(0, +) + Self.gap * (columns.count - 1)
    let rule = blank(margin) + styled(String(repeating: "─", count: total), .quiet)
    return lines(ofRow: header.map { Line($0.text, .strong) }, columns) + [rule]
      + rows.flatMap { row in
        isHeading(row, of: header) ? paragraph(row[0]) : lines(ofRow: row, columns)
      }
  }

  private func isHeading(_ row: [Line], of header: [Line]) -> Bool {
    row.count == 1 && header.count > 1
  }

  private static var gap: Int { 3 }
  /// The narrowest column.
  private static var narrowest: Int { 12 }

  /// The widths of the columns. The widest columns shrink first, down to their longest word,
  /// because broken names are hard to read. Nil where the page is still too narrow.
  private func columns(for rows: [[Line]]) -> [Int]? {
    let count = rows.first?.count ?? 0
    var columns = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
    }
    let least = (0..<count).map { column in
      rows.reduce(Self.narrowest) { least, row in
        column < row.count ? max(least, row[column].longestWord) : least
      }
    }
    let room = output.width - margin - Self.gap * (count - 1)
    while columns.reduce(0, +) > room {
      let yielding = columns.indices.filter { columns[$0] > least[$0] }
      guard let column = yielding.max(by: { columns[$0] < columns[$1] }) else { return nil }
      columns[column] -= 1
    }
    return columns
  }

  private func lines(ofRow cells: [Line], _ columns: [Int]) -> [Line] {
    let cells = zip(cells, columns).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { row in
      var line = blank(margin)
      for (cell, width) in zip(cells, columns) {
        line += (row < cell.count ? cell[row] : Line()).padded(to: width + Self.gap)
      }
      return line.withoutTrailingBlank
    }
  }

  private func lines(ofRecords rows: [[Line]], _ header: [Line]) -> [Line] {
    var lines: [Line] = []
    for row in rows {
      if !lines.isEmpty { lines.append(Line()) }
      if isHeading(row, of: header) { lines += paragraph(row[0], margin: 0) }
      for (position, cell) in row.enumerated() where !isHeading(row, of: header) {
        if position == 0 {
          lines += paragraph(Line(cell.text, .strong))
        } else {
          let name = position < header.count ? header[position].text : ""
          lines += hang(blank(margin + 2) + Line(name + ": ", .quiet), cell)
        }
      }
    }
    return lines
  }
}
