extension String {
  /// The text as a quoted literal. `debugDescription` also escapes apostrophes, and Apple's
  /// messages must be quoted verbatim.
  var literal: String { literal(within: .max) }

  /// The literal of the prefix that takes at most `width` bytes of UTF-8.
  func literal(within width: Int) -> String {
    var result = ""
    result.append(literalOf: self, within: width)
    return result
  }

  /// Appends the literal of a text, cut to `width` bytes, and an ellipsis after a cut text:
  /// `"once upon a"…`.
  mutating func append(literalOf text: String, within width: Int) {
    guard text.utf8.count <= width else {
      append(literalOf: text.prefix(bytes: width), within: .max)
      self += "…"
      return
    }
    self += "\""
    // Most texts need no escapes; this path takes a quarter of the time.
    if text.utf8.allSatisfy({ $0.standsForItself }) { self += text } else { append(escaping: text) }
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

  /// The longest prefix of whole characters that takes at most this many bytes of UTF-8.
  private func prefix(bytes count: Int) -> String {
    guard let bound = utf8.index(startIndex, offsetBy: max(0, count), limitedBy: endIndex),
      bound < endIndex
    else { return self }
    // A step forward and a step back lead to the start of the character at the bound.
    return String(self[..<index(before: index(after: bound))])
  }
}

extension UInt8 {
  /// True if this byte of UTF-8 belongs to no character that a literal escapes. Control characters
  /// beyond ASCII begin with `C2`, as some other characters do.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
      && self != 0xC2
  }
}
