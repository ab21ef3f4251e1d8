/// A property wrapper type that can read and write a value managed by the runtime.
///
/// The struct holds two things: the initial value, and the location of the value itself, which is
/// nil until a host mounts the view (R1). Copies made for a body carry the location, so a closure
/// made there reaches the value for as long as the view keeps its identity (R14). It belongs to no
/// actor, as in SwiftUI (fidelity 2.12, 2).
@propertyWrapper
public struct State<Value> {
  // The location first, so that a slot finds both without asking for the layout of the type.
  private var location: StateLocation<Value>?
  /// The initial value; in a copy that a body runs on, the value which that body sees (R8).
  private var value: Value

  /// Begins with this value, which counts at the first mount of an identity only (R5).
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The same as ``init(wrappedValue:)`` (R5).
  public init(initialValue: Value) { value = initialValue }

  /// During an update the value that was plugged into this copy, else the newest (R8). Outside a
  /// mounted view the initial value is read (R2) and writes are lost, both in silence (R3).
  public var wrappedValue: Value {
    get {
      guard let location else { return value }
      guard location.isUpdating else { return location.get() }
      location.markRead()
      return value
    }
    nonmutating set {
      guard let location else {
        Recorder.current?.record(
          .writeIgnored(
            property: nil, type: typeName(Self.self), value: .init(describing: newValue),
            because: .neverInstalled))
        return
      }
      location.set(newValue)
    }
  }

  /// A binding to the value. Making one is no read (R19). Outside a mounted view it is constant,
  /// and W1 says so (R4).
  public var projectedValue: Binding<Value> {
    guard let location else {
      Recorder.warn(.stateReadUninstalled)
      return .constant(value)
    }
    return Binding(location, value: location.isUpdating ? value : location.get())
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    StateSlot<Value>(site)
  }

  /// The position of ``value``, in bytes: behind a reference, at the next place that suits its
  /// type.
  fileprivate static var valueOffset: Int {
    max(MemoryLayout<AnyObject?>.size, MemoryLayout<Value>.alignment)
  }
}

private final class StateSlot<Value>: PropertySlot {
  private var location: StateLocation<Value>?

  /// R5, R7: the first struct's initial value counts, later ones do not.
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let value = (field + State<Value>.valueOffset).assumingMemoryBound(to: Value.self)
    let isNew = location == nil
    let location = location ?? make(value.pointee)
    field.assumingMemoryBound(to: AnyObject?.self).pointee = location
    value.pointee = location.snapshot()
    return isNew || location.takeChange()
  }

  private func make(_ initial: Value) -> StateLocation<Value> {
    let location = StateLocation(initial, self)
    self.location = location
    record(
      .stored(property: name, value: .init(describing: initial)), fields: .init(ofStruct: initial))
    return location
  }

  override func takeOver(from original: PropertySlot?) {
    guard let value = (original as? StateSlot<Value>)?.location?.get() else { return }
    location = StateLocation(value, self)
  }

  override var observable: AnyObject? { location.flatMap { observableObject($0.get()) } }

  override func unmount() { location?.leave() }
  override func checkInvariants() { location?.checkInvariants() }
}
