/// The storage of a value that a binding reads and writes.
class Location<Value> {
  /// The newest value.
  func get() -> Value { fatalError("abstract") }

  /// The value for updates (R8); the newest value if there is no difference.
  func snapshot() -> Value { get() }

  func set(_ value: Value) {}

  /// A write with the transaction of a binding.
  func set(_ value: Value, in transaction: Transaction) {
    withTransaction(transaction) { set(value) }
  }

  /// True if the next change can take place in place.
  var lends: Bool { false }

  /// Moves the newest value out, for a change in place; ``takeBack(_:)`` then writes the value.
  /// Only for a location that ``lends``.
  func lend() -> Loan<Value> { Loan(value: get()) }

  func takeBack(_ loan: Loan<Value>) { set(loan.value) }

  /// The newest value, if reading it runs none of the user's code: a trace may read it (fidelity
  /// 2.12, 5).
  func peek() -> Value? { nil }

  /// The newest value. If only the user's code can read the value, the code runs in a dry run.
  @MainActor func examine() -> Value? { peek() }

  /// False if the location is a part of a value, for example an element, that the value has no
  /// longer; true if this is not known.
  @MainActor var isPresent: Bool { true }

  /// Notes that a view read the value during its update (R18).
  func markRead() {}

  /// The location itself, without the read mark of a view.
  var unheld: Location<Value> { self }

  /// True if each read must access the source itself, also during an update (R22).
  var readsLive: Bool { false }

  /// True if the current code runs in an update of the location's host.
  var isUpdating: Bool {
    Graph.current.map { $0.isUpdating && MainThread.isCurrent } ?? false
  }

  /// The state at the end of the chain, whose writes queue the holders of bindings to it (R19).
  var root: (any BindingSource)? { nil }

  /// The object whose property is the value, or a part of it; nil if there is none.
  var object: AnyObject? { nil }

  /// The property in which the value is stored, for a message: `ContentView.items`; nil if unknown.
  var name: String? { nil }

  func isEqual(to other: Location<Value>) -> Bool { self === other }
}

/// A value while it is changed in place.
struct Loan<Value> {
  var value: Value
  /// The value before the change, for a recording.
  var old: (value: ValueDescription, fields: [FieldValue]?)?
  /// False if the property itself makes the change.
  var isThroughBinding = true
}

/// The mirror shows the type alone, not the graph behind the value.
extension Location: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A state whose writes queue the holders of its bindings.
@MainActor
protocol BindingSource: AnyObject {
  func add(_ holder: PropertySlot)
  func remove(_ holder: PropertySlot)
}

/// A location as a stored field: two references are equal if their locations are equal (R37).
struct LocationReference<Value>: Equatable {
  let location: Location<Value>

  static func == (a: Self, b: Self) -> Bool {
    a.location === b.location || a.location.isEqual(to: b.location)
  }
}

/// A constant value: writes have no effect (R60).
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func peek() -> Value? { value }
  override func set(_ value: Value) {
    Recorder.current?.note(
      .bindingSet(value: .init(describing: value), isConstant: true))
  }
}

/// A pair of closures, never equal to another pair (R37).
final class FunctionalLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ value: Value) { set(value, in: .current) }

  /// The transaction is an argument of the setter. A setter without the argument drops the
  /// transaction (fidelity 2.13, 10).
  override func set(_ value: Value, in transaction: Transaction) {
    Recorder.current?.note(.bindingSet(value: .init(describing: value), isConstant: false))
    write(value, transaction)
  }
}

/// A part of another location's value: a write reads the whole, changes the part, and writes the
/// whole (R61, R63).
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let projection: Projection<Base, Value>

  init(_ base: Location<Base>, _ projection: Projection<Base, Value>) {
    self.base = base
    self.projection = projection
  }

  override func get() -> Value { projection.get(base.get()) }
  override func snapshot() -> Value { projection.get(base.snapshot()) }

  override func set(_ value: Value) {
    if let whole = whole(with: value) { base.set(whole) }
  }

  override func set(_ value: Value, in transaction: Transaction) {
    if let whole = whole(with: value) { base.set(whole, in: transaction) }
  }

  /// The whole with the part; nil if the part must not be written.
  private func whole(with value: Value) -> Base? {
    var whole = base.get()
    return projection.set(&whole, value) ? whole : nil
  }

  override func markRead() { base.markRead() }
  override func examine() -> Value? {
    base.examine().flatMap { projection.isPresent?($0) ?? true ? projection.get($0) : nil }
  }
  override var isPresent: Bool {
    guard base.isPresent else { return false }
    guard let isPresent = projection.isPresent else { return true }
    return base.examine().map(isPresent) ?? true
  }
  override var readsLive: Bool { base.readsLive }
  override var isUpdating: Bool { base.isUpdating }
  override var root: (any BindingSource)? { base.root }
  override var name: String? { base.name }
  override var object: AnyObject? { base.object }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value>, let key = projection.key else {
      return false
    }
    return key == other.projection.key && (base === other.base || base.isEqual(to: other.base))
  }
}

/// A property of an object (R64).
class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let owner: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    owner = object
    self.keyPath = keyPath
  }

  override var object: AnyObject? { owner }

  override func get() -> Value { owner[keyPath: keyPath] }
  override func examine() -> Value? { DryRun.perform { owner[keyPath: keyPath] } }

  override func set(_ value: Value) {
    owner[keyPath: keyPath] = value
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return owner === other.owner && keyPath == other.keyPath
  }
}

/// A part of a whole: its getter and setter.
struct Projection<Base, Value> {
  /// Equal for two equal projections, if equality is known.
  var key: AnyHashable?
  /// False if the whole has no such part; nil if every whole has one.
  var isPresent: ((Base) -> Bool)?
  let get: (Base) -> Value
  /// Returns false if the part must not be written.
  let set: (inout Base, Value) -> Bool

  static func keyPath(_ keyPath: WritableKeyPath<Base, Value>) -> Self {
    Self(key: keyPath) {
      $0[keyPath: keyPath]
    } set: {
      $0[keyPath: keyPath] = $1
      return true
    }
  }
}
