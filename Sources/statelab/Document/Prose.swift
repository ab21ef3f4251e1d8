extension Line {
  /// Inline Markdown as styled text: `code`, **bold**, *italics*, [links](…), backslash escapes.
  ///
  /// What is not closed is text. Code keeps its backticks where no colour sets it apart; that is the
  /// renderers' business, so here the style alone says it.
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
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        line.append(Span(String(next), style))
        rest = rest.dropFirst(2)
      } else if character == "`", let code = take(between: "`") {
        line.append(Span(String(code), .code))
      } else if rest.hasPrefix("**"), let text = take(between: "**") {
        append(text, .strong, to: &line)
      } else if character == "*", let text = take(between: "*") {
        append(text, .emphasis, to: &line)
      } else if character == "[", let (text, target) = takeLink() {
        append(text, style, to: &line)
        if text != target { line.append(Span(" (\(target))", .quiet)) }
      } else {
        let text = rest[..<nextMark]
        line.append(Span(String(text), style))
        rest = rest[text.endIndex...]
      }
    }
    return line
  }

  /// Where something may begin that is no plain text, after the first letter.
  private var nextMark: Substring.Index {
    let second = rest.index(after: rest.startIndex)
    return rest[second...].utf8.firstIndex { Self.marks.contains($0) } ?? rest.endIndex
  }

  private static let marks = Array("\\`*[".utf8)

  private func append(_ text: Substring, _ style: Style, to line: inout Line) {
    var inner = InlineParser(rest: text)
    for span in inner.line(in: style).spans { line.append(span) }
  }

  /// What stands between two marks, taken off together with them. It begins and ends with a letter,
  /// not with a space: `2 * 3 * 4` has no italics.
  private mutating func take(between mark: String) -> Substring? {
    let inside = rest.dropFirst(mark.count)
    guard let end = inside.firstIndex(of: mark), end > inside.startIndex else { return nil }
    let text = inside[..<end]
    guard mark == "`" || (text.first != " " && text.last != " ") else { return nil }
    rest = inside[end...].dropFirst(mark.count)
    return text
  }

  private mutating func takeLink() -> (text: Substring, target: Substring)? {
    guard let middle = rest.firstIndex(of: "]("),
      let end = rest[middle...].firstIndex(of: ")")
    else { return nil }
    let text = rest[rest.index(after: rest.startIndex)..<middle]
    let target = rest[middle..<end].dropFirst(2)
    rest = rest[end...].dropFirst()
    return (text, target)
  }
}

nonisolated extension Substring {
  fileprivate func firstIndex(of mark: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(mark) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
