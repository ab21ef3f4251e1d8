/// The colours of the system that programs name through UIKit, and no more of it. Looks only.
public enum UIColor: Hashable, Sendable {
  /// One of UIKit's colours for text.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor,
    lightText, darkText
  /// One of UIKit's colours for what is behind all else.
  case systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// One of UIKit's colours for shapes and lines.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator,
    opaqueSeparator
  /// One of UIKit's greys, from the strongest to the faintest.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  /// One of UIKit's colours that suit a light and a dark screen.
  case systemBlue, systemBrown, systemCyan, systemGreen, systemIndigo, systemMint, systemOrange,
    systemPink, systemPurple, systemRed, systemTeal, systemYellow
  /// One of UIKit's colours that are the same on every screen.
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange,
    purple, brown, clear
  /// Any other colour, as text.
  case _other(String)

  /// A colour by its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self = ._other("(\(red), \(green), \(blue), \(alpha))")
  }

  /// A grey, from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) { self = ._other("(\(white), \(alpha))") }
}
