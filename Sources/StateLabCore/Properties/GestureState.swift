/// A property wrapper for a value that lasts as long as a gesture. Nobody drags here, so it keeps
/// its initial value.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Begins, and stays, with this value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins, and stays, with this value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The gesture state itself, which `updating` takes.
  public var projectedValue: GestureState<Value> { self }
}

/// The runtime knows it, and has nothing to fill in.
extension GestureState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
