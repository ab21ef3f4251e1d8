/// An interface for a stored variable that updates an external property of a view.
///
/// The runtime finds the stored fields of a view whose static type conforms, and those inside them,
/// and only those: not in a plain struct, a class instance, an array, a tuple, an existential or an
/// optional (R24). Before each body it fills them in declaration order, nested ones first, and
/// calls `update()` (R26).
public protocol DynamicProperty {
  /// Called before the view's body runs, and also when the body is then skipped (R27).
  ///
  /// Changes that a mutating `update()` makes to the property last for the one body that
  /// follows (R29).
  mutating func update()

  /// Makes what a node keeps for this property.
  @MainActor static func _makeSlot(_ site: SlotSite) -> PropertySlot

  /// True if the runtime fills it itself, and does not walk its fields. A requirement, because the
  /// runtime would take long to look up a conformance that tells.
  static var _isBuiltIn: Bool { get }
}

extension DynamicProperty {
  public mutating func update() {}
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    CustomSlot<Self>(site)
  }
  public static var _isBuiltIn: Bool { false }
}

/// A dynamic property that the runtime fills itself; its own fields are not walked.
protocol BuiltInProperty: DynamicProperty {}

extension BuiltInProperty {
  public static var _isBuiltIn: Bool { true }
}
