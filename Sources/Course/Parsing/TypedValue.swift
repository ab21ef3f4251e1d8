import StateLabCore

nonisolated extension ValueDescription {
  /// A value that a lesson's author typed as a Swift literal: `"five"`, `2`.
  public init(typed literal: String) {
    self = Self.text(of: literal).map { .string($0) } ?? .literal(literal)
  }

  /// The text of a string literal, or nil for another literal.
  private static func text(of literal: String) -> String? {
    guard literal.utf8.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else {
      return nil
    }
    var rest = literal.dropFirst().dropLast()
    let isPlain = rest.utf8.allSatisfy { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    if isPlain { return String(rest) }
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return nil }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      switch escape {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let number = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: text.append(escape)
      }
    }
    return text
  }
}
