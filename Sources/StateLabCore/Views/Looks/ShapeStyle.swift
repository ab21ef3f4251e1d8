/// What fills a shape or draws a text: a colour, a gradient, a material. Looks only: all that
/// counts
/// is that the program compiles.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var black: Color { .black }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var blue: Color { .blue }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var brown: Color { .brown }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var clear: Color { .clear }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var cyan: Color { .cyan }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var gray: Color { .gray }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var green: Color { .green }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var indigo: Color { .indigo }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var mint: Color { .mint }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var orange: Color { .orange }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var pink: Color { .pink }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var purple: Color { .purple }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var red: Color { .red }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var teal: Color { .teal }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var white: Color { .white }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var yellow: Color { .yellow }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  @_disfavoredOverload
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle {
  /// The style, partly transparent.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style with a shadow.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style. Looks only.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style that depends on where it is used, such as ``ShapeStyle/primary``. Looks only.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  fileprivate let level: Int

  /// A level of emphasis, from the first to the fourth; looks only.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// A level of emphasis, from the first to the fourth; looks only.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// A level of emphasis, from the first to the fourth; looks only.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// A level of emphasis, from the first to the fourth; looks only.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The tint of the views around. Looks only.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the views around. Looks only.
public struct BackgroundStyle: ShapeStyle {
  /// The background.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground of the views around. Looks only.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A blurred background. Looks only.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// A translucent layer between a view and what is behind it; looks only.
  public static let ultraThin = Material(name: "ultraThin")
  /// A translucent layer between a view and what is behind it; looks only.
  public static let thin = Material(name: "thin")
  /// A translucent layer between a view and what is behind it; looks only.
  public static let regular = Material(name: "regular")
  /// A translucent layer between a view and what is behind it; looks only.
  public static let thick = Material(name: "thick")
  /// A translucent layer between a view and what is behind it; looks only.
  public static let ultraThick = Material(name: "ultraThick")
  /// A translucent layer between a view and what is behind it; looks only.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var thinMaterial: Material { .thin }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var regularMaterial: Material { .regular }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var thickMaterial: Material { .thick }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A colour or a material that Apple names, where a style is expected; looks only.
  public static var bar: Material { .bar }
}

/// Any style. Looks only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }
}

// MARK: Gradients

/// Colours that run into each other. Looks only.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place; looks only.
    public var color: Color
    /// Where on the way from the first colour, 0, to the last, 1.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in their order, each with its place; looks only.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at the same distance from each other.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// Any gradient. Looks only.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Hides what the gradient is made of.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A gradient along a line. Looks only.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// Between two places.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }
  /// Between two places, through these colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
  /// Between two places, through these colours at their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  func draw(on screen: inout Screen) {}
}

/// A gradient around a place. Looks only.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// From the middle outwards.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
  }
  /// From the middle outwards, through these colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  /// From the middle outwards, through these colours at their places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
  }

  func draw(on screen: inout Screen) {}
}

/// A gradient along a circle. Looks only.
nonisolated public struct AngularGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// From one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }
  /// Once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { self.gradient = gradient }
  /// Once around, through these colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
  /// From one angle to another, through these colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  func draw(on screen: inout Screen) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
