/// One line of a lesson's text, which knows where it stands.
struct SourceLine {
  let file: String
  /// Counted from 1.
  let number: Int
  let text: String

  var isBlank: Bool { text.trimmed.isEmpty }
  var isIndented: Bool { text.first?.isWhitespace ?? false }

  /// The error that is found here: what is wrong, and after a semicolon what to do about it.
  func error(_ message: String) -> LessonError {
    LessonError(file: file, line: number, message: message)
  }
}

// Of no actor: a closure of the main actor's, handed to the standard library, is checked at each call.

nonisolated extension String {
  /// The lines, without their ends. A line end at the end of the text begins no line.
  public var lines: [String] {
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }
}

nonisolated extension StringProtocol {
  /// Without the white space around it.
  public var trimmed: String {
    // Most texts have none, and what a letter beyond ASCII is takes a table to tell.
    if let first = utf8.first, first.isVisibleASCII, last?.asciiValue?.isVisibleASCII ?? false {
      return String(self)
    }
    let front = drop(while: \.isWhitespace)
    guard let end = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...end])
  }
}

nonisolated extension UInt8 {
  fileprivate var isVisibleASCII: Bool { (0x21..<0x7F).contains(self) }
}
