/// A property wrapper for a length that grows with the size of texts. Texts have one size here, so
/// it is as long as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: Sendable
where Value: Sendable {
  /// The length as it was written.
  public let wrappedValue: Value

  /// A length that grows like a text of the usual style.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A length that grows like a text of this style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The runtime knows it, and has nothing to fill in.
extension ScaledMetric: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
