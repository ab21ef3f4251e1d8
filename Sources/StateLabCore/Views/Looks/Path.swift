/// An outline, stored as the elements that the program adds. Paths with different elements are not
/// equal.
nonisolated public struct Path: Shape, Equatable, Sendable {
  private(set) var elements: [Element] = []

  /// A part of a path, or a change of the parts before it.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
    case arc(CGPoint, CGFloat, Angle, Angle, clockwise: Bool?)
    case tangentArc(CGPoint, CGPoint, CGFloat)
    case stroked(StrokeStyle)
    case trimmed(CGFloat, CGFloat)
    case transformed([CGFloat])
    case closed
  }

  nonisolated public init() {}
  /// A rectangle.
  nonisolated public init(_ rect: CGRect) { addRect(rect) }
  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// A rectangle with rounded corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style
    )
  }
  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  /// The path that the closure adds to an empty path.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public func path(in rect: CGRect) -> Path { self }

  /// Looks only.
  nonisolated public mutating func move(to end: CGPoint) { elements.append(.move(end)) }
  nonisolated public mutating func addLine(to end: CGPoint) { elements.append(.line(end)) }
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  nonisolated public mutating func addRect(_ rect: CGRect) { elements.append(.rect(rect)) }
  nonisolated public mutating func addEllipse(in rect: CGRect) { elements.append(.ellipse(rect)) }
  nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: .continuous)
  }
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(end, control))
  }
  /// Looks only.
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { elements.append(.curve(end, control1, control2)) }
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { elements.append(.arc(center, radius, startAngle, endAngle, clockwise: clockwise)) }
  nonisolated public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) { elements.append(.tangentArc(tangent1End, tangent2End, radius)) }
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) { elements.append(.arc(center, radius, startAngle, delta, clockwise: nil)) }
  nonisolated public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) { elements.append(.roundedRect(rect, cornerSize, style)) }
  /// Looks only.
  nonisolated public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The outline of the stroked path. Looks only.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { adding(.stroked(style)) }
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    adding(.trimmed(from, to))
  }
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    _transformed(by: [1, 0, 0, 1, dx, dy])
  }
  /// The transformed path. Looks only.
  nonisolated public func _transformed(by matrix: [CGFloat]) -> Path {
    adding(.transformed(matrix))
  }
  /// True if the path has no elements.
  nonisolated public var isEmpty: Bool { elements.isEmpty }
  nonisolated public mutating func closeSubpath() { elements.append(.closed) }

  private func adding(_ element: Element) -> Path {
    var path = self
    if !isEmpty { path.elements.append(element) }
    return path
  }
}
