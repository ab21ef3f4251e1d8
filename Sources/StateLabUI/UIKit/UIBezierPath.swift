import StateLabCore

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner, or all of them.
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}

/// An outline of Core Graphics. A path has no points here.
public final class CGPath: Sendable {}

extension CGContext {
  /// Looks only.
  public func addPath(_ path: CGPath) {}
}

/// An outline of UIKit, for shapes that use one. It has no points here, and nothing is drawn.
@preconcurrency @MainActor
public final class UIBezierPath {
  /// Stored without effect.
  public nonisolated(unsafe) var lineWidth: CGFloat = 1
  /// The outline of Core Graphics.
  public nonisolated let cgPath = CGPath()

  /// A path, here without points.
  public nonisolated init() {}
  public nonisolated convenience init(rect: CGRect) { self.init() }
  public nonisolated convenience init(ovalIn rect: CGRect) { self.init() }
  public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
  }
  public nonisolated convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  public nonisolated convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { self.init() }

  /// Has no effect here.
  public nonisolated func move(to point: CGPoint) {}
  public nonisolated func addLine(to point: CGPoint) {}
  public nonisolated func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {}
  public nonisolated func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  public nonisolated func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public nonisolated func append(_ bezierPath: UIBezierPath) {}
  public nonisolated func close() {}
  public nonisolated func apply(_ transform: CGAffineTransform) {}
}

extension Path {
  /// A path, here without points.
  public nonisolated init(_ path: CGPath) { self.init() }
  /// The outline of Core Graphics.
  public nonisolated var cgPath: CGPath { CGPath() }
}
