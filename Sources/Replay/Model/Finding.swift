import StateLabCore

/// A named result that an experiment computed.
public struct Finding: Hashable, Codable, Sendable {
  public let name: String
  /// The value as `describe(_:)` writes it: `"five"` in quotes, `2`, `true`, `nil`.
  public let literal: String
  /// The string, where the value is one.
  public let text: String?
  /// The positions of the events that it was read from: a screen, a line that was printed, bodies
  /// that were counted. Empty where it was read from none, such as the property of an object.
  public let readFrom: [Int]
  /// The number of events that had happened when it was noted.
  public let position: Int

  public init(name: String, of value: Any, readFrom events: [Int], position: Int) {
    self.name = name
    literal = describe(value)
    text = value as? String
    readFrom = events
    self.position = position
  }

  public var value: ValueDescription { text.map { .string($0) } ?? .literal(literal) }
}
