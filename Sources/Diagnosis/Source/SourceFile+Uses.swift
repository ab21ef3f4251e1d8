extension SourceFile {
  /// An initializer with its parameters.
  func withHead(_ body: Range<Int>) -> Range<Int> {
    let start = (0..<body.lowerBound).last { self[$0] == "init" }
    return (start ?? body.lowerBound)..<body.upperBound
  }

  /// True if the name at a position is a value: no declaration, no label, and no member of another value.
  func isRead(at index: Int) -> Bool {
    let previous = self[index - 1]
    if ["var", "let", "func", "case"].contains(previous) { return false }
    if previous == ".", self[index - 2] != "self" { return false }
    guard self[index + 1] == ":" else { return true }
    // `number: 1` and `of number: Int`, but not `isFirst ? number : 0`
    return !["(", ","].contains(previous) && !startsName(previous)
  }

  /// True if the name at a position is in the parentheses of a function's call: `submit(book.title)`,
  /// but not `Text(book.title)`, and not a modifier such as `.opacity(book.opacity)`.
  func isArgumentOfFunction(at index: Int) -> Bool {
    guard self[index + 1] != ":" else { return false }
    let brackets = openBrackets(around: index)
    guard brackets.last.map({ self[$0] }) == "{" else { return false }
    let call = brackets.last { self[$0] == "(" && startsName(self[$0 - 1]) }
    return call.map { isFunction(at: $0 - 1) } == true
  }

  /// The positions of the brackets around a position, the innermost first, up to the innermost brace.
  func openBrackets(around position: Int) -> [Int] {
    var depth = 0
    var brackets: [Int] = []
    for index in (0..<position).reversed() {
      switch self[index] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        guard depth == 0 else {
          depth -= 1
          continue
        }
        brackets.append(index)
        if self[index] == "{" { return brackets }
      default: break
      }
    }
    return brackets
  }

  /// The name of the call whose parentheses contain a position, with no other bracket between.
  func nameOfCall(around position: Int) -> String? {
    guard let open = openBrackets(around: position).first, self[open] == "(",
      self[open - 1].first?.isLetter == true
    else { return nil }
    return self[open - 1]
  }

  /// The tokens between the braces of a getter: `Binding(get: { … }, set: …)`, `Binding { … } set: { … }`.
  func getter(ofBindingAt start: Int) -> Range<Int>? {
    var open = self[start + 1] == "<" ? start + 4 : start + 1
    if self[open] == "(", self[open + 1] == "get", self[open + 2] == ":" { open += 3 }
    guard self[open] == "{" else { return nil }
    return (open + 1)..<(end(ofBracketAt: open) - 1)
  }

  /// True if the name of a call is that of a function that may keep its arguments.
  private func isFunction(at index: Int) -> Bool {
    let name = self[index]
    guard name.first?.isLowercase == true || name.first == "_",
      ![
        "if", "guard", "while", "switch", "return", "in", "case", "for", "print", "debugPrint",
        "min", "max", "abs",
      ].contains(name)
    else { return false }
    let isModifier = self[index - 1] == "." && [")", "}"].contains(self[index - 2])
    // `.onChange(of: book.stars) { … }` observes the value.
    return !isModifier || ["onChange", "task"].contains(name)
  }

  private func startsName(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  /// True if code changes the value of the name at a position, or a part of it: `item.isDone.toggle()`.
  func changesValue(at index: Int) -> Bool {
    var last = index
    while true {
      if isWritten(at: last) || self[last + 1] == "[" || self[index - 1] == "&" { return true }
      guard ["?", "!"].contains(self[last + 1]) ? self[last + 2] == "." : self[last + 1] == "."
      else { return false }
      last += self[last + 1] == "." ? 2 : 3
    }
  }
}
