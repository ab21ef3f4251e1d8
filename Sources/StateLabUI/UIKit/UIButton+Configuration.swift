import StateLabCore

extension UIButton {
  /// The looks and the title of a button. All but the title is looks only.
  public struct Configuration {
    /// The corners of the background.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The mark of a button with a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// The title of the button.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which are not shown.
    public var attributedTitle: AttributedString?
    /// Kept for the program. Looks only.
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false

    /// A configuration of the system; all look alike here.
    public static func plain() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public static func glass() -> Self { Self() }
    public static func prominentGlass() -> Self { Self() }
    public static func clearGlass() -> Self { Self() }

    /// The configuration itself.
    public func updated(for button: UIButton) -> Self { self }
    public mutating func setDefaultContentInsets() { contentInsets = .zero }
  }
}

/// The background of a view. Looks only.
public struct UIBackgroundConfiguration {
  /// Kept for the program. Looks only.
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var image: UIImage?

  /// No background.
  public static func clear() -> Self { Self() }
}

/// Edges of a rectangle, in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An edge, or all of them.
  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let trailing = Self(rawValue: 1 << 3)
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
