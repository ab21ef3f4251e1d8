/// A color, a gradient or a material that fills a shape or draws a text. Looks only: a style only
/// needs to compile.
public protocol ShapeStyle: Sendable {
  /// The style as a look.
  var _look: _LookValue { get }
}

extension ShapeStyle {
  /// The name of the style's type.
  public var _look: _LookValue { .name(baseTypeName(Self.self)) }
}

extension Color: ShapeStyle {
  public var _look: _LookValue { .color(self) }

  /// The color of a style that is one; ``primary`` for any other style.
  public init<T: Hashable & ShapeStyle>(_ color: T) { self = color as? Color ?? .primary }
}

extension ShapeStyle where Self == Color {
  /// One of Apple's colors or materials, as a style; looks only.
  @_disfavoredOverload public static var black: Color { .black }
  @_disfavoredOverload public static var blue: Color { .blue }
  @_disfavoredOverload public static var brown: Color { .brown }
  @_disfavoredOverload public static var clear: Color { .clear }
  @_disfavoredOverload public static var cyan: Color { .cyan }
  @_disfavoredOverload public static var gray: Color { .gray }
  @_disfavoredOverload public static var green: Color { .green }
  @_disfavoredOverload public static var indigo: Color { .indigo }
  @_disfavoredOverload public static var mint: Color { .mint }
  @_disfavoredOverload public static var orange: Color { .orange }
  @_disfavoredOverload public static var pink: Color { .pink }
  @_disfavoredOverload public static var purple: Color { .purple }
  @_disfavoredOverload public static var red: Color { .red }
  @_disfavoredOverload public static var teal: Color { .teal }
  @_disfavoredOverload public static var white: Color { .white }
  @_disfavoredOverload public static var yellow: Color { .yellow }
  @_disfavoredOverload public static var accentColor: Color { .accentColor }
}

extension ShapeStyle {
  /// The style with an opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style with a shadow.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// A level of the style, from the second to the fifth. A recording does not note the level.
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A style with an opacity, a shadow or a blend mode over what is behind it.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    Color.primary.opacity(opacity)
  }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}

/// The shadow of a style. Looks only.
public struct ShadowStyle: Hashable, Sendable {
  private let isInside: Bool
  private let color: Color
  private let radius, x, y: CGFloat

  /// A shadow behind the content.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInside: false, color: color, radius: radius, x: x, y: y) }
  /// A shadow inside the content.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInside: true, color: color, radius: radius, x: x, y: y) }
}

/// A style that depends on its context, such as ``ShapeStyle/primary``. Looks only.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  fileprivate let level: Int

  /// A level of emphasis, from the first to the fifth; looks only.
  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)

  public var _look: _LookValue {
    .name(["primary", "secondary", "tertiary", "quaternary", "quinary"][level - 1])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint of the nearest ancestor that sets one. Looks only.
public struct TintShapeStyle: ShapeStyle {
  /// The tint style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the nearest ancestor that sets one. Looks only.
public struct BackgroundStyle: ShapeStyle {
  /// The background style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground of the nearest ancestor that sets one. Looks only.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of a separator, of a placeholder, of a link, or of a selection. Looks only.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style of separators.
  public init() {}
}
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style of placeholders.
  public init() {}
}
public struct LinkShapeStyle: ShapeStyle {
  /// The style of links.
  public init() {}
}
public struct FillShapeStyle: ShapeStyle {
  /// The style of filled shapes.
  public init() {}
}
public struct SelectionShapeStyle: ShapeStyle {
  /// The style of selected rows.
  public init() {}
}
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style behind a window's content.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A blurred background. Looks only.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// A translucent layer between a view and the content behind it; looks only.
  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")

  public var _look: _LookValue { .name("\(name) material") }
}

extension ShapeStyle where Self == Material {
  /// One of Apple's colors or materials, as a style; looks only.
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A type-erased style. Looks only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }
  public var _look: _LookValue { style._look }
}

/// An image as a repeated pattern. Looks only.
public struct ImagePaint: ShapeStyle {
  /// The image of the pattern.
  public var image: Image
  /// The part of the image, in unit space.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// A pattern of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image as a repeated pattern. Looks only.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
