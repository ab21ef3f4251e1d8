/// A row of the contract's tables: code, output or a statement of an article.
nonisolated public struct Row: Hashable {
  /// `F9`, or `D21b` where a row of the table has parts.
  public let id: String

  /// True if a claim, a finding or a snippet with this id belongs to the row: `F20a-bodies` to
  /// `F20`.
  public func has(_ id: String) -> Bool {
    guard id.hasPrefix(self.id) else { return false }
    return !(id.dropFirst(self.id.count).first?.isNumber ?? false)
  }

  /// The article's letter: `F`.
  public var letter: Character { id.first ?? " " }

  /// The rows that a list names: `D1 to D20, D21a, D21b`.
  static func rows(named list: String) -> [Row] {
    list.split(separator: ",").map(\.trimmed).flatMap { part -> [Row] in
      let ends = part.split(separator: " to ").map(String.init)
      guard ends.count == 2, let first = Int(ends[0].dropFirst()), let letter = ends[0].first,
        let last = Int(ends[1].dropFirst()), first <= last
      else { return [Row(id: part)] }
      return (first...last).map { Row(id: "\(letter)\($0)") }
    }
  }
}
