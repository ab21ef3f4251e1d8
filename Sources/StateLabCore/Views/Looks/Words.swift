// Words that modifiers take, of which some carry values.

/// What assistive technologies are told of a view's kind. Looks only.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Is button.
  public static let isButton = Self(rawValue: 1 << 0)
  /// Is header.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// Is selected.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// Is link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// Is search field.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// Is image.
  public static let isImage = Self(rawValue: 1 << 5)
  /// Plays sound.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// Is keyboard key.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// Is static text.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// Is summary element.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// Updates frequently.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// Starts media session.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Allows direct interaction.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// Causes page turn.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// Is modal.
  public static let isModal = Self(rawValue: 1 << 14)
  /// Is toggle.
  public static let isToggle = Self(rawValue: 1 << 15)
}

extension VerticalEdge {
  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Top.
    public static let top = Set(rawValue: 1)
    /// Bottom.
    public static let bottom = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.top, .bottom]
  }
}

/// The height of a sheet. Looks only.
public enum PresentationDetent: Hashable, Sendable {
  /// One of the kinds.
  case medium, large
  /// One of the kinds.
  case fraction(CGFloat)
  /// One of the kinds.
  case height(CGFloat)
}

/// A key. Looks only.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public let character: Character
  /// The key with this character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held. Looks only.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Control.
  public static let control = Self(rawValue: 4)
  /// Option.
  public static let option = Self(rawValue: 8)
  /// Command.
  public static let command = Self(rawValue: 16)
}

/// A key and those that are held with it. Looks only.
public struct KeyboardShortcut: Sendable {
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  private let key: KeyEquivalent

  /// A key with others held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}

/// A device that a preview is shown on. Looks only.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String
  /// The device of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension PreviewLayout {
  /// A size in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { .sizeThatFits }
}

extension ContentTransition {
  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// Digits that roll up or down with a value.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}

extension ButtonBorderShape {
  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The kind of a text that is entered. Looks only.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// Name.
  public static let name = UITextContentType(name: "name")
  /// Given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// Family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// Nickname.
  public static let nickname = UITextContentType(name: "nickname")
  /// Email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// Username.
  public static let username = UITextContentType(name: "username")
  /// Password.
  public static let password = UITextContentType(name: "password")
  /// New password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// One time code.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// Address city.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// Postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// Country name.
  public static let countryName = UITextContentType(name: "countryName")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

/// A title of a bar. Looks only.
public enum NavigationBarItem {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// One of the kinds.
    case automatic, inline, large
  }
}

/// The size of a view, for its alignment. Nothing is laid out here, so nobody makes one.
public struct ViewDimensions: Hashable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// A guide of the view.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// A guide of the view.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// A name for the coordinates of a view. Looks only.
public struct NamedCoordinateSpace: Hashable, Sendable {}

/// The coordinates that a place is said in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// One of the kinds.
  case global, local
  /// One of the kinds.
  case named(AnyHashable)
}

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// Solid, or in pieces.
    public enum Pattern: Hashable, Sendable {
      /// One of the kinds.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
  /// Capitals or not.
  public enum Case: Hashable, Sendable {
    /// One of the kinds.
    case uppercase, lowercase
  }
  /// Where a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// One of the kinds.
    case head, middle, tail
  }
}
