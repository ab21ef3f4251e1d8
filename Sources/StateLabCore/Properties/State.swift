/// A property wrapper type that can read and write a value managed by the runtime.
///
/// The struct holds two things: the initial value, and the location of the current value, which is
/// nil until a host mounts the view (R1). A body's copy of the view carries the location, so a
/// closure in this body accesses the value while the view keeps its identity (R14). `State` belongs
/// to no actor, as in SwiftUI (fidelity 2.12, 2).
@propertyWrapper
public struct State<Value> {
  // The location is first, so that a slot finds both fields without the type's layout.
  private(set) var location: StateLocation<Value>?
  /// The initial value; in the copy for a body, the value for this body (R8).
  private(set) var value: Value

  /// Creates the state with this initial value, which counts only at the first mount of an identity
  /// (R5).
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The same as ``init(wrappedValue:)`` (R5).
  public init(initialValue: Value) { value = initialValue }

  /// Creates the state of a property that the runtime may have installed.
  init(_ value: Value, at location: StateLocation<Value>?) {
    self.location = location
    self.value = value
  }

  /// During an update, the value that the runtime set in this copy, else the newest value (R8).
  /// Outside a mounted view, a read returns the initial value (R2) and writes have no effect, both
  /// silently (R3).
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
      location.assign(newValue)
    }
    nonmutating _modify {
      if let location, location.lends {
        var loan = location.lend()
        loan.isThroughBinding = false
        defer { location.takeBack(loan) }
        yield &loan.value
      } else {
        var value = wrappedValue
        defer { wrappedValue = value }
        yield &value
      }
    }
  }

  /// A binding to the value. Creating the binding is no read (R19). Outside a mounted view, the
  /// binding is constant, with W1 (R4).
  public var projectedValue: Binding<Value> { binding(elseWarn: .stateReadUninstalled) }

  /// - Parameter warning: The warning outside a mounted view, if there is one.
  func binding(elseWarn warning: RuntimeWarning?) -> Binding<Value> {
    guard let location else {
      if let warning { Recorder.warn(warning) }
      return .constant(value)
    }
    return Binding(location, value: location.isUpdating ? value : location.get())
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with the initial value nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    StateSlot<Value>(site)
  }

  /// The offset of ``value`` in bytes: after a reference, at the next position with the alignment
  /// of its type.
  fileprivate static var valueOffset: Int {
    max(MemoryLayout<AnyObject?>.size, MemoryLayout<Value>.alignment)
  }
}

/// The mirror shows the fields of SwiftUI's struct (fidelity 2.13, 5).
extension State: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["_value": value, "_location": location as Any], displayStyle: .struct)
  }
}

private final class StateSlot<Value>: StoredValueSlot<Value> {
  /// R5, R7: the first struct's initial value counts, later ones are ignored.
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let value = (field + State<Value>.valueOffset).assumingMemoryBound(to: Value.self)
    let isNew = location == nil
    let location = location ?? make(value.pointee)
    field.assumingMemoryBound(to: AnyObject?.self).pointee = location
    value.pointee = location.snapshot()
    return isNew || location.takeChange()
  }

  override func compare(_ old: UnsafeRawPointer, with new: UnsafeRawPointer) {
    let values = [old, new].map {
      ($0 + State<Value>.valueOffset).assumingMemoryBound(to: Value.self)
    }
    guard location != nil,
      !field.comparison(of: Value.self).areEqual(at: values[0], and: values[1])
    else { return }
    record(
      .noted(.initialIgnored(property: name, value: .init(describing: values[1].pointee))))
  }
}
