// Values of the view that has the focus, for the commands of menus. A phone shows no menus: the
// values compile, and reading them returns nil.

/// A key for a value of the focused view.
public protocol FocusedValueKey {
  /// The type of the key's value.
  associatedtype Value
}

/// The values of the focused view. They are never set here.
public struct FocusedValues {
  private var entries = TypeTable<Any>()

  init() {}

  /// The value of a key; nil if no view sets one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[key] as? Key.Value }
    set { entries.set(newValue as Any, for: key) }
  }
}

/// A value of the focused view: always nil here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// An observable object by its type (iOS 17).
  public init(_ type: Value.Type) where Value: AnyObject {}
  /// The value: nil.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always nil here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value of the binding: nil. A write has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view: always nil here.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object by its type.
  public init() {}
  /// The object: nil.
  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Has no effect: nothing reads the values of the focused view here.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { looksOnly }
  /// Has no effect: see ``focusedValue(_:_:)``.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { looksOnly }
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View { looksOnly }
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { looksOnly }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { looksOnly }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { looksOnly }
}
