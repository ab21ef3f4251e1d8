import Course

/// A piece of text in one style.
nonisolated struct Span: Hashable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// True if it is a command to copy, which no line breaks.
  var isCommand: Bool {
    style == .command
      || style == .code && (text.isToolCommand || text.dropFirst().isToolCommand)
  }
}

/// A line of styled text, as yet without a width.
nonisolated struct Line: Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  var spans: [Span]

  init(_ spans: [Span] = []) {
    self.spans = spans.contains { $0.text.isEmpty } ? spans.filter { !$0.text.isEmpty } : spans
  }
  init(_ text: String, _ style: Style = .plain) { self.init([Span(text, style)]) }
  init(stringLiteral text: String) { self.init(text) }
  init(arrayLiteral spans: Span...) { self.init(spans) }

  /// A text in which the commands between backticks are kept whole.
  init(keepingCommandsIn text: String) {
    self.init(
      text,
      keeping: text.split(separator: "`").filter(\.isToolCommand).map(String.init))
  }

  /// A text in which these command lines, which are ASCII, are kept whole.
  init(_ text: String, keeping commands: [String]) {
    var rest = text[...]
    var spans: [Span] = []
    for command in commands {
      guard let range = rest.firstRange(ofASCII: command) else { continue }
      spans += [Span(String(rest[..<range.lowerBound])), Span(command, .command)]
      rest = rest[range.upperBound...]
    }
    self.init(spans + [Span(String(rest))])
  }

  var text: String {
    if spans.count == 1 { return spans[0].text }
    return spans.reduce(into: "") { $0 += $1.text }
  }
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
    while let text = line.spans.last?.text, text.utf8.last == 0x20 {
      if let inked = text.utf8.lastIndex(where: { $0 != 0x20 }) {
        line.spans[line.spans.count - 1].text = String(text[..<text.utf8.index(after: inked)])
      } else {
        line.spans.removeLast()
      }
    }
    return line
  }

  /// The commands to copy in it.
  var commands: [String] { spans.filter(\.isCommand).map(\.text) }

  var isBlank: Bool { spans.allSatisfy { $0.text.utf8.allSatisfy { $0 == 0x20 } } }
}

nonisolated extension StringProtocol {
  /// True for a command line of this tool.
  var isToolCommand: Bool { hasPrefix("statelab ") }
}
