/// A property wrapper that names a set of views, such as those that move into each other. Nothing
/// moves here, so all namespaces are alike.
@propertyWrapper
public struct Namespace: Sendable {
  /// The name of a set of views.
  public struct ID: Hashable, Sendable {}

  /// A namespace.
  public init() {}
  /// The name; every namespace has the same.
  public var wrappedValue: ID { ID() }
}

/// The runtime knows it, and has nothing to fill in.
extension Namespace: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot { PropertySlot(site) }
}
