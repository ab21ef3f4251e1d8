/// The text of a value at the time of its recording, which outlives the value.
public enum ValueDescription: Hashable, Sendable {
  /// A string, itself and not its literal.
  case string(String)
  /// Any other value, as ``describe(_:)`` writes it.
  case literal(String)
  /// An instance of a generic type, with and without generic arguments: `Box<Int>(value: 1)`, and
  /// `Box(value: 1)`.
  indirect case generic(literal: String, brief: String)

  /// Describes the current value, without running the user's code (fidelity 2.12, 5). Long values
  /// are cut at about 240 bytes.
  public init(describing value: Any) {
    switch value {
    case let text as String: self = .string(text)
    // The most common state; each further cast takes long.
    case let number as Int: self = .literal(String(number))
    case let wrapper as any DescribedAsWrappedValue:
      if let wrapped = wrapper.describedValue {
        self.init(describing: wrapped)
      } else {
        self = .literal(typeName(Swift.type(of: value)))
      }
    default:
      let (literal, brief) = ValueWriter.texts(of: value, width: ValueWriter.recordedWidth)
      self = brief.map { .generic(literal: literal, brief: $0) } ?? .literal(literal)
    }
  }
}

extension ValueDescription {
  /// The value as a Swift literal: `"five"`, `2`.
  public var literal: String {
    switch self {
    case .string(let text): text.literal
    case .literal(let literal), .generic(let literal, _): literal
    }
  }

  /// The string; nil for any other value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The literal, without generic arguments.
  public var brief: String { if case .generic(_, let brief) = self { brief } else { literal } }
}

extension ValueDescription: ExpressibleByStringLiteral {
  /// A description from a literal, for any value but a string: `"2"`.
  public init(stringLiteral literal: String) { self = .literal(literal) }
}

extension ValueDescription: CustomStringConvertible {
  public var description: String { literal }
}

/// The encoding: the literal, and beside it the text of a string, or the literal without generic
/// arguments.
extension ValueDescription: Codable {
  private enum Key: String, CodingKey { case literal, text, brief }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(literal, forKey: .literal)
    try container.encodeIfPresent(text, forKey: .text)
    if case .generic(_, let brief) = self { try container.encode(brief, forKey: .brief) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      literal: try container.decode(String.self, forKey: .literal),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      brief: try container.decodeIfPresent(String.self, forKey: .brief))
  }

  private init(literal: String, text: String?, brief: String?) {
    self =
      text.map { .string($0) } ?? brief.map { .generic(literal: literal, brief: $0) }
      ?? .literal(literal)
  }
}
