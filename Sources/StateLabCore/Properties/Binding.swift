import Synchronization

/// A property wrapper type that can read and write a value owned by a source of truth.
///
/// `$binding` and `$state` pass the location on without reading the value, so passing a binding
/// makes no dependency; a view depends on the value once its own body reads it (R19: observed, not
/// documented).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of writes through this binding, and through bindings derived from it (R61).
  public var transaction = Transaction()
  private(set) var reference: LocationReference<Value>
  /// The value that reads return during an update (R59); nil if reads access the source.
  private(set) var value: Value?

  var location: Location<Value> { reference.location }

  init(_ location: Location<Value>, value: Value) {
    reference = LocationReference(location: location)
    self.value = value
  }

  /// A binding whose reads all access the source; creating the binding reads nothing.
  init(readingLive location: Location<Value>) { reference = LocationReference(location: location) }

  /// Calls `get` once now, and again for each read outside an update (R59). Such a binding never
  /// equals another binding, so a view with such a binding runs whenever its parent runs (R37).
  ///
  /// Closures in a body are isolated to the main actor, as in SwiftUI; the binding calls them on
  /// the thread that reads or writes.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(reading: unsafeBitCast(get, to: (() -> Value).self)) { value, _ in set(value) }
  }

  /// Creates a binding as ``init(get:set:)`` does, for a setter that receives the transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      reading: unsafeBitCast(get, to: (() -> Value).self),
      writing: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  /// Takes closures without isolation: code can call an `isolated(any)` closure only with `await`.
  private init(
    reading get: @escaping () -> Value, writing set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(FunctionalLocation(get: get, set: set), value: get())
  }

  /// A binding whose value never changes: writes are silently ignored (R60).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value), value: value)
  }

  /// The value at the source of truth: during an update, the value for this update, else the newest
  /// value (R59). A write goes to the source, within ``transaction``.
  public var wrappedValue: Value {
    get {
      guard location.isUpdating else { return location.get() }
      location.markRead()
      return value ?? location.get()
    }
    nonmutating set {
      guard transaction.isPlain else {
        return location.set(newValue, in: transaction)
      }
      location.set(newValue)
    }
    nonmutating _modify {
      if transaction.isPlain, location.lends {
        var loan = location.lend()
        defer { location.takeBack(loan) }
        yield &loan.value
      } else {
        var value = wrappedValue
        defer { wrappedValue = value }
        yield &value
      }
    }
  }

  /// The binding itself (R62).
  public var projectedValue: Binding<Value> { self }

  /// Creates the binding of a wrapped function parameter (R62).
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value: `$user.name` (R61).
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    projected(.keyPath(keyPath))
  }

  /// The first value of a derived binding. Accessing `newest` does not count as a read.
  private var newest: Value {
    if location.isUpdating, let value { value } else { location.get() }
  }

  func projected<Subject>(
    _ projection: Projection<Value, Subject>
  ) -> Binding<Subject> {
    let part = ProjectedLocation(location, projection)
    var binding =
      location.readsLive
      ? Binding<Subject>(readingLive: part)
      : Binding<Subject>(part, value: projection.get(newest))
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// The same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

// MARK: Optional forms (R63)

extension Binding {
  /// A binding to an optional: a write of nil is ignored, any other value is written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.projected(
      Projection(key: "optional") {
        $0
      } set: { whole, part in
        guard let part else { return false }
        whole = part
        return true
      })
  }

  /// Nil if the value is nil now. If the value becomes nil later, a read ends the process.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self = base.projected(
      Projection(key: "unwrapped") { whole in
        guard let value = whole else {
          fatalError("Unexpectedly found nil while unwrapping an Optional value")
        }
        return value
      } set: { whole, part in
        whole = part
        return true
      })
  }
}

// MARK: In a view

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    BindingSlot<Value>(site)
  }

  fileprivate mutating func install(_ location: Location<Value>, value: Value?) {
    reference = LocationReference(location: location)
    self.value = value
  }
}

extension Binding: DescribedAsWrappedValue {
  /// The value for a description, if reading the source would run the user's code.
  var describedValue: Any? {
    if let newest = location.peek() { return newest }
    return value.map { $0 as Any }
  }
}

/// The mirror shows the fields of SwiftUI's struct (fidelity 2.13, 5).
extension Binding: CustomReflectable {
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [("transaction", transaction), ("location", location)]
    if let describedValue { children.append(("_value", describedValue)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// The location of a binding in a view: a read mark of its own in front of the shared location
/// (R17).
private final class HeldLocation<Value>: Location<Value> {
  let base: Location<Value>
  private(set) var wasRead = false
  /// The property of the view, while it is mounted and holds the location.
  unowned(unsafe) var slot: PropertySlot?

  /// Wraps the shared location, also if the parent's binding has a wrapper: a read takes one step,
  /// no matter how many views pass the binding down.
  init(_ base: Location<Value>) { self.base = base.unheld }

  override var unheld: Location<Value> { base }
  override func get() -> Value { base.get() }
  override func snapshot() -> Value {
    StepCounter.count()
    return base.snapshot()
  }
  override func set(_ value: Value) { base.set(value) }
  override func set(_ value: Value, in transaction: Transaction) {
    base.set(value, in: transaction)
  }
  override func peek() -> Value? { base.peek() }
  override func markRead() {
    wasRead = true
    if BodyReads.areWanted.load(ordering: .relaxed) { noteRead() }
  }

  @inline(never)
  private func noteRead() {
    guard MainThread.isCurrent, let slot else { return }
    MainThread.assume { BodyReads.note(.init(property: slot.name, view: slot.node.identity?.view)) }
  }

  override func examine() -> Value? { base.examine() }
  override var isPresent: Bool { base.isPresent }
  override var readsLive: Bool { base.readsLive }
  override var isUpdating: Bool { base.isUpdating }
  override var root: (any BindingSource)? { base.root }
  override var name: String? { base.name }
  override var object: AnyObject? { base.object }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? HeldLocation<Value> else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}

private final class BindingSlot<Value>: PropertySlot {
  private var held: HeldLocation<Value>?
  private var value: Value?

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let binding = field.assumingMemoryBound(to: Binding<Value>.self)
    let held = hold(binding.pointee.location)
    if held.readsLive {
      binding.pointee.install(held, value: nil)
      return false
    }
    let newest = held.snapshot()
    binding.pointee.install(held, value: newest)
    guard let old = exchange(&value, with: newest) else { return true }
    return held.wasRead && !self.field.comparison(of: Value.self).areEqual(old, newest)
  }

  /// R17: the read mark stays while the binding refers to the same location.
  private func hold(_ location: Location<Value>) -> HeldLocation<Value> {
    let base = location.unheld
    if let held, held.base === base || held.base.isEqual(to: base) { return held }
    held?.root?.remove(self)
    held?.slot = nil
    let new = HeldLocation(location)
    new.slot = self
    held = new
    if !graph.isSilent { new.root?.add(self) }
    return new
  }

  override func unmount() {
    held?.root?.remove(self)
    held?.slot = nil
    if let held, graph.isRecording, !held.isPresent { record(.noted(.elementGone(property: name))) }
  }
}
