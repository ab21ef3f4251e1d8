/// A property wrapper for a length that scales with the text size. The simulation has one text
/// size, so the length never changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: Sendable
where Value: Sendable {
  /// The length as declared.
  public let wrappedValue: Value

  /// A length that scales like the default text style.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A length that scales like this text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The runtime ignores the fields of the wrapper and fills in nothing.
extension ScaledMetric: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
