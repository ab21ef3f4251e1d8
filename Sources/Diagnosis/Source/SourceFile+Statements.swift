extension SourceFile {
  /// The first tokens of the assignments to a property or its wrapper, among the statements of an
  /// initializer.
  func assignments(to name: String, in body: Range<Int>) -> [Int] {
    var depth = 0
    return body.filter { index in
      if ["(", "[", "{"].contains(self[index]) { depth += 1 }
      if [")", "]", "}"].contains(self[index]) { depth -= 1 }
      guard depth == 1, beginsStatement(index, in: body) else { return false }
      let target = self[index] == "self" && self[index + 1] == "." ? index + 2 : index
      return [name, "_" + name].contains(self[target]) && self[target + 1] == "="
        && self[target + 2] != "="
    }
  }

  /// True if code assigns to the name at a position or to an element of its value, adds to its value,
  /// or calls a mutating function of its value.
  func isWritten(at index: Int) -> Bool {
    // `counts[id] = 1`
    let end = self[index + 1] == "[" ? end(ofBracketAt: index + 1) : index + 1
    let next = self[end]
    return next == "=" && self[end + 1] != "="
      || ["+", "-", "*", "/"].contains(next) && self[end + 1] == "="
      || next == "."
        && [
          "append", "toggle", "insert", "remove", "removeAll", "removeLast", "removeFirst",
          "removeValue", "sort", "shuffle",
        ].contains(self[end + 1])
  }

  /// The tokens of the value of an assignment, to the end of its statement or its line.
  func value(assignedAt start: Int) -> Range<Int> {
    var end = start + 2
    while end < tokens.count, tokens[end].line == tokens[start].line,
      !["}", ";"].contains(self[end])
    {
      end = ["(", "[", "{"].contains(self[end]) ? self.end(ofBracketAt: end) : end + 1
    }
    return (start + 2)..<end
  }

  private func beginsStatement(_ index: Int, in body: Range<Int>) -> Bool {
    let before = self[index - 1]
    return before == "{" || before == ";" || tokens[index - 1].line < tokens[index].line
  }
}
