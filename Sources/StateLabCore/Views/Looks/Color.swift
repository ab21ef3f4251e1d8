/// A color; as a view it fills its frame, which has no line on this screen.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The name of a named color, and the components of any other color: `#FF0000FF`.
  public let description: String
  /// Nil for a color of an asset catalog.
  let components: ColorComponents?

  private init(description: String, _ components: ColorComponents?) {
    self.description = description
    self.components = components
  }

  /// A color without a name.
  init(_ components: ColorComponents) {
    self.init(description: components.description, components)
  }
}

extension Color {
  /// One of Apple's named colors; on a device, `primary`, `secondary` and `accentColor` adapt to
  /// their context.
  public static let black = Color(description: "black", .black)
  public static let blue = Color(description: "blue", .init(0x007AFF))
  public static let brown = Color(description: "brown", .init(0xA2845E))
  public static let clear = Color(description: "clear", .init(white: 0, opacity: 0))
  public static let cyan = Color(description: "cyan", .init(0x32ADE6))
  public static let gray = Color(description: "gray", .init(0x8E8E93))
  public static let green = Color(description: "green", .init(0x34C759))
  public static let indigo = Color(description: "indigo", .init(0x5856D6))
  public static let mint = Color(description: "mint", .init(0x00C7BE))
  public static let orange = Color(description: "orange", .init(0xFF9500))
  public static let pink = Color(description: "pink", .init(0xFF2D55))
  public static let purple = Color(description: "purple", .init(0xAF52DE))
  public static let red = Color(description: "red", .init(0xFF3B30))
  public static let teal = Color(description: "teal", .init(0x30B0C7))
  public static let white = Color(description: "white", .init(white: 1))
  public static let yellow = Color(description: "yellow", .init(0xFFCC00))
  public static let primary = Color(description: "primary", .black)
  public static let secondary = Color(description: "secondary", .init(0x3C3C43, opacity: 0.6))
  public static let accentColor = Color(description: "accentColor", .init(0x007AFF))
}

extension Color: BlankView {
  var looks: [Look] { [Look(.color, .color(self))] }
  var colorInName: Color? { self }
}

extension Color {
  /// The color space of a color's components. The simulation does not convert components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space, the same space without gamma, or the wider space of newer screens.
    case sRGB, sRGBLinear, displayP3
  }

  /// A color of an asset catalog, by its name. The simulation reads no catalog.
  public init(_ name: String) { self.init(description: name.literal, nil) }

  /// A color by its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(ColorComponents(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A gray, from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(ColorComponents(white: white, opacity: opacity))
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// A color of the system, such as `.systemBackground`.
  public init(_ color: UIColor) { self.init(description: color.description, color.components) }

  /// A color of the system.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The color with an opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      description: "\(self).opacity(\(opacity))", components?.withOpacity(opacity))
  }

  /// The color with a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A mix of this color and another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let mixed = rhs.components.flatMap { components?.mixed(with: $0, by: fraction) }
    return Color(description: "\(self).mix(\(rhs), \(fraction))", mixed)
  }
}
