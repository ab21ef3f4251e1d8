/// A shape, as a view. A shape has no line on this screen, and its `path(in:)` is never called.
nonisolated public protocol Shape: Animatable, _PrimitiveView {
  /// The outline in a rectangle. Never called here.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ShapeNode(view, site)
  }

  /// Looks only.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView { look(.fill, .none) }
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some ShapeView {
    look(.fill, content._look)
  }
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { ModifiedShape(shape: self) }
  public func stroke(style: StrokeStyle) -> some Shape { ModifiedShape(shape: self) }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { ModifiedShape(shape: self) }
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ModifiedShape(shape: self)
  }
}

/// A shape that supports an inset.
nonisolated public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Looks only.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    look(.stroke, .none)
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    look(.stroke, .none)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { ModifiedShape(shape: self) }
}

/// A filled or stroked shape, which more fills and strokes may follow (iOS 17). Apple's `shape` is
/// missing.
nonisolated public protocol ShapeView: View {}

extension ModifiedContent: ShapeView where Content: View, Modifier == _LookModifier {}

extension ShapeView {
  /// Looks only.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some ShapeView {
    look(.fill, content._look)
  }
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView { look(.stroke, content._look) }
}

private final class ShapeNode<V: Shape>: ViewNode<V> {
  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    graph.shapes.add(1, of: V.self, named: V.nameOfShape)
  }

  override func update(_ view: V) {
    let old = graph.recorder == nil ? [] : looks
    super.update(view)
    if graph.recorder != nil { noteLooks(from: old, to: looks, of: self) }
  }

  private var looks: [Look] { (view as? any ViewWithLooks)?.looks ?? [] }

  override func didUnmount() { graph.shapes.add(-1, of: V.self, named: V.nameOfShape) }

  override func answer(_ query: NodeQuery) {
    if let names = query as? NameQuery { names.find(V.nameOfShape) } else { super.answer(query) }
  }
}

extension Shape {
  @MainActor static var nameOfShape: String {
    (Self.self as? any ShapeModifying.Type)?.nameInside ?? baseTypeName(Self.self)
  }
}

/// The result of a modifier for a shape, which has the name of the shape.
nonisolated protocol ShapeModifying: Shape {
  associatedtype Base: Shape
  var shape: Base { get }
}

extension ShapeModifying {
  @MainActor static var nameInside: String { Base.nameOfShape }
  /// The looks of the shape inside.
  var looksInside: [Look] { (shape as? any ViewWithLooks)?.looks ?? [] }
}

/// The result of a modifier without parameters of its own.
nonisolated private struct ModifiedShape<Base: Shape>: InsettableShape, ShapeModifying,
  ViewWithLooks
{
  let shape: Base
  var looks: [Look] { looksInside }
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The style of a stroke. Looks only.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points; looks only.
  public var lineWidth: CGFloat
  /// The ends, the corners and the gaps of the line; looks only.
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// A line of this width, with the gaps of `dash`.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    (self.lineCap, self.lineJoin, self.miterLimit) = (lineCap, lineJoin, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}

/// The end of a line. Looks only.
public enum CGLineCap: Hashable, Sendable { case butt, round, square }
/// The corner of a line. Looks only.
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }
/// The corners of a rectangle. Looks only.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A circle in the center of its frame. Looks only.
nonisolated public struct Circle: InsettableShape, Sendable {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

/// An ellipse as large as its frame. Looks only.
nonisolated public struct Ellipse: InsettableShape, Sendable {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

/// A rectangle as large as its frame. Looks only.
nonisolated public struct Rectangle: InsettableShape, Sendable {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners. Looks only.
nonisolated public struct RoundedRectangle: InsettableShape, Sendable {
  /// The radius of the corners, as a size.
  public var cornerSize: CGSize

  /// Corners with this radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// Corners with this size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with separate radii for its corners. Looks only.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Sendable {
  private let radii: [CGFloat]

  /// Corners with these radii.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) { radii = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius] }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with two round ends. Looks only.
nonisolated public struct Capsule: InsettableShape, Sendable {
  /// A capsule; both styles look alike here.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of the nearest container that sets one. Looks only.
nonisolated public struct ContainerRelativeShape: InsettableShape, Sendable {
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A type-erased shape. Looks only.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape
  /// Erases the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Circle {
  /// One of Apple's shapes, by a short name; looks only.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// One of Apple's shapes, by a short name; looks only.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// One of Apple's shapes, by a short name; looks only.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Capsule {
  /// A rectangle with two round ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
  /// One of Apple's shapes, by a short name; looks only.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// One of Apple's shapes, by a short name; looks only.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

/// The radii of a rectangle's corners. Looks only.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of a corner.
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Corners with these radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  /// Corners with these radii.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
      style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with separate radii for its corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle with separate radii for its corners.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
