// Descriptions of views for assistive technologies.

/// A trait of a view for assistive technologies. Looks only: the simulation has none.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A trait that Apple names; looks only.
  public static let isButton = Self(rawValue: 1 << 0)
  public static let isHeader = Self(rawValue: 1 << 1)
  public static let isSelected = Self(rawValue: 1 << 2)
  public static let isLink = Self(rawValue: 1 << 3)
  public static let isSearchField = Self(rawValue: 1 << 4)
  public static let isImage = Self(rawValue: 1 << 5)
  public static let playsSound = Self(rawValue: 1 << 6)
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  public static let isStaticText = Self(rawValue: 1 << 8)
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  public static let isModal = Self(rawValue: 1 << 14)
  public static let isToggle = Self(rawValue: 1 << 15)
}

/// The treatment of child views by assistive technologies.
public enum AccessibilityChildBehavior: _LooksOption { case ignore, contain, combine }

/// The level of a heading.
public enum AccessibilityHeadingLevel: _LooksOption { case unspecified, h1, h2, h3, h4, h5, h6 }

/// A part of a pair.
public enum AccessibilityLabeledPairRole: _LooksOption { case label, content }

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: _LooksOption { case increment, decrement }

/// The kind of an action.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// An activation, a two-finger gesture, a deletion, or a menu. Looks only.
  case `default`, escape, magicTap, delete, showMenu
}

/// The category of actions.
public enum AccessibilityActionCategory: _LooksOption { case `default`, edit }

/// The content of a text, which decides how it is spoken.
public enum AccessibilityTextContentType: _LooksOption {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The speech before a direct touch. Looks only.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option of the system. Looks only.
  public static let silentOnTouch = Self(rawValue: 1)
  public static let requiresActivation = Self(rawValue: 1 << 1)
}
