import Synchronization

/// A property of a class that publishes its value before it changes.
///
/// An assignment has three steps, in this order (R65):
///
///  1. The object's `objectWillChange` sends.
///  2. The subscribers of `$property` receive the **new** value.
///  3. The property stores the value. Until then, reading the property returns the old value.
///
/// Equal values are published too (R65). A value that a subscriber assigns to the same property in
/// step 2 is overwritten in step 3 of the outer assignment (R66).
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// A property with this initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The accessor that the compiler uses for a wrapped property of a class, with the enclosing
  /// object.
  ///
  /// Inlinable, because an optimized build then replaces the key path by direct access.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set { object[keyPath: storageKeyPath].publish(newValue, as: object) }
  }

  @usableFromInline var value: Value {
    if BodyReads.areWanted.load(ordering: .relaxed) { storage.noteRead() }
    return storage.value
  }

  @usableFromInline
  func publish(_ newValue: Value, as object: AnyObject) {
    // Only a recording needs the casts, which are slow.
    if storage.objectWillChange == nil, Recorder.current != nil { note(newValue, of: object) }
    storage.publish(newValue)
  }

  private func note(_ newValue: Value, of object: AnyObject) {
    guard let object = object as? any ObservableObject else { return }
    if type(of: object).mayAnnounceProperties {
      announceUnheard(object)
    } else {
      storage.recordUnsent(newValue, of: object)
    }
  }

  /// Creates the object's publisher for a recording, if no code has read `objectWillChange` yet.
  ///
  /// Such a change has no subscribers, and the trace should show that. The code does not call the
  /// object's own `objectWillChange`, which is the user's code (fidelity 2.12, 5). It detects a
  /// stored publisher. It does not detect a computed publisher of the usual type, and the trace
  /// then shows a change without subscribers.
  private func announceUnheard(_ object: any ObservableObject) {
    _ = PublishedField.publisher(of: object)
  }

  /// The property as a publisher: it sends the current value at once, then each new value
  /// **before** the property stores the value (R65). The setter exists for `assign(to: &$property)`
  /// and has no effect: after `a.$n = b.$n`, both properties keep their value and their subscribers
  /// (R82).
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The values of one `@Published` property. Never completes, never fails.
  public struct Publisher: _BuiltInPublisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func _receive(_ subscriber: _SubscriberBase<Value, Never>) { storage.add(subscriber) }
  }
}

extension ObservableObject {
  fileprivate static var mayAnnounceProperties: Bool {
    ObjectWillChangePublisher.self == ObservableObjectPublisher.self
      && !FieldLayout.of(Self.self).contains { $0.name == "objectWillChange" }
  }
}

extension Published: PublishedValue {
  static var valueType: Any.Type { Value.self }
}

extension Published: DescribedAsWrappedValue {
  var describedValue: Any? { storage.value }
}

extension Published.Publisher: _Opaque {}
