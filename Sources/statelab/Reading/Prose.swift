import Course

extension Line {
  /// Inline Markdown as styled text: `code`, **bold**, *italics*, [links](…), backslash escapes.
  ///
  /// A mark that is not closed is text. Code keeps its backticks where no colour sets it apart;
  /// that is the renderers' business, so here the style alone says it.
  nonisolated init(markdown: String) {
    var parser = InlineParser(rest: Substring(markdown))
    self = parser.line(in: .plain)
  }
}

// Of no actor, as `Columns.swift` is: its closures are called for every letter.
nonisolated private struct InlineParser {
  var rest: Substring

  mutating func line(in style: Style) -> Line {
    var line = Line()
    while let mark = rest.utf8.first {
      if mark == UInt8(ascii: "\\"), let next = rest.dropFirst().first,
        next.isPunctuation || next.isSymbol
      {
        line.append(String(next), style)
        rest = rest.dropFirst(2)
      } else if mark == UInt8(ascii: "`"), let code = take(between: "`") {
        line.append(String(code), .code)
      } else if mark == UInt8(ascii: "*"), let text = take(between: "**") {
        append(text, .strong, to: &line)
      } else if mark == UInt8(ascii: "*"), let text = take(between: "*") {
        append(text, .emphasis, to: &line)
      } else if mark == UInt8(ascii: "["), let (text, target) = takeLink() {
        append(text, style, to: &line)
        if text != target { line.append(" (\(target))", .quiet) }
      } else {
        let text = rest[..<nextMark]
        line.append(String(text), style)
        rest = rest[text.endIndex...]
      }
    }
    return line
  }

  /// The place, after the first letter, where something may begin that is no plain text.
  private var nextMark: Substring.Index {
    var text = rest
    let count = text.withUTF8 { $0.dropFirst().firstIndex(where: \.isMark) ?? $0.count }
    return rest.utf8.index(rest.startIndex, offsetBy: count)
  }

  private func append(_ text: Substring, _ style: Style, to line: inout Line) {
    var inner = InlineParser(rest: text)
    for span in inner.line(in: style).spans { line.append(span) }
  }

  /// Takes off the text between two marks, and the marks. It begins and ends with a letter,
  /// not with a space: `2 * 3 * 4` has no italics.
  private mutating func take(between mark: String) -> Substring? {
    guard rest.utf8.starts(with: mark.utf8) else { return nil }
    let inside = rest[rest.utf8.index(rest.startIndex, offsetBy: mark.utf8.count)...]
    guard let end = inside.firstRange(ofASCII: mark), end.lowerBound > inside.startIndex else {
      return nil
    }
    let text = inside[..<end.lowerBound]
    guard mark == "`" || (text.utf8.first != 0x20 && text.utf8.last != 0x20) else { return nil }
    rest = inside[end.upperBound...]
    return text
  }

  private mutating func takeLink() -> (text: Substring, target: Substring)? {
    guard let middle = rest.firstRange(ofASCII: "]("),
      let end = rest[middle.upperBound...].firstRange(ofASCII: ")")
    else { return nil }
    let text = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
    let target = rest[middle.upperBound..<end.lowerBound]
    rest = rest[end.upperBound...]
    return (text, target)
  }
}

nonisolated extension UInt8 {
  fileprivate var isMark: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["): true
    default: false
    }
  }
}
