/// A property wrapper for a value that lasts as long as a gesture. The simulation has no gestures
/// that update a value, so the property keeps its initial value.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates the property with this value, which never changes.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the property with this value, which never changes.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The gesture state itself, the argument of `updating`.
  public var projectedValue: GestureState<Value> { self }
}

/// The runtime ignores the fields of the wrapper and fills in nothing.
extension GestureState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
