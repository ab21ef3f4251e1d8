/// An outline, without its elements. Looks only.
nonisolated public struct Path: Shape, Equatable {
  nonisolated public init() {}
  /// A rectangle.
  nonisolated public init(_ rect: CGRect) {}
  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) {}
  /// A rectangle with rounded corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
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
  nonisolated public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {}
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {}
  nonisolated public mutating func addRects(_ rects: [CGRect]) {}
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) {}
  /// Has no effect here.
  nonisolated public mutating func addPath(_ path: Path) {}

  /// The path itself: it has no points here.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { self }
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// A point without extent: the path has no points here.
  nonisolated public var boundingRect: CGRect { .zero }
  /// True: the path has no points here.
  nonisolated public var isEmpty: Bool { true }
  /// Nil: the path has no points here.
  nonisolated public var currentPoint: CGPoint? { nil }
  /// False: the path has no points here.
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
  nonisolated public mutating func closeSubpath() {}
}
