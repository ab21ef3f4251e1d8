extension String {
  /// The text in quotation marks, as a literal would have it; `debugDescription` escapes
  /// apostrophes too, and Apple's messages are quoted to the letter.
  var literal: String { literal(within: .max) }

  /// The literal of as much as takes no more than `width` bytes of UTF-8.
  func literal(within width: Int) -> String {
    var result = ""
    result.append(literalOf: self, within: width)
    return result
  }

  /// Appends the literal of a text, of which no more counts than `width` bytes, and an ellipsis
  /// behind it where that is not all: `"once upon a"…`.
  mutating func append(literalOf text: String, within width: Int) {
    guard text.utf8.count <= width else {
      append(literalOf: text.prefix(bytes: width), within: .max)
      self += "…"
      return
    }
    self += "\""
    // Most texts go as they are, in a quarter of the time.
    if text.utf8.allSatisfy(\.standsForItself) { self += text } else { append(escaping: text) }
    self += "\""
  }

  private mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": self += "\\\(scalar)"
      case "\n": self += "\\n"
      case "\t": self += "\\t"
      case "\r": self += "\\r"
      case "\0": self += "\\0"
      case _ where scalar.properties.generalCategory == .control:
        self += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// Whole characters that take no more than this many bytes of UTF-8.
  private func prefix(bytes count: Int) -> String {
    let end = utf8.index(startIndex, offsetBy: max(0, count), limitedBy: endIndex) ?? endIndex
    // Looking for the start of the character that the bound may be in.
    return String(self[..<_roundedDown(end)])
  }

  private func _roundedDown(_ index: Index) -> Index {
    index.samePosition(in: self) ?? self.index(before: index)
  }
}

extension UInt8 {
  /// True if this byte of UTF-8 begins or continues no character that a literal escapes. Control
  /// characters beyond ASCII begin with `C2`, as some others do.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
      && self != 0xC2
  }
}
