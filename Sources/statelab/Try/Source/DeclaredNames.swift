import Course

/// The names of the types, the functions and the properties that a program declares.
struct DeclaredNames {
  /// The names after `class`.
  private(set) var classes: Set<String> = []
  /// The names after `struct`, `enum`, and `actor`.
  private(set) var others: Set<String> = []
  /// The names after `func`.
  private(set) var functions: Set<String> = []
  /// The names after `var` and `let`.
  private(set) var properties: Set<String> = []

  /// No names.
  init() {}

  init(in tokens: [SwiftToken]) {
    for (keyword, name) in zip(tokens, tokens.dropFirst()) {
      switch (keyword.text, name.text.startsUppercase) {
      case ("class", true): classes.insert(name.text)
      case ("struct", true), ("enum", true), ("actor", true): others.insert(name.text)
      case ("func", _): functions.insert(name.text)
      case ("var", _), ("let", _): properties.insert(name.text)
      default: break
      }
    }
  }

  mutating func add(_ other: DeclaredNames) {
    classes.formUnion(other.classes)
    others.formUnion(other.others)
    functions.formUnion(other.functions)
    properties.formUnion(other.properties)
  }

  /// The position of the closing brace of a preview that returns an object of UIKit; nil for any
  /// other preview. The last statement of such a preview begins with the name of a class, or of a
  /// variable that holds an object.
  ///
  /// - Parameter start: The position of the preview's opening brace.
  func endOfObjectPreview(at start: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    var last = start + 1
    var end = start
    while end < tokens.count {
      let token = tokens[end]
      if depth == 1, end > start + 1, token.text.first?.isLetter == true,
        token.beginsLine || tokens[end - 1].text == ";"
      {
        last = end
      }
      depth += token.nesting
      if depth == 0 { break }
      end += 1
    }
    guard end < tokens.count, last < end else { return nil }
    if tokens[last].text == "return" { last += 1 }
    if isClass(tokens[last].text) { return tokens.endOfCall(at: last) == end ? end : nil }
    guard last + 1 == end else { return nil }
    // `let page = PageController()`
    let variable = (start..<last).first { index in
      ["let", "var"].contains(tokens[index].text) && tokens[index + 1].text == tokens[last].text
        && tokens[index + 2].text == "=" && isClass(tokens[index + 3].text)
        && tokens.endOfCall(at: index + 3) > index + 4
    }
    return variable == nil ? nil : end
  }

  /// True for a class of the program, and for a class of UIKit.
  private func isClass(_ name: String) -> Bool {
    if classes.contains(name) { return true }
    return name.hasPrefix("UI") && String(name.dropFirst(2)).startsUppercase
      && !others.contains(name)
  }
}

extension String {
  fileprivate var startsUppercase: Bool { first?.isUppercase == true }
}

extension [SwiftToken] {
  /// The position after a call such as `Name(…)`; the position after the name where no parenthesis
  /// follows.
  fileprivate func endOfCall(at name: Int) -> Int {
    guard name + 1 < count, self[name + 1].text == "(" else { return name + 1 }
    var depth = 0
    for index in indices.dropFirst(name + 1) {
      depth += self[index].nesting
      if depth == 0 { return index + 1 }
    }
    return count
  }
}
