/// The font of a text. Looks only: the value is stored and compared, and has no effect.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The name of a text style, and the parts of any other font.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// A text style; its size follows the reader's text size on a device.
  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// From the thinnest to the boldest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// Sans serif, serif, rounded, or monospaced.
    case `default`, serif, rounded, monospaced
  }

  /// The style of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The role of the text; its size follows the reader's text size on a device.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The spacing between lines.
  public enum Leading: Hashable, Sendable {
    /// Standard, smaller, or larger spacing.
    case standard, tight, loose
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1; 0 is the standard width of the font.
    public let value: CGFloat
    /// A width from -1 to 1.
    public init(_ value: CGFloat) { self.value = value }
    /// A width that Apple names; looks only.
    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The system font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font("system(\(size))") }
  /// The system font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("system(\(style))") }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name)(\(size))") }
  /// A font by its name, which scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font("\(name)(\(size))")
  }
  /// A font by its name, in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("\(name)(\(fixedSize))")
  }

  private func with(_ change: String) -> Font { Font("\(self).\(change)") }

  /// The font in bold.
  public func bold() -> Font { with("bold") }
  /// The font in italics.
  public func italic() -> Font { with("italic") }
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with("\(weight)") }
  /// The font with letters of equal width.
  public func monospaced() -> Font { with("monospaced") }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  /// The font with small capitals.
  public func smallCaps() -> Font { with("smallCaps") }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
  /// The font with another line spacing.
  public func leading(_ leading: Leading) -> Font { with("\(leading)") }
  /// The font in another width.
  public func width(_ width: Width) -> Font { with("width") }
  /// The font in a size multiplied by a factor (iOS 26).
  public func scaled(by factor: CGFloat) -> Font { with("scaled(\(factor))") }
}
