/// A key for a value in the environment, with the default value (R74).
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value in the absence of an ancestor that sets one (R74); evaluated at each read.
  static var defaultValue: Value { get }
}

/// The environment values that a view's ancestors set.
public struct EnvironmentValues {
  private var entries = TypeTable<Any>()

  /// The environment of a root: every value is its key's default value.
  public init() {}

  /// The number of values that ancestors set.
  var count: Int { entries.values.count }

  /// The value of the nearest ancestor that sets one, or the key's default value (R74).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = entries[key] else { return Key.defaultValue }
      return entry as? Key.Value ?? Key.defaultValue
    }
    set { entries.set(newValue, for: key) }
  }
}
