/// Reads JSON as RFC 8259 has it, and no more: no comments, no key twice.
///
/// Written by hand for two reasons. The first decoding with FoundationEssentials costs 0.5 ms of
/// the 6.5 ms that `statelab run 1` takes, all that its bound leaves; and it rounds numbers.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Whether the text that was read last has half a character in it.
  private var hasHalf = false

  /// Deeper than any progress; a recursion must not end the process.
  private static let mostDepth = 100

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tree(of bytes: [UInt8]) throws(JSONFault) -> JSONTree {
    var reader = JSONReader(bytes)
    let tree = try reader.value()
    reader.skipBlank()
    guard reader.position == bytes.count else { throw reader.fault("more follows the value") }
    return tree
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String) -> JSONFault {
    JSONFault(
      line: 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }, message: message)
  }

  private mutating func skipBlank() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Goes past this byte, if it comes next.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSONTree {
    skipBlank()
    switch next {
    case nil: throw fault("it ends too early")
    case UInt8(ascii: "{"): return try nested { reader throws(JSONFault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONFault) in try reader.list() }
    case UInt8(ascii: "\""): return try text()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONFault) -> JSONTree
  ) throws(JSONFault) -> JSONTree {
    guard depth < Self.mostDepth else { throw fault("it is nested too deeply") }
    depth += 1
    position += 1
    let tree = try body(&self)
    depth -= 1
    return tree
  }

  private mutating func object() throws(JSONFault) -> JSONTree {
    var members: [JSONKey: JSONTree] = [:]
    skipBlank()
    if take("}") { return .object(members) }
    while true {
      skipBlank()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
      let key = try string()
      if hasHalf { throw fault("a key has half a character, which cannot be kept here") }
      skipBlank()
      guard take(":") else { throw fault("a colon is missing after \(quoted(key))") }
      guard members.updateValue(try value(), forKey: JSONKey(key)) == nil else {
        throw fault("the key \(quoted(key)) stands twice")
      }
      skipBlank()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault("a comma or } is missing") }
    }
  }

  private mutating func list() throws(JSONFault) -> JSONTree {
    var items: [JSONTree] = []
    skipBlank()
    if take("]") { return .list(items) }
    while true {
      items.append(try value())
      skipBlank()
      if take("]") { return .list(items) }
      guard take(",") else { throw fault("a comma or ] is missing") }
    }
  }

  private mutating func word(_ word: StaticString, _ tree: JSONTree) throws(JSONFault) -> JSONTree {
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw fault("here stands no value") }
      position += 1
    }
    return tree
  }

  private mutating func number() throws(JSONFault) -> JSONTree {
    let start = position
    _ = take("-")
    let hasZero = take("0")
    guard hasZero || digits() > 0 else {
      position = start
      throw fault("here stands no value")
    }
    if take("."), digits() == 0 { throw fault("a digit is missing after the point") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if digits() == 0 { throw fault("an exponent has no digits") }
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func text() throws(JSONFault) -> JSONTree {
    let start = position
    let text = try string()
    return hasHalf
      ? .verbatim(String(decoding: bytes[start..<position], as: UTF8.self)) : .text(text)
  }

  private mutating func string() throws(JSONFault) -> String {
    position += 1
    hasHalf = false
    var text: [UInt8] = []
    while let byte = next {
      if byte < 0x20 { throw fault("a text does not end on its line") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("a text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      default: text.append(byte)
      }
    }
    throw fault("a text does not end")
  }

  private mutating func escape() throws(JSONFault) -> Character {
    guard let byte = next else { throw fault("a text does not end") }
    position += 1
    switch Unicode.Scalar(byte) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return Character(try scalar())
    default: throw fault("there is no such escape in JSON")
    }
  }

  /// After `\u`: four digits, or a pair of surrogates. One alone is grammatical, and no character.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if (0xD800..<0xDC00).contains(first), take("\\"), take("u"),
      case let second = try hexadecimal(), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return scalar
    }
    position = end
    hasHalf = true
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("\\u needs four digits") }
    position += 4
    return code
  }
}

/// Why a text is not JSON.
struct JSONFault: Error, Hashable {
  /// Counted from 1.
  let line: Int
  let message: String
}
