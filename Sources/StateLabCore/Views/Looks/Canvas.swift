/// A view for drawing. Looks only: nothing is drawn, so the closure never runs, and its reads make
/// no dependency.
nonisolated public struct Canvas<Symbols: View>: ContainerView {
  let content: ModifiedContent<Symbols, _CanvasModifier>

  /// A drawing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    content = ModifiedContent(content: EmptyView(), modifier: _CanvasModifier())
  }

  /// A drawing with views as symbols, which are mounted, but not drawn.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { content = ModifiedContent(content: symbols(), modifier: _CanvasModifier()) }
}

/// The area of a drawing, which a person can touch. Only the closure of the drawing would put a symbol on
/// the screen.
nonisolated public struct _CanvasModifier: PrimitiveModifier, ScreenModifier {
  typealias Playing = ScreenModifierPlayer<Self>

  var nameOfContent: String? { "Canvas" }

  @MainActor func draw(on screen: Screen, content: () -> Void) {
    if screen.drawsHidden { content() }
  }
}

/// The drawing context of a `Canvas`. Looks only.
public struct GraphicsContext {
  /// The opacity of the following drawings.
  public var opacity: Double
  /// The blend mode of the following drawings.
  public var blendMode: BlendMode
  /// The environment of the drawing.
  public let environment: EnvironmentValues

  /// A color, a gradient or a material to fill or draw a shape with.
  public struct Shading {
    /// One color for the whole shape.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Any style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// The foreground style of the view.
    public static var foreground: Shading { Shading() }
  }

  /// An effect on the following drawings.
  public struct Filter {
    /// A color that multiplies the colors.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// The share of the original colors.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    /// An alpha above a threshold becomes the color.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
    /// A blur of this radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A shadow at this distance in points.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// A text or an image, prepared for drawing.
  public struct Resolved {
    /// The size of the content; here zero.
    public func measure(in size: CGSize) -> CGSize { .zero }
    /// The size of the content; here zero.
    public var size: CGSize { .zero }
  }

  /// Looks only.
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ resolved: Resolved, in rect: CGRect) {}
  public func resolve(_ text: Text) -> Resolved { Resolved() }
  public func resolve(_ image: Image) -> Resolved { Resolved() }
  /// Looks only: the result is always nil.
  public func resolveSymbol(id: some Hashable) -> Resolved? { nil }
  /// Looks only.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path) {}
  public mutating func addFilter(_ filter: Filter) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}
