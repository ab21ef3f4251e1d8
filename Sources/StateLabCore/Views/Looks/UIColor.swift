/// The system colors that programs name through UIKit; nothing else of UIKit exists here. Looks
/// only.
public enum UIColor: Hashable, Sendable {
  /// One of UIKit's colors for text.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor,
    lightText, darkText
  /// One of UIKit's colors for backgrounds.
  case systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// One of UIKit's colors for shapes and lines.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator,
    opaqueSeparator
  /// One of UIKit's grays, from the strongest to the faintest.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  /// One of UIKit's colors that adapt to a light and a dark screen.
  case systemBlue, systemBrown, systemCyan, systemGreen, systemIndigo, systemMint, systemOrange,
    systemPink, systemPurple, systemRed, systemTeal, systemYellow
  /// One of UIKit's colors that are the same on every screen.
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange,
    purple, brown, clear
  /// Any other color, as text.
  case _other(String)

  /// A color by its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self = ._other("(\(red), \(green), \(blue), \(alpha))")
  }

  /// The color of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A color of an asset catalog, which the simulation does not read.
  public init?(named name: String) { self = ._other(name) }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    ._other("\(self), \(alpha)")
  }

  /// A gray, from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) { self = ._other("(\(white), \(alpha))") }
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
