import StateLabCore

nonisolated extension ValueDescription {
  /// A value that a lesson's author typed as a Swift literal: `"five"`, `2`.
  public init(typed literal: String) {
    var rest = literal[...]
    if rest.popFirst() == "\"", let text = rest.takeStringLiteral(), rest.isEmpty {
      self = .string(text)
    } else {
      self = .literal(literal)
    }
  }
}

nonisolated extension Substring {
  /// Consumes a Swift string literal after its opening quote, up to and with the closing quote. Returns
  /// the text; nil without a closing quote, or with an escape that names no character.
  package mutating func takeStringLiteral() -> String? {
    var text = ""
    while let character = popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "u":
        let digits = dropFirst().prefix { $0 != "}" }
        guard first == "{", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text.unicodeScalars.append(scalar)
        self = dropFirst(digits.count + 2)
      case let other?: text.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
