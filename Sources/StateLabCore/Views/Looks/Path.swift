/// An outline, without its elements. Looks only.
nonisolated public struct Path: Shape, Equatable {
  nonisolated public init() {}
  /// A rectangle.
  nonisolated public init(_ rect: CGRect) {}
  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) {}
  /// A rectangle with rounded corners.
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// The path that the closure adds to an empty path.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public func path(in rect: CGRect) -> Path { self }

  /// Has no effect here.
  nonisolated public mutating func move(to end: CGPoint) {}
  nonisolated public mutating func addLine(to end: CGPoint) {}
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
  nonisolated public mutating func addRect(_ rect: CGRect) {}
  nonisolated public mutating func addEllipse(in rect: CGRect) {}
  nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Has no effect here: the simulation draws no path.
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Has no effect here.
  nonisolated public mutating func addPath(_ path: Path) {}
  nonisolated public mutating func closeSubpath() {}
}
