/// A JSON value of which nothing is lost: what nobody here knows is written as it was read.
enum JSONTree: Hashable {
  case null
  case bool(Bool)
  /// By its digits: what is rounded on the way in would be another number on the way out.
  case number(String)
  case text(String)
  /// A text with half a character in it, as `"\ud800"`, which Swift cannot hold: as it was written,
  /// quotes included.
  case verbatim(String)
  case list([JSONTree])
  case object([JSONKey: JSONTree])
}

extension JSONTree {
  var object: [JSONKey: JSONTree]? { if case .object(let members) = self { members } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// Only of a whole number that is written as one.
  var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  static func int(_ number: Int) -> JSONTree { .number("\(number)") }
}

extension JSONTree {
  /// As text over several lines, keys sorted, so that equal values are equal bytes.
  var pretty: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let string): text += Self.quote(string)
    case .verbatim(let source): text += source
    case .list(let items):
      if items.isEmpty { return text += "[]" }
      text += "["
      for (position, item) in items.enumerated() {
        text += (position == 0 ? "\n" : ",\n") + inner
        item.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return text += "{}" }
      text += "{"
      for (position, key) in members.keys.sorted().enumerated() {
        text += (position == 0 ? "\n" : ",\n") + inner + Self.quote(key.text) + " : "
        members[key]?.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    }
  }

  private static func quote(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case ..<" ":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
