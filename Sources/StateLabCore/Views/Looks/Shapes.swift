/// A form in a plane, as a view. It takes no line on this screen, and its path is never asked for.
public protocol Shape: _PrimitiveView {
  /// The outline in a rectangle. Not called here.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ShapeNode(view, site)
  }

  /// Looks only.
  public func fill(_ content: some ShapeStyle) -> some View { looksOnly }
  public func fill() -> some View { looksOnly }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { looksOnly }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { looksOnly }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { ModifiedShape(shape: self) }
  public func stroke(style: StrokeStyle) -> some Shape { ModifiedShape(shape: self) }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { ModifiedShape(shape: self) }
}

/// A form that can be made smaller all around.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Looks only.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    looksOnly
  }
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    looksOnly
  }
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { looksOnly }
  public func inset(by amount: CGFloat) -> some InsettableShape { ModifiedShape(shape: self) }
}

private final class ShapeNode<V: Shape>: ViewNode<V> {
  override func answer(_ query: NodeQuery) {
    if let names = query as? NameQuery { names.name = V.nameOfShape } else { super.answer(query) }
  }
}

extension Shape {
  fileprivate static var nameOfShape: String {
    (Self.self as? any ShapeModifying.Type)?.nameInside ?? baseTypeName(Self.self)
  }
}

@MainActor
private protocol ShapeModifying {
  static var nameInside: String { get }
}

extension ModifiedShape: ShapeModifying {
  static var nameInside: String { Base.nameOfShape }
}

/// A shape that a modifier made of another.
private struct ModifiedShape<Base: Shape>: InsettableShape {
  let shape: Base
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The properties of a line that is drawn. Looks only.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points; looks only.
  public var lineWidth: CGFloat
  private let dash: [CGFloat]

  /// A line of a width, with gaps where `dash` says so.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// The end of a line. Looks only.
public enum CGLineCap: Hashable, Sendable { case butt, round, square }
/// The corner of a line. Looks only.
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }
/// The corners of a rectangle. Looks only.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A circle in the middle of its frame. Looks only.
public struct Circle: InsettableShape {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

/// An ellipse as large as its frame. Looks only.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

/// A rectangle as large as its frame. Looks only.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners. Looks only.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners, as a size.
  public var cornerSize: CGSize

  /// Corners of a radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// Corners of a size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle, some of whose corners are round. Looks only.
public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: [CGFloat]

  /// Corners, each of its radius.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) { radii = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius] }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with two round ends. Looks only.
public struct Capsule: InsettableShape {
  /// A capsule; both styles look alike here.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of the views around. Looks only.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A shape of any type. Looks only.
public struct AnyShape: Shape {
  private let shape: any Shape
  /// Hides the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Circle {
  /// A shape of Apple's, where a shape is expected; looks only.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A shape of Apple's, where a shape is expected; looks only.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// A shape of Apple's, where a shape is expected; looks only.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
