extension Line {
  /// Inline Markdown as styled text: `code`, **bold**, *italics*, [links](…), backslash escapes.
  ///
  /// An unclosed mark is text. A renderer shows backticks where no color sets code apart; here only
  /// the style marks code.
  package init(markdown: String) {
    var text = markdown
    self = text.withUTF8 { bytes in
      var parser = InlineParser(bytes: bytes, rest: bytes.indices)
      return parser.line(in: .plain)
    }
  }
}

private struct InlineParser {
  /// The whole text. Every mark is ASCII, so the parser reads bytes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The rest of the text.
  var rest: Range<Int>

  mutating func line(in style: Style) -> Line {
    var line = Line()
    while let mark = rest.first.map({ bytes[$0] }) {
      if mark == UInt8(ascii: "\\"), let letter = takeEscape() {
        line.append(letter, style)
      } else if mark == UInt8(ascii: "`"), let code = take(between: "`") {
        line.append(text(code), .code)
      } else if mark == UInt8(ascii: "*"), let inside = take(between: "**") {
        append(inside, .strong, to: &line)
      } else if mark == UInt8(ascii: "*"), let inside = take(between: "*") {
        append(inside, .emphasis, to: &line)
      } else if mark == UInt8(ascii: "["), let (inside, target) = takeLink() {
        append(inside, style, to: &line)
        if text(inside) != text(target) { line.append(" (\(text(target)))", .quiet) }
      } else {
        let end = nextMark(in: rest.dropFirst())
        line.append(text(rest.lowerBound..<end), style)
        rest = end..<rest.upperBound
      }
    }
    return line
  }

  /// The next position where a mark or an escape may begin, or the end.
  private func nextMark(in range: Range<Int>) -> Int {
    range.first { bytes[$0].isMark } ?? range.upperBound
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func append(_ text: Range<Int>, _ style: Style, to line: inout Line) {
    var inner = InlineParser(bytes: bytes, rest: text)
    for span in inner.line(in: style).spans { line.append(span) }
  }

  /// Consumes a backslash and the character behind it, which loses its meaning as a mark.
  private mutating func takeEscape() -> String? {
    let end = nextMark(in: rest.dropFirst(2))
    guard let letter = text(rest.lowerBound + 1..<end).first,
      letter.isPunctuation || letter.isSymbol
    else { return nil }
    rest = rest.dropFirst(1 + letter.utf8.count)
    return String(letter)
  }

  /// Consumes the text between two marks, and the marks. The text must not begin or end with a
  /// space: `2 * 3 * 4` has no italics.
  private mutating func take(between mark: StaticString) -> Range<Int>? {
    let length = mark.utf8CodeUnitCount
    guard place(of: mark, in: rest.prefix(length)) != nil else { return nil }
    let inside = rest.dropFirst(length)
    guard let end = place(of: mark, in: inside), end > inside.lowerBound else { return nil }
    let text = inside.lowerBound..<end
    let isCode = mark.utf8Start.pointee == UInt8(ascii: "`")
    guard isCode || (bytes[text.lowerBound] != 0x20 && bytes[end - 1] != 0x20) else { return nil }
    rest = end + length..<rest.upperBound
    return text
  }

  private mutating func takeLink() -> (text: Range<Int>, target: Range<Int>)? {
    guard let middle = place(of: "](", in: rest),
      let end = place(of: ")", in: middle + 2..<rest.upperBound)
    else { return nil }
    let link = (text: rest.lowerBound + 1..<middle, target: middle + 2..<end)
    rest = end + 1..<rest.upperBound
    return link
  }

  /// The first position of a mark.
  private func place(of mark: StaticString, in range: Range<Int>) -> Int? {
    let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return range.first { bytes[$0..<range.upperBound].starts(with: mark) }
  }
}

extension UInt8 {
  fileprivate var isMark: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["): true
    default: false
    }
  }
}
