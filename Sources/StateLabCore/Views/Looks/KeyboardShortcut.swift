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
public struct EventModifiers: OptionSet, Hashable, Sendable {
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
public struct KeyboardShortcut: Hashable, Sendable {
  /// The Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  /// The Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that a person presses together with the modifier keys.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// The adaptation to a person's keyboard.
  public var localization: Localization

  /// The adaptation of a shortcut to a person's keyboard.
  public enum Localization: _LooksOption { case automatic, withoutMirroring, custom }

  /// A key with modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }
}

/// The interactions of a focused view. Looks only.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An interaction with a keyboard.
  public static let activate = Self(rawValue: 1)
  public static let edit = Self(rawValue: 2)
  public static let automatic: Self = [.activate, .edit]
}

nonisolated extension View {
  /// Sets the shortcut that the views inside read; a handheld phone has no keys.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// The shortcut of the control that contains the view: nil without one.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}
