/// A piece of text in one style.
package struct Span: Hashable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A line of styled text, before wrapping.
package struct Line: Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package private(set) var text = ""
  /// The parts with a style, in order.
  package private(set) var marks: [Mark] = []

  /// A part of the text, by its bytes, with its style.
  package struct Mark: Hashable {
    package var bytes: Range<Int>
    package let style: Style
  }

  package init() {}
  package init(_ spans: [Span]) { for span in spans { append(span) } }
  package init(_ text: String, _ style: Style = .plain) { append(text, style) }
  package init(stringLiteral text: String) { self.text = text }
  package init(arrayLiteral spans: Span...) { self.init(spans) }

  /// A line of spaces alone.
  package init(blank columns: Int) { text = .blank(columns) }

  /// A text whose commands between backticks are never broken.
  package init(keepingCommandsIn text: String) {
    self.init(text, keeping: text.split(separator: "`").filter(\.isToolCommand).map(String.init))
  }

  /// A text in which these ASCII command lines are never broken.
  package init(_ text: String, keeping commands: [String]) {
    var rest = text[...]
    for command in commands {
      guard let range = rest.firstRange(of: command) else { continue }
      append(String(rest[..<range.lowerBound]))
      append(command, .command)
      rest = rest[range.upperBound...]
    }
    append(String(rest))
  }

  /// The text in pieces of one style each.
  package var spans: [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(2 * marks.count + 1)
    var end = 0
    for mark in marks {
      if mark.bytes.lowerBound > end { spans.append(Span(text(at: end..<mark.bytes.lowerBound))) }
      spans.append(Span(text(at: mark.bytes), mark.style))
      end = mark.bytes.upperBound
    }
    if end < text.utf8.count { spans.append(Span(text(at: end..<text.utf8.count))) }
    return spans
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The columns that the line takes in a terminal.
  package var columns: Int { text.columns }

  package static func + (a: Line, b: Line) -> Line {
    var line = a
    line += b
    return line
  }

  package static func += (a: inout Line, b: Line) {
    let start = a.text.utf8.count
    a.text.append(b.text)
    for mark in b.marks {
      let place = start + mark.bytes.lowerBound..<start + mark.bytes.upperBound
      a.marks.append(Mark(bytes: place, style: mark.style))
    }
  }

  package mutating func append(_ span: Span) { append(span.text, span.style) }

  /// Appends text. It joins the last mark where the style is the same.
  package mutating func append(_ text: String, _ style: Style = .plain) {
    if text.isEmpty { return }
    let start = self.text.utf8.count
    self.text.append(text)
    if style == .plain { return }
    let end = self.text.utf8.count
    if let last = marks.last, last.style == style, last.bytes.upperBound == start {
      marks[marks.count - 1].bytes = last.bytes.lowerBound..<end
    } else {
      marks.append(Mark(bytes: start..<end, style: style))
    }
  }

  /// Appends the part of a line at these bytes of its text.
  package mutating func append(_ line: Line, bytes: Range<Int>) {
    let start = text.utf8.count - bytes.lowerBound
    text.append(contentsOf: line.text.slice(bytes))
    for mark in line.marks where mark.bytes.overlaps(bytes) {
      let part = mark.bytes.clamped(to: bytes)
      let place = start + part.lowerBound..<start + part.upperBound
      marks.append(Mark(bytes: place, style: mark.style))
    }
  }

  /// The line padded with spaces to this width.
  package func padded(to width: Int) -> Line {
    var line = self
    line.pad(to: width)
    return line
  }

  package mutating func pad(to width: Int) { text.append(.blank(width - columns)) }

  /// The line with this style on its plain parts.
  package func styledWherePlain(_ style: Style) -> Line {
    Line(spans.map { Span($0.text, $0.style == .plain ? style : $0.style) })
  }

  /// The line without its trailing spaces, which are invisible and make recorded text fragile.
  package var withoutTrailingBlank: Line {
    var line = self
    line.removeTrailingBlank()
    return line
  }

  package mutating func removeTrailingBlank() {
    guard text.utf8.last == 0x20 else { return }
    let blank = text.utf8.reversed().prefix { $0 == 0x20 }
    var line = Line()
    line.append(self, bytes: 0..<text.utf8.count - blank.count)
    self = line
  }

  /// The commands to copy in the line.
  package var commands: [String] { commandMarks.map { text(at: $0.bytes) } }

  /// The commands to copy, which wrapping never breaks.
  package var commandMarks: [Mark] {
    marks.filter { mark in
      switch mark.style {
      case .command: true
      case .code:
        text.slice(mark.bytes).isToolCommand || text.slice(mark.bytes).dropFirst().isToolCommand
      default: false
      }
    }
  }

  package var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }

  private func text(at bytes: Range<Int>) -> String { String(text.slice(bytes)) }
}

extension Line {
  /// The line cut to this width; a sign at the end marks the cut.
  package func cut(to width: Int, ascii: Bool = false) -> Line {
    guard columns > width else { return self }
    let sign = width < 4 ? "" : ascii ? "..." : "…"
    var room = max(width - sign.columns, 0)
    var line = Line()
    cutting: for span in spans {
      for character in span.text {
        guard character.columns <= room else { break cutting }
        room -= character.columns
        line.append(String(character), span.style)
      }
    }
    line.append(sign, .quiet)
    return line
  }
}

extension String {
  /// The part at these UTF-8 bytes.
  package func slice(_ bytes: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return self[start..<utf8.index(start, offsetBy: bytes.count)]
  }

  /// The parts between the line breaks, including empty ones.
  package var splitAtLineBreaks: [String] {
    let lineBreak = UInt8(ascii: "\n")
    if !utf8.contains(lineBreak) { return [self] }
    return utf8.split(separator: lineBreak, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Spaces; none for a negative count.
  package static func blank(_ columns: Int) -> String {
    if columns <= 0 { return "" }
    return String(unsafeUninitializedCapacity: columns) { bytes in
      bytes.initialize(repeating: 0x20)
      return columns
    }
  }
}

extension StringProtocol {
  /// True for a command line of this tool.
  package var isToolCommand: Bool { utf8.starts(with: "statelab ".utf8) }
}
