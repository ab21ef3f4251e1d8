// Keys that press a button.

/// A key. Looks only: nobody presses it here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character
  /// The key with this character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves what is open.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that removes the letter before.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key that goes to the next control.
  public static let tab = KeyEquivalent("\t")
  /// The key that goes a line up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that goes a line down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that goes a letter to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that goes a letter to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held. Looks only.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key that makes letters capitals until it is pressed again.
  public static let capsLock = Self(rawValue: 1)
  /// The key ⇧.
  public static let shift = Self(rawValue: 2)
  /// The key ⌃.
  public static let control = Self(rawValue: 4)
  /// The key ⌥.
  public static let option = Self(rawValue: 8)
  /// The key ⌘.
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
