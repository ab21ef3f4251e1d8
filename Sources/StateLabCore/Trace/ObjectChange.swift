/// A property of an object that is about to take another value (R65).
public struct ObjectChange: Hashable, Codable, Sendable {
  /// The type of the object, without its generic arguments: `Likes`.
  public let type: String
  /// As its declaration has it: `count`.
  public let property: String
  public let old: ValueDescription
  public let new: ValueDescription
  /// The property through which a view reaches an `@Observable` object: `session`. Nil for an object
  /// with a publisher.
  public let holder: PropertyPath?

  /// A change from its parts; a recorded announcement has the one that `@Published` makes.
  public init(
    type: String, property: String, old: ValueDescription, new: ValueDescription,
    holder: PropertyPath? = nil
  ) {
    self.type = type
    self.property = property
    self.old = old
    self.new = new
    self.holder = holder
  }
}
