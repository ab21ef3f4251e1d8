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

  /// A cell is computed when it begins with the name of a finding and ` =`.
  private func cell(_ text: String) throws(LessonError) -> Table.Cell {
    guard let (left, right) = text.splitOnce(at: "="), left.hasSuffix(" "),
      !left.trimmed.contains(" "), left.contains(".")
    else { return .text(text) }
    return .finding(try findingReference(left.trimmed), recorded: right.trimmed)
  }
}

/// A row of a Markdown table as text, in which a cell writes `|` as `\|`.
nonisolated public struct TableRow: Hashable {
  public var cells: [String]

  public init(cells: [String]) { self.cells = cells }

  /// Takes apart `| a | b |`, or returns nil when the line has no such form.
  public init?(_ line: String) {
    let line = line.trimmed
    let (bar, escape) = (UInt8(ascii: "|"), UInt8(ascii: "\\"))
    var rest = line.utf8.dropFirst()
    guard line.utf8.first == bar, rest.last == bar, rest.dropLast().last != escape else {
      return nil
    }
    cells = []
    // The beginning of a cell, up to a bar that belongs to its text.
    var start = ""
    while let end = rest.firstIndex(of: bar) {
      let part = Substring(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if part.utf8.last == escape {
        start += part.dropLast() + "|"
      } else {
        cells.append(start.isEmpty ? part.trimmed : (start + part).trimmed)
        start = ""
      }
    }
  }

  public var line: String {
    "| "
      + cells.map {
        $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      }
      .joined(separator: " | ") + " |"
  }
}
