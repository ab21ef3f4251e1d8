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

extension Value {
  /// The value of a field of an object, read from the object's text: `2` is the `count` of
  /// `Model(title: "a, b", count: 2)`. Nil where the text has no such field, or was cut before it.
  func field(_ name: String) -> String? {
    let text = brief ?? literal
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    var fields: [String] = [""]
    var depth = 0
    var isInString = false
    var isEscaped = false
    for character in text[text.index(after: open)...].dropLast() {
      if isInString {
        if character == "\"", !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
      } else {
        switch character {
        case "\"": isInString = true
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        default: break
        }
      }
      if character == ",", depth == 0, !isInString {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    let label = "\(name): "
    return fields.lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix(label) }
      .map { String($0.dropFirst(label.count)) }
  }
}
