// Keyboard shortcuts.

/// A key. Looks only: the simulation has no keys.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// The key with this character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// A key with a name instead of a letter.
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Modifier keys. Looks only.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A modifier key.
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
}

/// A key with its modifier keys. Looks only.
public struct KeyboardShortcut: Sendable {
  /// The Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  /// The Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  private let key: KeyEquivalent

  /// A key with modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}
