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
    var callee: Int?
    var depth = 0
    for position in (0..<index).reversed() {
      switch self[position] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth > 0 {
          depth -= 1
        } else if self[position] == "{" {
          return callee.map(isFunction) == true
        } else if self[position] == "(", startsName(self[position - 1]) {
          callee = position - 1
        }
      default: break
      }
    }
    return false
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
}

extension String {
  /// True if the name says that the value is only an initial value: `initialText`, `defaultText`,
  /// `startingWith`.
  var namesFirstValue: Bool {
    ["initial", "initially", "default", "starting"].contains(prefix { $0.isLowercase })
  }
}

extension SourceFile {
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
