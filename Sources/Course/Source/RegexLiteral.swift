/// A regular expression in Swift source: `/…/`, or `#/…/#`.
nonisolated enum RegexLiteral {
  /// The bytes that may precede `/…/` without a space. After a sign, such as in `a!/2`, `/` is an
  /// operator or a part of one.
  private static let openings = Set("([{,;:".utf8)

  /// The number of bytes of the literal `/…/` at a position; nil for the operator `/`.
  static func count(in code: [UInt8], at start: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    if start > 0, code[start - 1] > 0x20, !openings.contains(code[start - 1]) { return nil }
    var depth = 0
    var position = start + 1
    while position < code.count, code[position] >= 0x20, code[position] != slash {
      switch code[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      // `reduce(1, /)`
      if depth < 0 { return nil }
      position += 1
    }
    guard position < code.count, code[position] == slash, position > start + 1,
      // A literal neither begins nor ends with a space, and `/=` is an operator.
      code[start + 1] > 0x20, code[position - 1] > 0x20,
      code[start + 1] != UInt8(ascii: "=") || code[start + 2] > 0x20
    else { return nil }
    return position + 1 - start
  }

  /// The number of bytes of the literal `#/…/#` at a position, whose first bytes are this many `#`.
  static func count(in code: [UInt8], at start: Int, hashes: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    var position = start + hashes
    guard position < code.count, code[position] == slash else { return nil }
    position += 1
    while position + hashes < code.count {
      let end = position + 1 + hashes
      if code[position] == slash,
        code[(position + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return end - start
      }
      position += code[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
