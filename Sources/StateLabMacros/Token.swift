/// A word, a sign, a string literal, or a regular expression of Swift source, with its bytes. Comments are no tokens.
struct Token {
  let text: String
  let range: Range<Int>

  /// The tokens of a source, or of a part of it.
  static func tokens(of source: [UInt8]) -> [Token] {
    var reader = TokenReader(source: source)
    reader.readCode(untilParenthesis: false)
    return reader.tokens
  }

  /// The change of the bracket depth after the token.
  var nesting: Int {
    switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// True for a name or a keyword.
  var isWord: Bool { text.utf8.first.map(TokenReader.isInWord) ?? false }
}

extension Array<Token> {
  /// The position behind the bracket that closes the bracket at this position.
  func end(ofBracketAt start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      depth += self[index].nesting
      if depth == 0 { return index + 1 }
    }
    return count
  }

  /// The text of a token; empty behind the end.
  func text(at index: Int) -> String { indices.contains(index) ? self[index].text : "" }
}

/// Reads tokens. An interpolation belongs to its string.
private struct TokenReader {
  let source: [UInt8]
  var tokens: [Token] = []
  private var position = 0

  init(source: [UInt8]) { self.source = source }

  static func isInWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$")
      || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  private func byte(at offset: Int = 0) -> UInt8? {
    position + offset < source.count ? source[position + offset] : nil
  }

  private func isNext(_ letters: StaticString, at offset: Int = 0) -> Bool {
    (0..<letters.utf8CodeUnitCount).allSatisfy {
      byte(at: offset + $0) == letters.utf8Start[$0]
    }
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let byte = byte() {
      if byte <= 0x20 {
        position += 1
      } else if isNext("//") {
        while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if isNext("/*") {
        skipComment()
      } else if let hashes = hashesOfString {
        readString(hashes: hashes)
      } else if let end = endOfRegex {
        let start = position
        position = end
        add(from: start)
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if depth < 0, untilParenthesis { return }
        readWord()
      }
    }
  }

  private mutating func add(from start: Int) {
    tokens.append(
      Token(
        text: String(decoding: source[start..<position], as: UTF8.self), range: start..<position))
  }

  private mutating func readWord() {
    let start = position
    position += 1
    if Self.isInWord(source[start]) {
      while let byte = byte(), Self.isInWord(byte) { position += 1 }
    }
    add(from: start)
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let change = isNext("/*") ? 1 : isNext("*/") ? -1 : 0
      depth += change
      position += change == 0 ? 1 : 2
    } while depth > 0 && position < source.count
  }

  /// The number of `#` before a quote; nil where no string begins.
  private var hashesOfString: Int? {
    var hashes = 0
    while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(at: hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  /// The position behind a regular expression, `/…/` or `#/…/#`, that begins here; nil where none does.
  private var endOfRegex: Int? {
    let slash = UInt8(ascii: "/")
    var hashes = 0
    while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(at: hashes) == slash else { return nil }
    if hashes == 0, position > 0, source[position - 1] > 0x20,
      !Set("([{,;:".utf8).contains(source[position - 1])
    {
      return nil
    }
    var (end, depth) = (position + hashes + 1, 0)
    while end < source.count, hashes > 0 || source[end] >= 0x20 {
      switch source[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case slash where hashes == 0:
        let inner = source[(position + 1)..<end]
        // A literal neither begins nor ends with a space, and `/=` is an operator.
        guard let first = inner.first, let last = inner.last, first > 0x20, last > 0x20,
          !inner.starts(with: "= ".utf8)
        else { return nil }
        return end + 1
      case slash where areHashes(hashes, at: end + 1 - position): return end + 1 + hashes
      default: break
      }
      if depth < 0, hashes == 0 { return nil }
      end += 1
    }
    return nil
  }

  private mutating func readString(hashes: Int) {
    let start = position
    let known = tokens
    position += hashes
    let quotes = isNext("\"\"\"") ? 3 : 1
    position += quotes
    while let byte = byte(), quotes == 3 || byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\""), quotes == 1 || isNext("\"\"\""),
        areHashes(hashes, at: quotes)
      {
        position += quotes + hashes
        break
      }
      guard byte == UInt8(ascii: "\\"), areHashes(hashes, at: 1) else {
        position += 1
        continue
      }
      position += 1 + hashes
      if self.byte() == UInt8(ascii: "(") {
        position += 1
        readCode(untilParenthesis: true)
      }
      position += 1
    }
    position = min(position, source.count)
    tokens = known
    add(from: start)
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }
}
