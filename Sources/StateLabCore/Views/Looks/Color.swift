/// A color; as a view it fills its frame, which has no line on this screen.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The name of a named color, and the components of any other color.
  public let description: String

  private init(description: String) { self.description = description }
}

extension Color {
  /// One of Apple's named colors; on a device, `primary`, `secondary` and `accentColor` adapt to
  /// their context.
  public static let black = Color(description: "black")
  public static let blue = Color(description: "blue")
  public static let brown = Color(description: "brown")
  public static let clear = Color(description: "clear")
  public static let cyan = Color(description: "cyan")
  public static let gray = Color(description: "gray")
  public static let green = Color(description: "green")
  public static let indigo = Color(description: "indigo")
  public static let mint = Color(description: "mint")
  public static let orange = Color(description: "orange")
  public static let pink = Color(description: "pink")
  public static let purple = Color(description: "purple")
  public static let red = Color(description: "red")
  public static let teal = Color(description: "teal")
  public static let white = Color(description: "white")
  public static let yellow = Color(description: "yellow")
  public static let primary = Color(description: "primary")
  public static let secondary = Color(description: "secondary")
  public static let accentColor = Color(description: "accentColor")
}

extension Color: BlankView {
  var looks: [Look] { [Look(.color, .color(self))] }
}

extension Color {
  /// The color space of a color's components. The simulation does not convert components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space, the same space without gamma, or the wider space of newer screens.
    case sRGB, sRGBLinear, displayP3
  }

  /// A color of an asset catalog, by its name. The simulation reads no catalog.
  public init(_ name: String) { self.init(description: name.literal) }

  /// A color by its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init(description: "(\(red), \(green), \(blue), \(opacity))") }

  /// A gray, from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(description: "(\(white), \(opacity))")
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(description: "(hue \(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// A color of the system, such as `.systemBackground`.
  public init(_ color: UIColor) { self.init(description: color.description) }

  /// A color of the system.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The color with an opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(description: "\(self).opacity(\(opacity))")
  }

  /// The color with a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A mix of this color and another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(description: "\(self).mix(\(rhs), \(fraction))")
  }
}
