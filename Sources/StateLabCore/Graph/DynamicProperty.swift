/// An interface for a stored variable that updates an external property of a view.
///
/// The runtime installs the stored fields of a view whose declared type conforms to
/// `DynamicProperty`, and the dynamic properties nested in them. The runtime does not search plain
/// structs, class instances, arrays, tuples, existentials or optionals (R24). Before each body, the
/// runtime fills these fields in declaration order, nested fields first, and calls `update()`
/// (R26).
public protocol DynamicProperty {
  /// The runtime calls `update()` before the view's body runs, and also before a body that the
  /// runtime then skips (R27).
  ///
  /// Changes that a mutating `update()` makes to the property last for the one body that follows
  /// (R29).
  mutating func update()

  /// Creates the node's storage for this property.
  @MainActor static func _makeSlot(_ site: SlotSite) -> PropertySlot

  /// True if the runtime fills the property itself and does not search its fields.
  ///
  /// This flag is a requirement because a dynamic cast to a protocol takes the runtime long.
  static var _isBuiltIn: Bool { get }
}

extension DynamicProperty {
  public mutating func update() {}
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    CustomSlot<Self>(site)
  }
  public static var _isBuiltIn: Bool { false }
}

/// A dynamic property that the runtime fills itself. The runtime does not search its fields.
protocol BuiltInProperty: DynamicProperty {}

extension BuiltInProperty {
  public static var _isBuiltIn: Bool { true }
}

/// A property whose storage a macro declares: the storage of `n` is called `__n`.
protocol MacroStorage {}
