/// The system colors that programs name through UIKit. Looks only.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  /// The name of a named color, and the components of any other color.
  public let description: String

  private init(_ description: String) { self.description = description }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.description == right.description
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// A color by its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("(\(red), \(green), \(blue), \(alpha))")
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
  ) { self.init("(hue \(hue), \(saturation), \(brightness), \(alpha))") }

  /// A gray, from black, 0, to white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init("(\(white), \(alpha))") }

  /// A color of an asset catalog, which the simulation does not read.
  public convenience init?(named name: String) { self.init(name.literal) }

  /// A color of SwiftUI.
  public convenience init(_ color: Color) { self.init(color.description) }

  /// A color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.description) }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(self).withAlphaComponent(\(alpha))")
  }
}

extension UIColor {
  /// One of UIKit's colors for text.
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let link = UIColor("link")
  public static let tintColor = UIColor("tintColor")
  public static let lightText = UIColor("lightText")
  public static let darkText = UIColor("darkText")
  /// One of UIKit's colors for backgrounds.
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// One of UIKit's colors for shapes and lines.
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// One of UIKit's colors, a gray from the strongest to the faintest.
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  /// One of UIKit's colors that adapt to a light and a dark screen.
  public static let systemBlue = UIColor("systemBlue")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemMint = UIColor("systemMint")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemPink = UIColor("systemPink")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemRed = UIColor("systemRed")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemYellow = UIColor("systemYellow")
  /// One of UIKit's colors that are the same on every screen.
  public static let black = UIColor("black")
  public static let darkGray = UIColor("darkGray")
  public static let lightGray = UIColor("lightGray")
  public static let white = UIColor("white")
  public static let gray = UIColor("gray")
  public static let red = UIColor("red")
  public static let green = UIColor("green")
  public static let blue = UIColor("blue")
  public static let cyan = UIColor("cyan")
  public static let yellow = UIColor("yellow")
  public static let magenta = UIColor("magenta")
  public static let orange = UIColor("orange")
  public static let purple = UIColor("purple")
  public static let brown = UIColor("brown")
  public static let clear = UIColor("clear")
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
