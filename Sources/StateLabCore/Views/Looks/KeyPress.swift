/// A press of a key. Nobody presses one here: see ``View/onKeyPress(_:action:)``.
public struct KeyPress: Sendable {
  /// The one that is pressed.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
  /// What happens to the key.
  public let phase: Phases

  /// Says whether others may still hear of a press.
  public enum Result: Hashable, Sendable {
    /// Nobody else hears of it, or the views around do.
    case handled, ignored
  }

  /// What happens to a key: nothing, here.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// Any of these.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension View {
  /// Never runs: a phone in the hand has no keys.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  { looksOnly }

  /// Never runs: a phone in the hand has no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }

  /// Never runs: a phone in the hand has no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }

  /// Never runs: a phone in the hand has no keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }
}
