/// A row of the contract's tables: something that an article sets up, shows or says.
public struct Row: Hashable {
  /// `F9`, or `D21b` where a row of the table has parts.
  public let id: String

  /// Whether a claim, a finding or a snippet with this id belongs to the row: `F20a-bodies` to `F20`.
  public func has(_ id: String) -> Bool {
    guard id.hasPrefix(self.id) else { return false }
    return !(id.dropFirst(self.id.count).first?.isNumber ?? false)
  }

  /// The article's letter: `F`.
  public var letter: Character { id.first ?? " " }

  /// All rows that the course has to treat, by article.
  public static let all =
    rows("F", 1...21) + rows("D", 1...20) + ["a", "b", "c", "d"].map { Row(id: "D21\($0)") }
    + rows("D", 22...27) + rows("N", 1...20) + rows("W", 1...18)

  private static func rows(_ letter: String, _ numbers: ClosedRange<Int>) -> [Row] {
    numbers.map { Row(id: "\(letter)\($0)") }
  }
}
