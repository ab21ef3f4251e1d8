/// A property wrapper for a value in ``UserDefaults``. A write from anywhere, through the wrapper
/// or through `UserDefaults`, updates every view that declares the key and finds another value: our
/// choice is that it does so whether the body reads the value or not.
@propertyWrapper
public struct AppStorage<Value> {
  let location: DefaultsLocation<Value>

  fileprivate init(
    _ key: String, _ store: UserDefaults?, _ fallback: Value,
    read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    location = DefaultsLocation(
      key: key, store: store ?? .standard, fallback: fallback, read: read, write: write)
  }

  /// The stored value, or the initial one where nothing is stored.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(readingLive: location) }
}

extension AppStorage {
  /// A value that is stored as it is.
  private init(plain fallback: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, fallback, read: { $0 as? Value }, write: { $0 })
  }

  /// A flag.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Something that stands for a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap(Value.init) }, write: { $0.rawValue })
  }
  /// Something that stands for a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap(Value.init) },
      write: { $0.rawValue })
  }
  /// A value that may be missing.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store, nil, read: { .some($0 as? Wrapped) }, write: { $0 })
  }
}

/// A property wrapper for a value that belongs to a scene. Here all scenes are one, and its values
/// are kept apart from those of ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value> {
  fileprivate var storage: AppStorage<Value>

  /// The stored value, or the initial one where nothing is stored.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

private let scene = UserDefaults(suiteName: "(scene)")

extension SceneStorage {
  /// A flag.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Something that stands for a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// A value that may be missing.
  public init<Wrapped>(_ key: String) where Value == Wrapped? {
    storage = AppStorage(key, store: scene)
  }
}

// MARK: In a view

extension AppStorage: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    DefaultsSlot<Value>(site)
  }
}

/// The storage is all that it keeps, so it has the storage's slot.
extension SceneStorage: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    DefaultsSlot<Value>(site)
  }
}

/// Described by its type alone: what it holds is not in it.
extension AppStorage: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
