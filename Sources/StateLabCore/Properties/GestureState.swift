/// A property wrapper for a value that lasts as long as a gesture: ``Gesture/updating(_:body:)``
/// changes it, and after the gesture it has its initial value again.
@propertyWrapper
public struct GestureState<Value> {
  // Comes first: the slot of the state is that of this property.
  private let state: State<Value>
  private let initialValue: Value
  private let onReset: ((Value, inout Transaction) -> Void)?

  private init(_ value: Value, onReset: ((Value, inout Transaction) -> Void)?) {
    state = State(wrappedValue: value)
    initialValue = value
    self.onReset = onReset
  }

  /// Creates the property with this value outside of gestures.
  public init(wrappedValue: Value) { self.init(wrappedValue, onReset: nil) }
  /// Creates the property with this value outside of gestures.
  public init(initialValue: Value) { self.init(initialValue, onReset: nil) }

  /// Creates the property; it gets its initial value again in this transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }
  /// Creates the property; it gets its initial value again in this transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// Creates the property; `reset` receives the last value, and changes the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, onReset: reset)
  }
  /// Creates the property; `reset` receives the last value, and changes the transaction of the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, onReset: reset)
  }

  /// The value of the gesture, or the initial value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The gesture state itself, the argument of `updating`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState {
  /// Changes the value.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    change(&value, &transaction)
    write(value, in: transaction)
  }

  /// Makes the value the initial value again.
  func reset() {
    var transaction = Transaction()
    onReset?(state.wrappedValue, &transaction)
    write(initialValue, in: transaction)
  }

  private func write(_ value: Value, in transaction: Transaction) {
    if transaction.isPlain { return state.wrappedValue = value }
    withTransaction(transaction) { state.wrappedValue = value }
  }
}

/// The runtime treats the property as a state.
extension GestureState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    State<Value>._makeSlot(site)
  }
}
