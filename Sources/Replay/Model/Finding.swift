import StateLabCore

/// A named result that an experiment computed.
public struct Finding: Hashable, Codable, Sendable {
  public let name: String
  /// The value as `describe(_:)` writes it: `"five"` in quotes, `2`, `true`, `nil`.
  public let literal: String
  /// The string, where the value is one.
  public let text: String?

  public init(name: String, of value: Any) {
    self.name = name
    literal = describe(value)
    text = value as? String
  }

  public var value: Value { Value(literal: literal, text: text) }
}
