import Course

// The names in the first error.
extension CompilerMessages {
  /// The names in the first error's line up to its column: called names, and names in key paths.
  var words: [(name: String, isKey: Bool)] {
    // A syntax error is not about a name.
    guard let error = errors.first, let position = error.position,
      !error.message.hasPrefix("expected")
    else { return [] }
    let tokens = quotedTokens
    let calls = tokens.calls
    let column = position.column - 1
    // The innermost call around the error is last.
    let order =
      tokens.indices.filter { !(calls[$0]?.contains(column) ?? false) }
      + tokens.indices.filter { calls[$0]?.contains(column) ?? false }
    return order.compactMap { index in
      let token = tokens[index]
      guard token.text.first?.isLetter ?? false || token.text.hasPrefix("@") else { return nil }
      let isKey = index > 1 && tokens[index - 1].text == "." && tokens[index - 2].text == "\\"
      guard isKey || token.range.lowerBound < position.column else { return nil }
      guard isKey || isCalled(index, in: tokens) else { return nil }
      return (token.text.filter { $0 != "@" }, isKey)
    }
  }

  /// The tokens of the first error's line.
  private var quotedTokens: [SwiftToken] {
    guard let error = errors.first, let position = error.position,
      let quoted = text.lines.drop(while: { CompilerError($0) != error })
        .first(where: { $0.drop { $0 == " " }.hasPrefix("\(position.line) | ") }),
      let bar = quoted.firstRange(of: " | ")
    else { return [] }
    return SwiftToken.tokens(of: SwiftMask(Array(quoted[bar.upperBound...].utf8)).code)
  }

  /// The member at the first error, if it has a base: `font` in `text.font = .title`.
  var memberWithBase: String? {
    let tokens = quotedTokens
    let column = errors.first?.position.map { $0.column - 1 }
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == column }), index > 1,
      tokens[index - 1].text == ".", tokens[index - 2].isName || tokens[index - 2].text == "]"
    else { return nil }
    return tokens[index].text
  }

  /// True for `Text(`, `VStack {`, `.bold` and `@State`, and not for the name of a type.
  private func isCalled(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    // `.red` alone is not a call, but it may be an argument.
    let isValue = index > 1 && ["(", ",", ":", "[", "?", "="].contains(tokens[index - 2].text)
    return before == "." && !isValue || tokens[index].text.hasPrefix("@")
      || before != ":" && (after == "(" || after == "{")
  }
}

extension [SwiftToken] {
  /// The columns of each call on the line, from its name to the end of its arguments, by the index
  /// of the name. A call that the line does not close reaches to its end.
  fileprivate var calls: [Int: ClosedRange<Int>] {
    var calls: [Int: ClosedRange<Int>] = [:]
    /// The names whose arguments are open; nil for other brackets.
    var open: [Int?] = []
    var closed: Int?
    for (index, token) in enumerated() {
      switch token.text {
      case "(", "{", "[":
        // After arguments, a brace opens a trailing closure of the same call.
        let name = closed ?? (index > 0 && self[index - 1].isName ? index - 1 : nil)
        open.append(token.text == "[" ? nil : name)
        if let name { calls[name] = self[name].range.lowerBound...Int.max }
        closed = nil
      case ")", "}", "]":
        closed = open.popLast() ?? nil
        if let closed { calls[closed] = self[closed].range.lowerBound...token.range.upperBound }
      default: closed = nil
      }
    }
    return calls
  }
}

extension SwiftToken {
  fileprivate var isName: Bool { text.first?.isLetter ?? false }
}
