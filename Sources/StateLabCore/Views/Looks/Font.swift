/// The look of letters. Looks only: it is kept and compared, and nothing is drawn with it.
public enum Font: Hashable, Sendable {
  /// A style that follows the reader's text size on a device.
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    caption2
  /// Any other font, as text.
  case _other(String)

  /// The thickness of the strokes.
  public enum Weight: Hashable, Sendable {
    /// From the thinnest to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// Without feet, with feet, with round ends, or all equally wide.
    case `default`, serif, rounded, monospaced
  }

  /// The purpose of the text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The role of the text; its size follows the reader's choice on a device.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual room, less of it, or more.
    case standard, tight, loose
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1; 0 is as the font was designed.
    public let value: CGFloat
    /// A width between these.
    public init(_ value: CGFloat) { self.value = value }
    /// A width that Apple names; looks only.
    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { ._other("system(\(size))") }
  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { ._other("system(\(style))") }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { ._other("\(name)(\(size))") }
  /// A font by its name, which grows with the text of its purpose.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    ._other("\(name)(\(size))")
  }
  /// A font by its name that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    ._other("\(name)(\(fixedSize))")
  }

  private func with(_ change: String) -> Font { ._other("\(self).\(change)") }

  /// The same with thick strokes.
  public func bold() -> Font { with("bold") }
  /// The same, slanted.
  public func italic() -> Font { with("italic") }
  /// The same with other strokes.
  public func weight(_ weight: Weight) -> Font { with("\(weight)") }
  /// The same with all letters as wide as each other.
  public func monospaced() -> Font { with("monospaced") }
  /// The same with all digits as wide as each other.
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  /// The same with small capitals.
  public func smallCaps() -> Font { with("smallCaps") }
  /// The same with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { with("\(leading)") }
  /// The same with other letters.
  public func width(_ width: Width) -> Font { with("width") }
}
