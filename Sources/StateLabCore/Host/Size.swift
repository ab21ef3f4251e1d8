/// Width and height in points.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let phone = Size(width: 390, height: 844)
  public static let zero = Size(width: 0, height: 0)
}
