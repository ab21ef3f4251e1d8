/// A property wrapper for a namespace of views, for matched transitions. In the simulation nothing
/// moves, so all namespaces are equal.
@propertyWrapper
public struct Namespace: Sendable {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {}

  /// A namespace.
  public init() {}
  /// The identifier, equal for all namespaces.
  public var wrappedValue: ID { ID() }
}

/// The runtime ignores the fields of the wrapper and fills in nothing.
extension Namespace: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
