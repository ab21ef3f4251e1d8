// Descriptions of views for assistive technologies.

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
