/// Width and height in points.
public struct Size: Hashable, Sendable {
  /// In points, from the leading to the trailing edge.
  public let width: Int
  /// In points, from top to bottom.
  public let height: Int

  /// A size in whole points; no number is refused.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A common phone, held upright.
  public static let phone = Size(width: 390, height: 844)
  /// The size that a talk said keeps a view from being set up (D23); here it changes nothing.
  public static let zero = Size(width: 0, height: 0)
}

extension Size {
  /// The number of rows that a lazy container shows before anybody scrolls, and with each screen
  /// that somebody scrolls further. Our choice: about what a phone has room for.
  static let rowCount = 20
}
