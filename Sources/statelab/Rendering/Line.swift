/// A piece of text in one style.
nonisolated struct Span: Hashable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A line of styled text, as yet without a width.
nonisolated struct Line: Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  var spans: [Span]

  init(_ spans: [Span] = []) { self.spans = spans.filter { !$0.text.isEmpty } }
  init(_ text: String, _ style: Style = .plain) { self.init([Span(text, style)]) }
  init(stringLiteral text: String) { self.init(text) }
  init(arrayLiteral spans: Span...) { self.init(spans) }

  var text: String { spans.map(\.text).joined() }
  var isEmpty: Bool { spans.isEmpty }

  /// Columns that it takes in a terminal.
  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  static func + (a: Line, b: Line) -> Line { Line(a.spans + b.spans) }
  static func += (a: inout Line, b: Line) { a = a + b }

  /// Filled up with spaces, so that what follows starts in this column.
  func padded(to width: Int) -> Line {
    let missing = width - columns
    return missing > 0 ? self + Line(String(repeating: " ", count: missing)) : self
  }

  /// Without the spaces at the end, which nobody sees and which make recorded text fragile.
  var withoutTrailingBlank: Line {
    var line = self
    while let last = line.spans.last, last.text.hasSuffix(" ") {
      line.spans[line.spans.count - 1].text.removeLast()
      if line.spans[line.spans.count - 1].text.isEmpty { line.spans.removeLast() }
    }
    return line
  }
}
