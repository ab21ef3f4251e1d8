/// A property wrapper like ``State`` that keeps the expression of its initial value.
///
/// The runtime evaluates the expression once for each identity, when it creates the storage, and not
/// again when the view's parent re-creates the struct. Reads, writes, and bindings work as with
/// `State`. The macro `State()` of Xcode 27 declares its storage with this type. SwiftUI has a type
/// of this name since iOS 17 and documents nothing about it; this one has the documented behavior of
/// the macro (fidelity 2.14).
@propertyWrapper
public struct LazyState<Value> {
  private var location: StateLocation<Value>?
  /// A value that an initializer assigned; in the copy for a body, the value for this body (R8). Nil
  /// while the expression is not evaluated.
  private var value: Value?
  private let expression: Expression

  /// The expression at the declaration. It is the same for all structs of a view, so that structs do
  /// not differ by it.
  private struct Expression: Equatable {
    let evaluate: () -> Value
    static func == (a: Self, b: Self) -> Bool { true }
  }

  /// Creates the state with an expression, which the runtime evaluates when it creates the storage.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    expression = Expression(evaluate: wrappedValue)
  }

  /// The same as ``init(wrappedValue:)``.
  ///
  /// Not inlined: the optimizer must not know the value of a constant, which the runtime installs.
  @inline(never)
  public init(initialValue: @autoclosure @escaping () -> Value) {
    expression = Expression(evaluate: initialValue)
  }

  /// The value, as of a ``State``. Outside a mounted view, each read of the initial value evaluates
  /// the expression.
  public var wrappedValue: Value {
    get {
      guard let location else { return initialValue }
      guard location.isUpdating else { return location.get() }
      location.markRead()
      return initialValue
    }
    nonmutating set {
      guard let location else {
        Recorder.current?.record(
          .writeIgnored(
            property: nil, type: typeName(State<Value>.self), value: .init(describing: newValue),
            because: .neverInstalled))
        return
      }
      location.assign(newValue)
    }
  }

  /// A binding to the value. Outside a mounted view, the binding is constant, with W1 (R4).
  public var projectedValue: Binding<Value> {
    guard let location else {
      Recorder.warn(.stateReadUninstalled)
      return .constant(initialValue)
    }
    return Binding(location, value: location.isUpdating ? initialValue : location.get())
  }

  /// The property as a ``State``. A read outside a mounted view evaluates the expression; an assigned
  /// state replaces the expression.
  public var state: State<Value> {
    get { State(initialValue, at: location) }
    set {
      location = newValue.location
      value = newValue.value
    }
  }

  private var initialValue: Value { value ?? expression.evaluate() }
}

extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    LazyStateSlot<Value>(site)
  }
}

/// The mirror shows no closure.
extension LazyState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self, children: ["_value": value as Any, "_location": location as Any], displayStyle: .struct)
  }
}

extension LazyState: MacroStorage {}

extension LazyState {
  /// Connects the property to its storage.
  ///
  /// - Parameter make: Creates the storage from the initial value, at the first mount.
  fileprivate mutating func install(
    _ location: StateLocation<Value>?, make: (Value) -> StateLocation<Value>
  ) -> StateLocation<Value> {
    let location = location ?? make(initialValue)
    self.location = location
    value = location.snapshot()
    return location
  }

  /// The value that an initializer assigned, and not the expression.
  fileprivate var assigned: Value? { value }
}

private final class LazyStateSlot<Value>: StoredValueSlot<Value> {
  /// R5, R6: only the first struct's initial value is evaluated.
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let isNew = location == nil
    let property = field.assumingMemoryBound(to: LazyState<Value>.self)
    let location = property.pointee.install(location) { self.make($0) }
    return isNew || location.takeChange()
  }

  override func compare(_ old: UnsafeRawPointer, with new: UnsafeRawPointer) {
    let values = [old, new].map {
      $0.assumingMemoryBound(to: LazyState<Value>.self).pointee.assigned
    }
    guard location != nil, let value = values[1] else { return }
    if let old = values[0], field.comparison(of: Value.self).areEqual(old, value) { return }
    record(.noted(.initialIgnored(property: name, value: .init(describing: value))))
  }
}
