/// A press of a key. The simulation has no keys: see ``View/onKeyPress(_:action:)``.
public struct KeyPress: Sendable {
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// The phase of the press.
  public let phase: Phases

  /// The result of a handler for a key press.
  public enum Result: Hashable, Sendable {
    /// The view handled the press, or its ancestors receive the press.
    case handled, ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

nonisolated extension View {
  /// Never runs: a handheld phone has no keys.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  { looksOnly }

  /// Never runs: a handheld phone has no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }

  /// Never runs: a handheld phone has no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }

  /// Never runs: a handheld phone has no keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { looksOnly }
}
