/// A row of a Markdown table as text, in which a cell writes `|` as `\|`.
nonisolated public struct TableRow: Hashable {
  public var cells: [String]

  public init(cells: [String]) { self.cells = cells }

  /// Parses `| a | b |`, or returns nil for a line of another form.
  public init?(_ line: String) {
    let line = line.trimmed
    let (bar, escape) = (UInt8(ascii: "|"), UInt8(ascii: "\\"))
    var rest = line.utf8.dropFirst()
    guard line.utf8.first == bar, rest.last == bar, rest.dropLast().last != escape else {
      return nil
    }
    cells = []
    // The beginning of a cell, up to an escaped bar.
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
