/// A modifier that only changes looks: it stands in the tree and does nothing more.
public struct _LooksModifier: PrimitiveModifier {
  /// As it is called in the source, for example `padding`.
  let name: String

  typealias Playing = ModifierPlayer<_LooksModifier>
}

extension View {
  private func looks(_ name: String) -> ModifiedContent<Self, _LooksModifier> {
    modifier(_LooksModifier(name: name))
  }

  /// Room around the view; looks only.
  public func padding(_ length: Double? = nil) -> some View { looks("padding") }
  /// Room at these edges of the view; looks only.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> some View { looks("padding") }
  /// The font of the text inside the view; looks only.
  public func font(_ font: Font?) -> some View { looks("font") }
  /// Bold text inside the view; looks only.
  public func bold(_ isActive: Bool = true) -> some View { looks("bold") }
  /// The colour of what is inside the view; looks only.
  public func foregroundStyle(_ style: Color) -> some View { looks("foregroundStyle") }
  /// The colour of what is inside the view, as it was written before `foregroundStyle`; looks only.
  public func foregroundColor(_ color: Color?) -> some View { looks("foregroundColor") }
  /// A fixed size around the view, in points; looks only.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { looks("frame") }
  /// A size between bounds around the view, in points; looks only.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { looks("frame") }
  /// The title of the page; looks only, no line of the screen shows it.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    looks("navigationTitle")
  }
}

/// A side of a rectangle, for ``View/padding(_:_:)``; looks only.
public enum Edge: Sendable {
  /// The side that text begins at is `leading`, whatever the language.
  case top, leading, bottom, trailing

  /// Several edges together.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The edge that text begins at, alone.
    public static let leading = Set(rawValue: 2)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 4)
    /// The edge that text ends at, alone.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Text {
  /// Bold, and still a `Text`; looks only.
  public func bold() -> Text { self }
  /// Slanted, and still a `Text`; looks only.
  public func italic() -> Text { self }
  /// In this font, and still a `Text`; looks only.
  public func font(_ font: Font?) -> Text { self }
  /// In this colour, and still a `Text`; looks only.
  public func foregroundStyle(_ style: Color) -> Text { self }
  /// In this colour, and still a `Text`, as it was written before `foregroundStyle`; looks only.
  public func foregroundColor(_ color: Color?) -> Text { self }
}

/// How letters look, by the role of the text; looks only.
public enum Font: Hashable, Sendable {
  /// A style that follows the reader's text size on a device.
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  /// The system's font at this size, in points.
  case system(size: Double, weight: Weight? = nil)

  /// How thick the letters are.
  public enum Weight: Sendable {
    /// From the thinnest to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
