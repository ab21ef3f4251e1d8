extension CGRect {
  /// The rectangle that is no place, such as the intersection of two distant rectangles.
  public static let null = CGRect(
    origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), size: .zero)
  /// The rectangle that contains every other one.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// True for ``null``.
  public var isNull: Bool { minX == .infinity || minY == .infinity }
  /// True for ``null``, and without a width or a height.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// True for ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// The same area with a positive width and height.
  public var standardized: CGRect {
    isNull
      ? self
      : CGRect(
        x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height))
  }
  /// The smallest rectangle of whole numbers around this one.
  public var integral: CGRect {
    guard !isNull else { return self }
    let (area, one) = (standardized, FloatingPointRoundingRule.down)
    let (x, y) = (area.minX.rounded(one), area.minY.rounded(one))
    return CGRect(
      x: x, y: y, width: area.maxX.rounded(.up) - x, height: area.maxY.rounded(.up) - y)
  }

  /// The smallest rectangle around both.
  public func union(_ r2: CGRect) -> CGRect {
    if isNull { return r2 }
    if r2.isNull { return self }
    let (a, b) = (standardized, r2.standardized)
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }
  /// The common area, or ``null``.
  public func intersection(_ r2: CGRect) -> CGRect {
    guard !isNull, !r2.isNull else { return .null }
    let (a, b) = (standardized, r2.standardized)
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    let (width, height) = (min(a.maxX, b.maxX) - x, min(a.maxY, b.maxY) - y)
    return width < 0 || height < 0 ? .null : CGRect(x: x, y: y, width: width, height: height)
  }
  /// True if the two have a common point.
  public func intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isNull }
  /// True if the other rectangle is inside.
  public func contains(_ rect2: CGRect) -> Bool { union(rect2) == standardized }
}
