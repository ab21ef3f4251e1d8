// Words that modifiers take, of which some carry values.

/// The kind of a view, for assistive technologies. Looks only.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isButton = Self(rawValue: 1 << 0)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isLink = Self(rawValue: 1 << 3)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isImage = Self(rawValue: 1 << 5)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isModal = Self(rawValue: 1 << 14)
  /// Something that assistive technologies would tell about the view; nobody asks here.
  public static let isToggle = Self(rawValue: 1 << 15)
}

extension VerticalEdge {
  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The height of a sheet. Looks only.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A part of the screen's height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// A key. Looks only.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character
  /// The key with this character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// A key that types nothing a reader could see; nobody presses it here.
  public static let `return` = KeyEquivalent("\r")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let escape = KeyEquivalent("\u{1B}")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let delete = KeyEquivalent("\u{8}")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let space = KeyEquivalent(" ")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let tab = KeyEquivalent("\t")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// A key that types nothing a reader could see; nobody presses it here.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held. Looks only.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key that is held while another one is pressed; nobody presses it here.
  public static let capsLock = Self(rawValue: 1)
  /// A key that is held while another one is pressed; nobody presses it here.
  public static let shift = Self(rawValue: 2)
  /// A key that is held while another one is pressed; nobody presses it here.
  public static let control = Self(rawValue: 4)
  /// A key that is held while another one is pressed; nobody presses it here.
  public static let option = Self(rawValue: 8)
  /// A key that is held while another one is pressed; nobody presses it here.
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

  /// A person's full name; looks only.
  public static let name = UITextContentType(name: "name")
  /// A person's first name; looks only.
  public static let givenName = UITextContentType(name: "givenName")
  /// A person's last name; looks only.
  public static let familyName = UITextContentType(name: "familyName")
  /// A nickname; looks only.
  public static let nickname = UITextContentType(name: "nickname")
  /// An email address; looks only.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number; looks only.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The name of an account; looks only.
  public static let username = UITextContentType(name: "username")
  /// The password of an account; looks only.
  public static let password = UITextContentType(name: "password")
  /// A password to be; looks only.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is sent for one use; looks only.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A whole street address; looks only.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The city of an address; looks only.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A postal code; looks only.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The country of an address; looks only.
  public static let countryName = UITextContentType(name: "countryName")
  /// The number of a credit card; looks only.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

/// A title of a bar. Looks only.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before it, small in the bar, or large below it.
    case automatic, inline, large
  }
}

/// The size of a view, for its alignment. Nothing is laid out here, so nobody makes one.
public struct ViewDimensions: Hashable, Sendable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
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
  /// Those of the whole screen, or those of the view itself.
  case global, local
  /// Those of the ancestor with this name.
  case named(AnyHashable)
}

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// Solid, or in pieces.
    public enum Pattern: Hashable, Sendable {
      /// One line, or a pattern of dashes and dots.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
  /// Capitals or not.
  public enum Case: Hashable, Sendable {
    /// All letters in capitals, or none.
    case uppercase, lowercase
  }
  /// The place at which a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The end of the text that gives way where there is too little room.
    case head, middle, tail
  }
}
