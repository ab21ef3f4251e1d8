/// A Swift file of the program as tokens: comments and the texts of strings are left out.
public struct SourceFile: Sendable {
  /// The name in the events of a run.
  public let name: String
  /// The path as the user names it.
  public let path: String
  public let tokens: [Token]
  /// The text of the file, for edits that move code.
  let bytes: [UInt8]

  /// A word or a sign, with its bytes in the file.
  public struct Token: Hashable, Sendable {
    public let text: String
    public let range: Range<Int>
    /// Counted from 1.
    public let line: Int
    public let column: Int

    public init(text: String, range: Range<Int>, line: Int, column: Int) {
      self.text = text
      self.range = range
      self.line = line
      self.column = column
    }
  }

  public init(name: String, path: String, tokens: [Token], bytes: [UInt8] = []) {
    self.name = name
    self.path = path
    self.tokens = tokens
    self.bytes = bytes
  }

  /// The end of a line in this file.
  var newline: String {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n") }
      ? "\r\n" : "\n"
  }

  func place(_ index: Int) -> SourcePlace? {
    guard tokens.indices.contains(index) else { return nil }
    return SourcePlace(file: path, line: tokens[index].line, column: tokens[index].column)
  }

  /// The position of the end of a line, without trailing spaces. Strings are no tokens, so the last
  /// token does not end a statement.
  func end(ofLine position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    while end > position, [UInt8(ascii: " "), UInt8(ascii: "\r")].contains(bytes[end - 1]) {
      end -= 1
    }
    return end
  }

  /// The bytes of tokens, with the strings and comments between them.
  func bytes(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The text of tokens, with the strings and comments between them.
  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[bytes(of: range)], as: UTF8.self)
  }

  subscript(index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The position behind the bracket that closes the one at this position.
  func end(ofBracketAt start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return tokens.count
  }

  /// The position behind a call that begins at a token, with its trailing closures: `Button("Add") { … }`.
  func endOfCall(at start: Int) -> Int {
    let brackets: Set = ["(", "{", "["]
    guard var end = (start..<tokens.count).first(where: { brackets.contains(self[$0]) }) else {
      return start
    }
    repeat {
      end = self.end(ofBracketAt: end)
      // `label: { … }`
      if self[end + 1] == ":", self[end + 2] == "{" { end += 2 }
    } while brackets.contains(self[end])
    return end
  }

  /// The names of the variables outside of all types and functions.
  var globalVariables: [String] {
    globals.filter { self[$0.tokens.lowerBound] == "var" }.map { $0.name }
  }

  /// The positions at which these tokens follow each other, within a range.
  func positions(of words: [String], in range: Range<Int>? = nil) -> [Int] {
    let range = range ?? tokens.indices
    guard let first = words.first else { return [] }
    return range.filter { start in
      tokens[start].text == first && start + words.count <= tokens.count
        && words.indices.allSatisfy { tokens[start + $0].text == words[$0] }
    }
  }
}
