/// A key for a value in the environment, with the value that is read where nobody wrote one (R74).
public protocol EnvironmentKey {
  /// The type of the value that is handed down under this key.
  associatedtype Value
  /// The value that is read where no ancestor wrote one (R74); asked anew each time.
  static var defaultValue: Value { get }
}

/// The values that a view's ancestors hand down.
public struct EnvironmentValues {
  private var entries = TypeTable<Any>()

  /// The environment of a root: every value is its key's default.
  public init() {}

  /// The nearest ancestor's value, or the key's default (R74).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = entries[key] else { return Key.defaultValue }
      return entry as? Key.Value ?? Key.defaultValue
    }
    set { entries.set(newValue, for: key) }
  }
}
