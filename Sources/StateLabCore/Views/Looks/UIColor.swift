/// The system colors that programs name through UIKit. Looks only.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  /// The name of a named color, and the components of any other color.
  public let description: String
  /// Nil for a color of an asset catalog.
  let components: ColorComponents?

  private init(_ description: String, _ components: ColorComponents?) {
    self.description = description
    self.components = components
  }

  /// Colors are equal if their descriptions and components are: red by its components does not equal
  /// `.red`.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.description == right.description && left.components == right.components
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// A color by its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The color of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A color by its components in the wider space of newer screens, which the simulation does not
  /// convert.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A gray, from black, 0, to white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// A color of an asset catalog, which the simulation does not read.
  public convenience init?(named name: String) { self.init(name.literal, nil) }
  public convenience init(_asset name: String) { self.init(name.literal, nil) }

  /// A color of SwiftUI.
  public convenience init(_ color: Color) { self.init(color.description, color.components) }

  /// A color of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.description, cgColor.color.components)
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = components
    changed?.opacity = alpha
    return UIColor("\(self).withAlphaComponent(\(alpha))", changed)
  }
}

extension UIColor {
  /// One of UIKit's colors for text.
  public static let label = UIColor("label", .black)
  public static let secondaryLabel = UIColor("secondaryLabel", .init(0x3C3C43, opacity: 0.6))
  public static let tertiaryLabel = UIColor("tertiaryLabel", .init(0x3C3C43, opacity: 0.3))
  public static let quaternaryLabel = UIColor("quaternaryLabel", .init(0x3C3C43, opacity: 0.18))
  public static let placeholderText = UIColor("placeholderText", .init(0x3C3C43, opacity: 0.3))
  public static let link = UIColor("link", .init(0x007AFF))
  public static let tintColor = UIColor("tintColor", .init(0x007AFF))
  public static let lightText = UIColor("lightText", .init(white: 1, opacity: 0.6))
  public static let darkText = UIColor("darkText", .black)
  /// One of UIKit's colors for backgrounds.
  public static let systemBackground = UIColor("systemBackground", .init(white: 1))
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", .init(0xF2F2F7))
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", .init(white: 1))
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", .init(0xF2F2F7))
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", .init(white: 1))
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", .init(0xF2F2F7))
  /// One of UIKit's colors for shapes and lines.
  public static let systemFill = UIColor("systemFill", .init(0x787880, opacity: 0.2))
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", .init(0x787880, opacity: 0.16))
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", .init(0x767680, opacity: 0.12))
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", .init(0x747480, opacity: 0.08))
  public static let separator = UIColor("separator", .init(0x3C3C43, opacity: 0.29))
  public static let opaqueSeparator = UIColor("opaqueSeparator", .init(0xC6C6C8))
  /// One of UIKit's colors, a gray from the strongest to the faintest.
  public static let systemGray = UIColor("systemGray", .init(0x8E8E93))
  public static let systemGray2 = UIColor("systemGray2", .init(0xAEAEB2))
  public static let systemGray3 = UIColor("systemGray3", .init(0xC7C7CC))
  public static let systemGray4 = UIColor("systemGray4", .init(0xD1D1D6))
  public static let systemGray5 = UIColor("systemGray5", .init(0xE5E5EA))
  public static let systemGray6 = UIColor("systemGray6", .init(0xF2F2F7))
  /// One of UIKit's colors that adapt to a light and a dark screen.
  public static let systemBlue = UIColor("systemBlue", .init(0x007AFF))
  public static let systemBrown = UIColor("systemBrown", .init(0xA2845E))
  public static let systemCyan = UIColor("systemCyan", .init(0x32ADE6))
  public static let systemGreen = UIColor("systemGreen", .init(0x34C759))
  public static let systemIndigo = UIColor("systemIndigo", .init(0x5856D6))
  public static let systemMint = UIColor("systemMint", .init(0x00C7BE))
  public static let systemOrange = UIColor("systemOrange", .init(0xFF9500))
  public static let systemPink = UIColor("systemPink", .init(0xFF2D55))
  public static let systemPurple = UIColor("systemPurple", .init(0xAF52DE))
  public static let systemRed = UIColor("systemRed", .init(0xFF3B30))
  public static let systemTeal = UIColor("systemTeal", .init(0x30B0C7))
  public static let systemYellow = UIColor("systemYellow", .init(0xFFCC00))
  /// One of UIKit's colors that are the same on every screen.
  public static let black = UIColor("black", .black)
  public static let darkGray = UIColor("darkGray", .init(white: 1.0 / 3))
  public static let lightGray = UIColor("lightGray", .init(white: 2.0 / 3))
  public static let white = UIColor("white", .init(white: 1))
  public static let gray = UIColor("gray", .init(white: 0.5))
  public static let red = UIColor("red", .init(0xFF0000))
  public static let green = UIColor("green", .init(0x00FF00))
  public static let blue = UIColor("blue", .init(0x0000FF))
  public static let cyan = UIColor("cyan", .init(0x00FFFF))
  public static let yellow = UIColor("yellow", .init(0xFFFF00))
  public static let magenta = UIColor("magenta", .init(0xFF00FF))
  public static let orange = UIColor("orange", .init(red: 1, green: 0.5, blue: 0))
  public static let purple = UIColor("purple", .init(red: 0.5, green: 0, blue: 0.5))
  public static let brown = UIColor("brown", .init(red: 0.6, green: 0.4, blue: 0.2))
  public static let clear = UIColor("clear", .init(white: 0, opacity: 0))
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal, by which the compiler finds it.
public typealias _ColorLiteralType = UIColor

/// The screen of the phone, 390 by 844 points.
@preconcurrency @MainActor
public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()

  /// The area of the screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels in a point.
  public let scale: CGFloat = 3
}
