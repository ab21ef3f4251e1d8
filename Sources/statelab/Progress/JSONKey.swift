/// A key of a JSON object, equal to another one only letter for letter.
///
/// Swift's strings are equal where Unicode calls them the same, as é in one scalar and in two; to
/// JSON these are two keys.
struct JSONKey: ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }
}

extension JSONKey: Hashable, Comparable {
  static func == (one: JSONKey, other: JSONKey) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: JSONKey, other: JSONKey) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
