/// A property of a class that publishes its value before it changes.
///
/// An assignment does three things, in this order (R65):
///
///  1. the object's `objectWillChange` is sent,
///  2. the subscribers of `$property` get the **new** value,
///  3. the value is stored. Until then the property still reads as the old value.
///
/// Equal values publish too (R65). What a subscriber assigns to the same property in step 2 is
/// overwritten in step 3 of the outer assignment (R66).
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// A property that begins with this value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The compiler reads and writes a wrapped property of a class through this, with the object at
  /// hand.
  ///
  /// Inlinable, because an optimised build then replaces the key path by the place it leads to.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set { object[keyPath: storageKeyPath].publish(newValue, as: object) }
  }

  @usableFromInline var value: Value { storage.value }

  @usableFromInline
  func publish(_ newValue: Value, as object: AnyObject) {
    if storage.objectWillChange == nil { announceUnheard(object) }
    storage.publish(newValue)
  }

  /// No code has asked the object for its publisher yet, so the change has no subscribers. A trace
  /// should show that, so the publisher is made, without asking the object: an `objectWillChange` of
  /// its own is the user's code (fidelity 2.12, 5). One that is stored is seen; one that is computed
  /// and has the usual type is not, and the trace tells of a change without subscribers.
  private func announceUnheard(_ object: AnyObject) {
    guard Recorder.current != nil, let object = object as? any ObservableObject,
      type(of: object).mayAnnounceProperties
    else { return }
    _ = PublishedField.publisher(of: object)
  }

  /// The property as a publisher: the current value at once, then each new one **before** it is
  /// stored (R65). The setter is there for `assign(to: &$property)` and changes nothing: after
  /// `a.$n = b.$n` both keep their value and their subscribers (R82).
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

extension Published: DescribedAsWrappedValue {
  var describedValue: Any? { value }
}

extension Published.Publisher: _Opaque {}
