import Foundation

/// The type around a declaration, read from its file: the compiler sends the type without its members.
struct EnclosingType {
  /// True if the body of the type declares an initializer, so that the compiler adds none.
  let declaresInitializer: Bool

  /// - Parameter position: The position of the declaration, in bytes.
  init?(ofByte position: Int, inFile path: String) {
    guard let source = FileManager.default.contents(atPath: path), position < source.count else {
      return nil
    }
    let code = Self.code(of: Array(source))
    var depth = 0
    var start = position
    while start > 0, depth >= 0 {
      start -= 1
      if code[start] == UInt8(ascii: "}") { depth += 1 }
      if code[start] == UInt8(ascii: "{") { depth -= 1 }
    }
    guard depth < 0 else { return nil }
    var word: [UInt8] = []
    var isFound = false
    for byte in code[(start + 1)...] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < -1 { break }
      let isInWord =
        byte > 0x7F || Character(UnicodeScalar(byte)).isLetter || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".")
      if isInWord {
        word.append(byte)
      } else {
        if depth == -1, word == Array("init".utf8) { isFound = true }
        word = []
      }
    }
    declaresInitializer = isFound
  }

  /// The bytes, with spaces in place of comments and strings.
  private static func code(of source: [UInt8]) -> [UInt8] {
    var code = source
    var position = 0
    func isNext(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }
    let blanks = [("//", "\n"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("\"", "\"")]
    while position < source.count {
      guard [UInt8(ascii: "/"), UInt8(ascii: "\"")].contains(source[position]),
        let (start, end) = blanks.first(where: { isNext($0.0) })
      else {
        position += 1
        continue
      }
      let begin = position
      position += start.utf8.count
      while position < source.count, !isNext(end) {
        position += source[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + end.utf8.count, source.count)
      for index in begin..<position { code[index] = UInt8(ascii: " ") }
    }
    return code
  }
}
