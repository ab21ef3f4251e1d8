/// A property wrapper for a value in ``UserDefaults``. Any write, through the wrapper or through
/// `UserDefaults`, invalidates every view that declares the key and now has another value: whether
/// the body reads the value makes no difference (our choice).
///
/// In an ``ObservableObject``, a write through the wrapper first sends `objectWillChange`, since iOS
/// 14.5. Any write that changes the value also sends `objectWillChange` after the change (observed).
@propertyWrapper
public struct AppStorage<Value> {
  let location: DefaultsLocation<Value>

  init(
    _ key: String, _ store: UserDefaults?, _ fallback: Value,
    read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    location = DefaultsLocation(
      key: key, store: store, fallback: fallback, read: read, write: write)
  }

  /// The stored value, or the default value if the store has none.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(readingLive: location) }
}

extension AppStorage {
  /// A value of a type that the store supports.
  private init(plain fallback: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, fallback, read: { $0 as? Value }, write: { $0 })
  }

  /// Reads and writes a `Bool`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// Reads and writes an `Int`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// Reads and writes a `Double`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// Reads and writes a `String`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Reads and writes a value by its `Int` raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap(Value.init) }, write: { $0.rawValue })
  }
  /// Reads and writes a value by its `String` raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap(Value.init) },
      write: { $0.rawValue })
  }
  /// Reads and writes an optional value.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store, nil, read: { .some($0 as? Wrapped) }, write: { $0 })
  }
}

/// A property wrapper for a value that belongs to a scene. The simulation has one scene, whose
/// values are separate from the values of ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value> {
  fileprivate var storage: AppStorage<Value>

  /// The stored value, or the default value if the store has none.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

private let scene = UserDefaults(suiteName: "(scene)")

extension SceneStorage {
  /// Reads and writes a `Bool`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Reads and writes an `Int`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Reads and writes a `Double`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Reads and writes a `String`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Reads and writes a value by its `String` raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: scene)
  }
  /// Reads and writes an optional value.
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

/// The wrapper stores only its `storage`, so it has the storage's slot.
extension SceneStorage: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    DefaultsSlot<Value>(site)
  }
}

/// The mirror shows the type alone: the struct does not contain the value.
extension AppStorage: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: The store

nonisolated extension View {
  /// Sets the store of each ``AppStorage`` inside that names no store. A property reads its store
  /// when its view updates: our choice.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }
