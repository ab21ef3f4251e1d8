import StateLabCore

/// A value as a reader should see it: its Swift literal, or the screen that it stands for.
public struct Value: Hashable, Codable, Sendable {
  /// As Swift would write it: `"five"`, `2`, `Box<Int>(value: 1)`.
  public let literal: String
  /// The string, where it is one.
  public let text: String?
  /// The literal without what the type is generic over, where that differs: `Box(value: 1)`.
  public let brief: String?

  public init(literal: String, text: String? = nil, brief: String? = nil) {
    self.literal = literal
    self.text = text
    self.brief = brief
  }

  public init(_ value: ValueDescription) {
    let literal = value.literal
    let brief = value.brief
    self.init(literal: literal, text: value.text, brief: brief == literal ? nil : brief)
  }

  /// The lines of a text with several, which reads better as lines than as `"a\nb"`.
  public var screen: [String]? {
    guard let text, text.contains("\n") else { return nil }
    return Screen.lines(of: text)
  }
}
