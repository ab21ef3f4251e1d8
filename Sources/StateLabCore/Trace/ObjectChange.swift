/// A pending change of an object's property (R65).
public struct ObjectChange: Hashable, Codable, Sendable {
  /// The type of the object, without its generic arguments: `Likes`.
  public let type: String
  /// The name as declared: `count`.
  public let property: String
  public let old: ValueDescription
  public let new: ValueDescription
  /// The properties through which the reader of an `@Observable` object, and the views near it, reach
  /// the object, the reader's first: `session`. Nil for an object with a publisher.
  public let holders: [PropertyPath]?
  /// The number of an `@Observable` object in this recording; nil for an object with a publisher, whose
  /// number belongs to the event.
  public let objectID: Int?
  /// The fields that differ, if the values are structs; nil for other values.
  public let fields: [FieldValue]?
  /// True if a `@Published` property sent no `objectWillChange`, because its class declares its own; nil
  /// for any other change.
  public let isUnsent: Bool?

  /// Creates a change from its parts; a recorded event carries the change of a `@Published`
  /// property.
  public init(
    type: String, property: String, old: ValueDescription, new: ValueDescription,
    holders: [PropertyPath]? = nil, objectID: Int? = nil, fields: [FieldValue]? = nil,
    isUnsent: Bool? = nil
  ) {
    self.type = type
    self.property = property
    self.old = old
    self.new = new
    self.holders = holders
    self.objectID = objectID
    self.fields = fields
    self.isUnsent = isUnsent
  }
}
