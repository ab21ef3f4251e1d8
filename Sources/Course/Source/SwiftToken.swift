/// A word or a sign of Swift code, with its position.
nonisolated public struct SwiftToken: Hashable {
  public let text: String
  /// The token's bytes in the file.
  public let range: Range<Int>
  /// Counted from 1.
  public let line: Int
  /// True if it is the first token of its line.
  public let beginsLine: Bool

  /// The tokens of code whose comments and strings are blanked out.
  ///
  /// - Parameter insideBrackets: False to skip the tokens between brackets.
  public static func tokens(of code: [UInt8], insideBrackets: Bool = true) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var line = 1
    var beginsLine = true
    var position = 0
    var depth = 0
    while position < code.count {
      let byte = code[position]
      if byte == UInt8(ascii: "\n") {
        line += 1
        beginsLine = true
      }
      if byte <= 0x20 {
        position += 1
        continue
      }
      let nesting = Self.nesting(of: byte)
      let isInside = min(depth, depth + nesting) > 0
      depth += nesting
      if isInside, !insideBrackets {
        beginsLine = false
        position += 1
        continue
      }
      var end = position + 1
      if isWord(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") {
        while end < code.count, isWord(code[end]) { end += 1 }
      }
      let text = String(decoding: code[position..<end], as: UTF8.self)
      tokens.append(
        SwiftToken(text: text, range: position..<end, line: line, beginsLine: beginsLine))
      beginsLine = false
      position = end
    }
    return tokens
  }

  /// The change of the bracket depth after the token.
  public var nesting: Int { text.utf8.first.map(Self.nesting) ?? 0 }

  private static func nesting(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
      || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
