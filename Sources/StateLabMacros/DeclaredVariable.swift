/// The parts of a variable's declaration, as source text.
struct DeclaredVariable {
  let name: String
  let type: String?
  let initialValue: String?
  /// `private`, `public` and the like; nil where the declaration has no such word.
  let access: String?
  let isStatic: Bool
  /// True for an attribute with its module, `@SwiftUI.State`: a type beside it may have the plain name.
  let isQualified: Bool
  /// `didSet` or `willSet`, if the variable has observers.
  let observer: String?

  /// - Parameter source: The declaration, with its attributes and comments.
  init?(_ source: String) {
    let bytes = Array(source.utf8)
    let tokens = Token.tokens(of: bytes)
    func text(_ range: Range<Int>) -> String? {
      guard let first = tokens[range].first, let last = tokens[range].last else { return nil }
      return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
    var access: String?
    var isStatic = false
    var isQualified = false
    var index = 0
    while index < tokens.count, tokens[index].text != "var" {
      let word = tokens[index].text
      index += 1
      if word == "@" {
        let start = index
        index = Self.end(ofAttributeAt: start, in: tokens)
        if index > start + 1, tokens.text(at: index - 1) == "State" { isQualified = true }
      }
      if ["static", "class"].contains(word) { isStatic = true }
      if tokens.text(at: index) == "(" {
        // `private(set)` is about the setter.
        index = tokens.end(ofBracketAt: index)
      } else if Self.accessWords.contains(word) {
        access = word
      }
    }
    guard index + 1 < tokens.count, tokens[index + 1].isWord else { return nil }
    name = tokens[index + 1].text
    index += 2
    self.access = access
    self.isStatic = isStatic
    self.isQualified = isQualified

    let typeStart = index + 1
    let hasType = tokens.text(at: index) == ":"
    if hasType { index = Self.end(ofTypeAt: typeStart, in: tokens) }
    type = hasType ? text(typeStart..<index) : nil
    let valueStart = index + 1
    let hasValue = tokens.text(at: index) == "="
    if hasValue { index = Self.end(ofValueAt: valueStart, in: tokens) }
    initialValue = hasValue ? text(valueStart..<index) : nil
    let word = tokens.text(at: index + 1)
    observer = tokens.text(at: index) == "{" && Self.observers.contains(word) ? word : nil
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]
  private static let observers: Set = ["didSet", "willSet"]

  /// The position behind the name of an attribute: `SwiftUI.State` in `@SwiftUI.State`.
  private static func end(ofAttributeAt start: Int, in tokens: [Token]) -> Int {
    var index = start + 1
    while tokens.text(at: index) == "." { index += 2 }
    return index
  }

  private static func end(ofTypeAt start: Int, in tokens: [Token]) -> Int {
    var index = start
    while index < tokens.count, !["=", "{"].contains(tokens[index].text) {
      index = tokens[index].nesting > 0 ? tokens.end(ofBracketAt: index) : index + 1
    }
    return index
  }

  /// The value ends before the block with observers.
  private static func end(ofValueAt start: Int, in tokens: [Token]) -> Int {
    var index = start
    while index < tokens.count {
      if tokens[index].text == "{", observers.contains(tokens.text(at: index + 1)) { break }
      index = tokens[index].nesting > 0 ? tokens.end(ofBracketAt: index) : index + 1
    }
    return index
  }

  /// The number of bytes of whitespace and comments before a declaration.
  static func indentation(of source: String) -> Int {
    Token.tokens(of: Array(source.utf8)).first?.range.lowerBound ?? 0
  }
}
