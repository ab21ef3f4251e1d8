/// One line of a lesson's text, which knows where it stands.
struct SourceLine {
  let file: String
  /// Counted from 1.
  let number: Int
  let text: String

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  var isIndented: Bool { text.first?.isWhitespace ?? false }

  /// The error that is found here: what is wrong, and after a semicolon what to do about it.
  func error(_ message: String) -> LessonError {
    LessonError(file: file, line: number, message: message)
  }
}

extension String {
  /// The lines, without their ends. A line end at the end of the text begins no line.
  public var lines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0.last == "\r" ? $0.dropLast() : $0) }
  }
}

extension StringProtocol {
  /// Without the white space around it.
  public var trimmed: String {
    let front = drop(while: \.isWhitespace)
    guard let end = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...end])
  }
}
