/// A length or a coordinate. On Apple's platforms `CGFloat` is a type of its own that converts to
/// `Double` and back; here it is `Double`.
public typealias CGFloat = Double

/// A width and a height.
public struct CGSize: Hashable, Sendable, Codable {
  /// A length in points.
  public var width: CGFloat
  public var height: CGFloat

  /// A size of zero.
  public static let zero = CGSize(width: 0, height: 0)

  /// A size of zero.
  public init() { self = .zero }
  /// A size in points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  /// A size in whole points.
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

/// A point in two dimensions.
public struct CGPoint: Hashable, Sendable, Codable {
  /// The distance from the left, in points.
  public var x: CGFloat
  /// The distance from the top, in points.
  public var y: CGFloat

  /// The top left corner.
  public static let zero = CGPoint(x: 0, y: 0)

  /// A point at the origin.
  public init() { self = .zero }
  /// A point by coordinates in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// A point by coordinates in whole points.
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

/// A rectangle: an origin and a size.
public struct CGRect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: CGPoint
  /// The width and the height.
  public var size: CGSize

  /// An empty rectangle at the origin.
  public static let zero = CGRect(origin: .zero, size: .zero)

  /// An empty rectangle at the origin.
  public init() { self = .zero }
  /// A rectangle with this top left corner.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle by its coordinates.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// A rectangle by whole coordinates.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// The width of the rectangle.
  public var width: CGFloat { size.width }
  /// The height of the rectangle.
  public var height: CGFloat { size.height }
  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The horizontal center.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The top edge.
  public var minY: CGFloat { origin.y }
  /// The vertical center.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { origin.y + size.height }

  /// True if the point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }

  /// A smaller rectangle with the same center.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The same rectangle at another origin.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// A difference between two points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal distance, in points.
  public var dx: CGFloat
  /// The vertical distance, in points.
  public var dy: CGFloat

  /// A difference of zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A difference of zero.
  public init() { self = .zero }
  /// A difference in points.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

// The numbers alone, as Apple prints them.
extension CGSize: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}
extension CGPoint: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}
extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(dx), \(dy))" }
}
extension CGRect: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

/// An angle, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: a half turn is π.
  public var radians: Double
  /// The angle in degrees: a half turn is 180.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle(radians: 0)

  /// An angle of zero.
  public init() { self = .zero }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// True if the first angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// A part of an angle.
  public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
  /// The opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// A multiple of an angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies the angle.
  public static func *= (a: inout Angle, factor: Double) { a = a * factor }
  /// Divides the angle.
  public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}

/// A point in the unit square.
public struct UnitPoint: Hashable, Sendable {
  /// The position from the left edge, 0, to the right edge, 1.
  public var x: CGFloat
  /// The position from the top edge, 0, to the bottom edge, 1.
  public var y: CGFloat

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point in the unit square.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center, or the named point on an edge or in a corner.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
