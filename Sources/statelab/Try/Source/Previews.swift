import Course

extension [SwiftToken] {
  /// The names of types in the code between braces, and ``RootChoice/supplying`` if the code supplies an
  /// object.
  ///
  /// - Parameter start: The index of the opening brace.
  func types(inBracesAt start: Int) -> Set<String> {
    var depth = 0
    var types: Set<String> = []
    for index in self[Swift.min(start, count)...].indices {
      depth += self[index].nesting
      if depth <= 0 { break }
      if self[index].text.first?.isUppercase == true { types.insert(self[index].text) }
      if suppliesObject(at: index) { types.insert(RootChoice.supplying) }
    }
    return types
  }

  /// True at `environmentObject(store)` and `environment(store)`, and false at
  /// `environment(\.locale, locale)`.
  private func suppliesObject(at index: Int) -> Bool {
    let words = self[index...].prefix(3).map(\.text)
    return words.first == "environmentObject"
      || words.count == 3 && words[0] == "environment" && words[1] == "(" && words[2] != "\\"
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
