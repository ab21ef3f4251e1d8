/// A value in the defaults. Each write notifies the properties that declare the key.
final class DefaultsLocation<Value>: Location<Value> {
  private(set) var key: DefaultsKey
  private var store: UserDefaults
  /// True if the property names no store.
  private let followsEnvironment: Bool
  private let fallback: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  /// The property that was last connected to the location, and that records writes through it.
  fileprivate weak var slot: DefaultsSlot<Value>?
  @exclusivity(unchecked) private var announcer: ObservableObjectPublisher?
  /// Guards ``announcer``.
  private let guardian = StateLock()

  init(
    key: String, store: UserDefaults?, fallback: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    followsEnvironment = store == nil
    self.store = store ?? .standard
    self.key = self.store.key(key)
    self.fallback = fallback
    self.read = read
    self.write = write
  }

  /// Moves to the store that an ancestor sets, unless the property names a store.
  fileprivate func follow(_ environment: EnvironmentValues) {
    guard followsEnvironment else { return }
    let newest = environment.defaultAppStorage ?? .standard
    guard newest !== store else { return }
    store = newest
    key = newest.key(key.name)
  }

  override func get() -> Value {
    DefaultsDatabase.here.value(of: key).flatMap(read) ?? fallback
  }
  override func set(_ value: Value) {
    announce(value)
    DefaultsDatabase.write(write(value), to: key, through: (slot as AnyObject?) ?? self)
    store.didWrite()
  }
  override func peek() -> Value? { get() }
  override var root: (any BindingSource)? { self }

  override func isEqual(to other: Location<Value>) -> Bool {
    (other as? DefaultsLocation<Value>)?.key == key
  }
}

// MARK: In an object

extension DefaultsLocation {
  /// Sends `objectWillChange` of the object that declares the property, since iOS 14.5.
  private func announce(_ value: Value) {
    guard let publisher = objectWillChange, profile.announcesAppStorage else { return }
    publisher.send(announcing: change(from: get(), to: value, in: publisher.owner))
  }

  /// The publisher of the object that declares the property, once code has read it (R73).
  fileprivate var objectWillChange: ObservableObjectPublisher? { guardian.withLock { announcer } }

  /// The profile of the host that runs this code, or else of the recording.
  private var profile: Profile {
    guard MainThread.isCurrent else { return .standard }
    return MainThread.assume { Graph.current?.profile } ?? Recorder.current?.profile ?? .standard
  }

  /// The change for the recording; nil if the object is not known.
  private func change(from old: Value, to value: Value, in owner: AnyObject?) -> ObjectChange? {
    guard let owner, let name = PublishedField.name(of: self, in: owner) else { return nil }
    return ObjectChange(
      type: baseTypeName(type(of: owner)), property: name, old: .init(describing: old),
      new: .init(describing: value))
  }

  fileprivate func wire(
    _ publisher: ObservableObjectPublisher, for old: ObservableObjectPublisher?
  ) -> ObservableObjectPublisher {
    let (kept, released) = guardian.withLock {
      guard announcer === old else { return (announcer ?? publisher, old) }
      return (publisher, exchange(&announcer, with: publisher))
    }
    return withExtendedLifetime(released) { kept }
  }

  /// Follows the key in the defaults of the running code's world.
  fileprivate func followKey() { DefaultsDatabase.here.add(self, of: key) }
}

/// The object announces a change of the key after any write: a write through the property itself
/// is announced twice, as on a device.
extension DefaultsLocation: DefaultsFollower {
  func prepareAnnouncement(ofWriteBy writer: AnyObject?) -> () -> () -> Void {
    let old = get()
    // The property has announced its own change by name.
    let isNamed = writer !== self
    return { [weak self] in
      guard let new = self?.get() else { return {} }
      return { self?.announce(from: old, to: new, isNamed: isNamed) }
    }
  }

  private func announce(from old: Value, to new: Value, isNamed: Bool) {
    guard let publisher = objectWillChange, profile.announcesAppStorage, !areEqual(old, new) else {
      return
    }
    publisher.send(announcing: isNamed ? change(from: old, to: new, in: publisher.owner) : nil)
  }

  /// Always false on another thread than the main thread, where no comparison is known.
  private func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard MainThread.isCurrent else { return false }
    let comparison = MainThread.assume {
      ValueComparison.of(Value.self, mode: .equatableAlways)
    }
    return comparison.areEqual(a, b)
  }
}

/// An object announces the changes of its `@AppStorage` properties as those of `@Published` ones.
extension AppStorage: PublishedProperty {
  static func storage(at field: UnsafeRawPointer) -> AnyObject { location(at: field) }

  static func publisher(at field: UnsafeRawPointer) -> ObservableObjectPublisher? {
    let location = location(at: field)
    let publisher = location.objectWillChange
    if publisher != nil { location.followKey() }
    return publisher
  }

  static func wire(
    _ publisher: ObservableObjectPublisher, for old: ObservableObjectPublisher?,
    at field: UnsafeRawPointer
  ) -> ObservableObjectPublisher {
    let location = location(at: field)
    location.followKey()
    return location.wire(publisher, for: old)
  }

  private static func location(at field: UnsafeRawPointer) -> DefaultsLocation<Value> {
    field.assumingMemoryBound(to: Self.self).pointee.location
  }
}

// MARK: In a view

extension DefaultsLocation: BindingSource {
  @MainActor func add(_ holder: PropertySlot) {
    holder.graph.world.watchers.add(holder, of: key)
  }
  @MainActor func remove(_ holder: PropertySlot) {
    holder.graph.world.watchers.remove(holder, of: key)
  }
}

/// A slot of a property that declares a key of the defaults.
@MainActor
protocol DefaultsReader: PropertySlot {
  /// True if the newest value differs from the last one.
  var differs: Bool { get }
  /// Posts the write of the newest value.
  func recordWrite() -> Int?
  /// Notes the newest value.
  func takeNewest()
}

final class DefaultsSlot<Value>: PropertySlot, DefaultsReader {
  private var location: DefaultsLocation<Value>?
  /// The value in the last body.
  private var shown: Value?
  /// The value after the last observed write.
  private var newest: Value?

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let location = field.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location
    location.follow(node.scope.values)
    if !graph.isSilent { location.slot = self }
    if location.key != self.location?.key {
      leave()
      graph.world.watchers.add(self, of: location.key)
    }
    self.location = location
    let value = location.get()
    newest = value
    guard let old = exchange(&shown, with: value) else {
      record(.stored(property: name, value: .init(describing: value)))
      return true
    }
    return !self.field.comparison(of: Value.self).areEqual(old, value)
  }

  var differs: Bool {
    guard let location, let newest else { return false }
    return !field.comparison(of: Value.self).areEqual(newest, location.get())
  }

  func recordWrite() -> Int? {
    guard let location, let newest else { return nil }
    let value = ValueDescription(describing: location.get())
    return record(
      differs
        ? .wrote(property: name, old: .init(describing: newest), new: value)
        : .wroteEqual(property: name, value: value))
  }

  func takeNewest() { newest = location?.get() }

  private func leave() {
    if let location { graph.world.watchers.remove(self, of: location.key) }
  }

  override func unmount() { leave() }
}
