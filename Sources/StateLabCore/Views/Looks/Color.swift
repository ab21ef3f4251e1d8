/// A color; as a view it fills its frame, which has no line on this screen.
nonisolated public enum Color: Hashable, Sendable {
  /// One of Apple's named colors; on a device, `primary`, `secondary` and `accentColor` adapt to
  /// their context.
  case primary, secondary, accentColor, clear, black, blue, brown, cyan, gray, green, indigo, mint,
    orange, pink, purple, red, teal, white, yellow
  /// Any other color, as text.
  case _other(String)
}

extension Color: BlankView {
  var looks: [Look] { [Look(.color, .color(self))] }
}

extension Color {
  /// The name of a named color, and the components of any other color.
  public var description: String { if case ._other(let text) = self { text } else { "\(self)" } }
}

extension Color {
  /// The color space of a color's components. The simulation does not convert components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space, the same space without gamma, or the wider space of newer screens.
    case sRGB, sRGBLinear, displayP3
  }

  /// A color of an asset catalog, by its name. The simulation reads no catalog.
  public init(_ name: String) { self = ._other(name.literal) }

  /// A color by its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self = ._other("(\(red), \(green), \(blue), \(opacity))") }

  /// A gray, from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self = ._other("(\(white), \(opacity))")
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self = ._other("(hue \(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// A color of the system, such as `.systemBackground`.
  public init(_ color: UIColor) { self = ._other("\(color)") }

  /// A color of the system.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The color with an opacity.
  public func opacity(_ opacity: Double) -> Color { ._other("\(self).opacity(\(opacity))") }

  /// The color with a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A mix of this color and another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    ._other("\(self).mix(\(rhs), \(fraction))")
  }
}
