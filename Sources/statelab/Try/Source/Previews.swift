import Course

extension [SwiftToken] {
  /// The names of types in the code between braces, and of the modifiers that supply objects.
  ///
  /// - Parameter start: The index of the opening brace.
  func types(inBracesAt start: Int) -> Set<String> {
    var depth = 0
    var types: Set<String> = []
    for token in self[Swift.min(start, count)...] {
      depth += token.nesting
      if depth <= 0 { break }
      if token.text.first?.isUppercase == true || RootChoice.supplying.contains(token.text) {
        types.insert(token.text)
      }
    }
    return types
  }
}

extension [UInt8] {
  /// The text of the string literal after a position; nil for another expression.
  func stringLiteral(from position: Int) -> String? {
    let quote = UInt8(ascii: "\"")
    let literal = self[Swift.min(position, count)...].drop { $0 <= 0x20 }
    guard literal.first == quote else { return nil }
    let text = literal.dropFirst().prefix { $0 != quote && $0 != UInt8(ascii: "\n") }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
