/// A colour; as a view it fills its place, which takes no line on this screen.
nonisolated public enum Color: Hashable, Sendable {
  /// One of Apple's named colours; `primary`, `secondary` and `accentColor` follow the surroundings
  /// there.
  case primary, secondary, accentColor, clear, black, blue, brown, cyan, gray, green, indigo, mint,
    orange, pink, purple, red, teal, white, yellow
  /// Any other colour, as text.
  case _other(String)
}

extension Color: LeafView {
  func draw(on screen: Screen) {}
}

extension Color {
  /// The name of a named colour, and what any other one was made of.
  public var description: String { if case ._other(let text) = self { text } else { "\(self)" } }
}

extension Color {
  /// The space of the numbers of a colour. All are kept as they are written.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space, the same without gamma, or the wider one of newer screens.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of an asset catalog, by its name. No catalog is read.
  public init(_ name: String) { self = ._other(name.literal) }

  /// A colour by its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self = ._other("(\(red), \(green), \(blue), \(opacity))") }

  /// A grey, from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self = ._other("(\(white), \(opacity))")
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self = ._other("(hue \(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// A colour of the system, such as `.systemBackground`.
  public init(_ color: UIColor) { self = ._other("\(color)") }

  /// A colour of the system.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The colour, partly transparent.
  public func opacity(_ opacity: Double) -> Color { ._other("\(self).opacity(\(opacity))") }

  /// The colour with a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A colour between this and another one.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    ._other("\(self).mix(\(rhs), \(fraction))")
  }
}
