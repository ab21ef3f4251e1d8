/// One line of a lesson's text, which knows where it stands.
nonisolated struct SourceLine {
  let file: String
  /// Counted from 1.
  let number: Int
  let text: String

  var isBlank: Bool { text.utf8.first?.isVisibleASCII != true && text.trimmed.isEmpty }
  var isIndented: Bool {
    text.utf8.first?.isVisibleASCII != true && text.first?.isWhitespace ?? false
  }

  /// The error that is found here: what is wrong, and after a semicolon what to do about it.
  func error(_ message: String) -> LessonError {
    LessonError(file: file, line: number, message: message)
  }
}

// Of no actor: a closure of the main actor's, handed to the standard library, is checked at each call.

nonisolated extension String {
  /// The lines, without their ends. A line end at the end of the text begins no line.
  public var lines: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        let line = UnsafeBufferPointer(rebasing: bytes[start..<(hasReturn ? end - 1 : end)])
        lines.append(String(decoding: line, as: UTF8.self))
        start = end + 1
      }
      return lines
    }
  }

  /// The texts before and after the first `separator`, or nil when there is none.
  func splitOnce(at separator: Unicode.Scalar) -> (String, String)? {
    utf8.firstIndex(of: UInt8(ascii: separator)).map {
      (String(self[..<$0]), String(self[utf8.index(after: $0)...]))
    }
  }

  /// The words between white space.
  var spacedWords: [String] {
    utf8.split(whereSeparator: { $0.isASCIIBlank }).map { String(Substring($0)) }
  }
}

nonisolated extension String {
  /// Without the white space around it.
  public var trimmed: String {
    utf8.first?.isVisibleASCII == true && utf8.last?.isVisibleASCII == true
      ? self : self[...].trimmed
  }
}

nonisolated extension Substring {
  /// Without the white space around it.
  public var trimmed: String {
    var bytes = utf8[...]
    while bytes.first?.isASCIIBlank == true { bytes.removeFirst() }
    while bytes.last?.isASCIIBlank == true { bytes.removeLast() }
    // To tell what a letter beyond ASCII is takes a table.
    if bytes.first?.isVisibleASCII ?? true, bytes.last?.isVisibleASCII ?? true {
      return String(Substring(bytes))
    }
    let front = drop(while: \.isWhitespace)
    guard let end = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...end])
  }
}

nonisolated extension Substring {
  /// The first place of a text that is ASCII alone. Bytes are found at once; `firstRange(of:)`, which
  /// is for all collections, prepares a search for letters.
  public func firstRange(ofASCII text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8
    while let found = rest.firstIndex(of: first) {
      rest = rest[found...]
      if rest.starts(with: text.utf8) {
        return found..<rest.index(found, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

nonisolated extension UInt8 {
  fileprivate var isVisibleASCII: Bool { (0x21..<0x7F).contains(self) }
  fileprivate var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
