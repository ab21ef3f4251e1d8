import StateLabCore

/// A named result that an experiment computed.
public struct ExperimentFinding: Hashable, Codable, Sendable {
  public let name: String
  /// The literal that `describe(_:)` writes: `"five"` in quotes, `2`, `true`, `nil`.
  public let literal: String
  /// The string, where the value is a string.
  public let text: String?
  /// The positions of the events that the value was read from: a screen, a printed line, counted
  /// bodies. Empty where no event contains the value, such as the property of an object.
  public let readFrom: [Int]
  /// The number of events before the finding was noted.
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
