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

/// An outline of Core Graphics. Looks only.
public final class CGPath: Sendable {
  fileprivate let path: Path

  fileprivate init(_ path: Path) { self.path = path }
}

extension CGContext {
  /// Looks only.
  public func addPath(_ path: CGPath) {}
}

/// An outline of UIKit. The simulation does not draw the outline.
@preconcurrency @MainActor
public final class UIBezierPath {
  /// Stored without effect.
  public nonisolated(unsafe) var lineWidth: CGFloat = 1
  private nonisolated(unsafe) var path = Path()
  /// The outline of Core Graphics.
  public nonisolated var cgPath: CGPath { CGPath(path) }

  /// A path without elements.
  public nonisolated init() {}
  public nonisolated convenience init(rect: CGRect) { self.init(Path(rect)) }
  public nonisolated convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// In the simulation, the outline does not depend on `corners`.
  public nonisolated convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(Path(roundedRect: rect, cornerSize: cornerRadii)) }
  public nonisolated convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private nonisolated init(_ path: Path) { self.path = path }

  /// Looks only.
  public nonisolated func move(to point: CGPoint) { path.move(to: point) }
  public nonisolated func addLine(to point: CGPoint) { path.addLine(to: point) }
  public nonisolated func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  public nonisolated func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  public nonisolated func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  public nonisolated func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  public nonisolated func close() { path.closeSubpath() }
  public nonisolated func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }
}

extension Path {
  /// The path of a Core Graphics outline.
  public nonisolated init(_ path: CGPath) { self = path.path }
  /// The outline of Core Graphics.
  public nonisolated var cgPath: CGPath { CGPath(self) }
}
