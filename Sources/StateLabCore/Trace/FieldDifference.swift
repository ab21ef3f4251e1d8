/// A field in which a new value of a view differs from the one before, as the runtime compares them
/// (R33 to R35).
public struct FieldDifference: Hashable, Codable, Sendable {
  /// From the view inward, as far as values are compared field by field: `text.box`.
  public let property: PropertyPath
  /// True if it holds a reference: then it is another object, whatever that one holds.
  public let isReference: Bool

  /// A difference as it stands; a body that runs has the one that is recorded.
  public init(property: PropertyPath, isReference: Bool) {
    self.property = property
    self.isReference = isReference
  }
}
