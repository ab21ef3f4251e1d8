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

  /// A gray, from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) { self = ._other("(\(white), \(alpha))") }
}
