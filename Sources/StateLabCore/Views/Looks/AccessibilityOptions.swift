// Descriptions of views for assistive technologies.

/// What assistive technologies tell about a view. Looks only: nobody asks for it here.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when it is tapped.
  public static let isButton = Self(rawValue: 1 << 0)
  /// It is the heading of what follows.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// It is chosen now.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// It opens something elsewhere, such as a web page.
  public static let isLink = Self(rawValue: 1 << 3)
  /// A text to search for is typed into it.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// It shows a picture.
  public static let isImage = Self(rawValue: 1 << 5)
  /// It makes a sound of its own when it is used.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// It is a key of a keyboard on the screen.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// Its text does not change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// It sums up the state of the app when that opens.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// Its value changes often, as that of a clock.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// It starts to play or to record, so nothing should be read aloud.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Touches go to the view itself, as those on the keys of a piano.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// The next page follows when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// What is behind it cannot be used.
  public static let isModal = Self(rawValue: 1 << 14)
  /// It is switched on or off.
  public static let isToggle = Self(rawValue: 1 << 15)
}

/// The treatment of the views inside by assistive technologies. Looks only.
public enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable {
  /// Nothing of the children, the children one by one, or all of them as one.
  case ignore, contain, combine
}

/// The level of a heading. Looks only.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// The level of the heading, as in HTML.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A part of a pair. Looks only.
public enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable {
  /// The view that names, or the view that is named.
  case label, content
}

/// The direction in which a value is adjusted. Looks only.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// One step more, or one step less.
  case increment, decrement
}
