/// A field that differs between a view and its previous value, as the runtime compares them (R33 to
/// R35).
public struct FieldDifference: Hashable, Codable, Sendable {
  /// The path from the view inward, as far as values are compared field by field: `text.box`.
  public let property: PropertyPath
  /// True if the field holds a reference: then the object is another one, regardless of its
  /// contents.
  public let isReference: Bool
  /// The further fields that differ, in the order of their declaration; nil for a single field.
  public let others: [FieldDifference]?

  /// Creates a difference from its parts; the event of a body carries the recorded difference.
  public init(property: PropertyPath, isReference: Bool, others: [FieldDifference]? = nil) {
    self.property = property
    self.isReference = isReference
    self.others = others
  }

  /// Every field that differs, this one first.
  public var all: [FieldDifference] { [self] + (others ?? []) }
}
