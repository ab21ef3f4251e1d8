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

  public func padding(_ length: Double? = nil) -> some View { looks("padding") }
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> some View { looks("padding") }
  public func font(_ font: Font?) -> some View { looks("font") }
  public func bold(_ isActive: Bool = true) -> some View { looks("bold") }
  public func foregroundStyle(_ style: Color) -> some View { looks("foregroundStyle") }
  public func foregroundColor(_ color: Color?) -> some View { looks("foregroundColor") }
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { looks("frame") }
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { looks("frame") }
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    looks("navigationTitle")
  }
}

public enum Edge: Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Text {
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundStyle(_ style: Color) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}

public enum Font: Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case system(size: Double, weight: Weight? = nil)

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
