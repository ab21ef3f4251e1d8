/// Swift source whose comments, string literals, and regular expressions are blanked out, so that only
/// code is left.
/// Every byte keeps its offset, and every line its number.
nonisolated public struct SwiftMask {
  public private(set) var code: [UInt8]
  /// True if `\(…)` in strings is kept as well.
  private let keepsInterpolations: Bool
  private var position = 0

  public init(_ source: [UInt8], keepingInterpolations: Bool = false) {
    code = source
    keepsInterpolations = keepingInterpolations
    scanCode(untilParenthesis: false)
  }

  private var next: UInt8? { position < code.count ? code[position] : nil }

  private func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= code.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where code[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < code.count {
      if code[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  /// Keeps code up to the end or to the parenthesis that ends an interpolation.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "/") where isNext("//"):
        while let byte = next, byte != UInt8(ascii: "\n") { blank() }
      case UInt8(ascii: "/") where isNext("/*"): blankComment()
      case UInt8(ascii: "/"):
        let count = RegexLiteral.count(in: code, at: position)
        position += 1
        if let count { blank(count - 2) }
        if count != nil { position += 1 }
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while position + hashes < code.count, code[position + hashes] == UInt8(ascii: "#") {
          hashes += 1
        }
        if isNext("\"", at: hashes) {
          position += hashes
          scanString(hashes: hashes)
        } else if let count = RegexLiteral.count(in: code, at: position, hashes: hashes) {
          position += hashes + 1
          blank(count - 2 * (hashes + 1))
          position += hashes + 1
        } else {
          position += hashes
        }
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        if untilParenthesis, depth == 0 { return }
        depth -= 1
        position += 1
      default: position += 1
      }
    }
  }

  /// Comments nest.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        blank(2)
      } else if isNext("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && next != nil
  }

  /// Blanks a string, from its opening quote to behind its closing one.
  private mutating func scanString(hashes: Int) {
    let quotes = isNext("\"\"\"") ? 3 : 1
    position += quotes
    while let byte = next {
      if byte == UInt8(ascii: "\""), endsString(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if byte == UInt8(ascii: "\n"), quotes == 1 { return }
      guard byte == UInt8(ascii: "\\"), areHashes(hashes, at: 1) else {
        blank()
        continue
      }
      blank(1 + hashes)
      if next == UInt8(ascii: "(") {
        scanInterpolation()
      } else {
        blank()
      }
    }
  }

  private mutating func scanInterpolation() {
    let start = position
    position += 1
    scanCode(untilParenthesis: true)
    let end = min(position + 1, code.count)
    if keepsInterpolations { return position = end }
    position = start
    blank(end - start)
  }

  private func endsString(quotes: Int, hashes: Int) -> Bool {
    (quotes == 1 || isNext("\"\"\"")) && areHashes(hashes, at: quotes)
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    let start = position + offset
    return start + count <= code.count
      && code[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
