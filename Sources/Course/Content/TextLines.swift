// Nonisolated, because Swift checks a main-actor closure at each call from the standard library.

/// Splits a text into lines, without their ends. A line end at the end of the text begins no line.
nonisolated struct LineCutter: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    position = end + 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}

nonisolated extension String {
  /// The lines, without their ends. A line end at the end of the text begins no line.
  public var lines: [String] { LineCutter(self).map { String(decoding: $0, as: UTF8.self) } }

  /// The texts before and after the first `separator`, an ASCII character, or nil when there is none.
  public func splitOnce(at separator: Unicode.Scalar) -> (String, String)? {
    var text = self
    return text.withUTF8 { bytes in
      guard let place = bytes.firstIndex(of: UInt8(ascii: separator)) else { return nil }
      return (
        String(decoding: bytes[..<place], as: UTF8.self),
        String(decoding: bytes[(place + 1)...], as: UTF8.self)
      )
    }
  }

  /// The texts between commas, without the white space around them.
  var listed: [String] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmed }
  }

  /// The words between white space.
  var spacedWords: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var words: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end].isASCIIBlank {
        if start < end { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
      }
      return words
    }
  }
}

nonisolated extension String {
  /// The text without the white space around it.
  public var trimmed: String {
    utf8.first?.isVisibleASCII == true && utf8.last?.isVisibleASCII == true
      ? self : self[...].trimmed
  }
}

nonisolated extension Substring {
  /// The text without the white space around it.
  public var trimmed: String {
    var text = self
    let trimmed = text.withUTF8 { bytes in
      var (start, end) = (0, bytes.count)
      while start < end, bytes[start].isASCIIBlank { start += 1 }
      while start < end, bytes[end - 1].isASCIIBlank { end -= 1 }
      // Classifying a letter beyond ASCII needs a table.
      let isPlain = start == end || bytes[start].isVisibleASCII && bytes[end - 1].isVisibleASCII
      return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
    if let trimmed { return trimmed }
    let front = drop(while: \.isWhitespace)
    guard let end = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...end])
  }
}

nonisolated extension UInt8 {
  var isVisibleASCII: Bool { (0x21..<0x7F).contains(self) }
  var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
