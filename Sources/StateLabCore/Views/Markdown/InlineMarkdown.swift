/// The Markdown in a localizable text, as `Text` parses it from iOS 15 on: the parser removes the
/// marks of emphasis, code and links, and a phrase in `^[…](inflect: true)` agrees with its number.
///
///     source     "Press **\(key)** or `\*`"      key = "*"
///     escaped    Press **⎋*** or `\*`            ⎋ is the escape below
///     tokens     Press **** or \*                the third star is text, and so is the former code
///     text       Press * or \*
struct InlineMarkdown {
  private let tokens: [MarkdownToken]
  /// For each opening bracket and parenthesis, the position of its closing one.
  private let ends: [Int: Int]

  /// The text without its marks.
  static func text(of source: String) -> String {
    if isPlain(source) { return source }
    let markdown = InlineMarkdown(source)
    return markdown.text(in: markdown.tokens.indices)
  }

  private init(_ source: String) {
    tokens = MarkdownToken.read(source)
    ends = Self.ends(in: tokens)
  }

  /// The text, escaped for a place inside Markdown, where it is shown unchanged.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    return String(text.flatMap { isPlain(String($0)) ? [$0] : [MarkdownToken.escape, $0] })
  }

  /// True for a text that cannot contain Markdown: most texts need no parsing.
  private static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "^"), UInt8(ascii: "\\"), 0xEF:
        true
      default: false
      }
    }
  }

  private static func ends(in tokens: [MarkdownToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var brackets: [Int] = []
    var parentheses: [Int] = []
    for (position, token) in tokens.enumerated() where token.isMark {
      switch token.character {
      case "[": brackets.append(position)
      case "(": parentheses.append(position)
      case "]": if let start = brackets.popLast() { ends[start] = position }
      case ")": if let start = parentheses.popLast() { ends[start] = position }
      default: break
      }
    }
    return ends
  }

  // MARK: Text

  private func text(in range: Range<Int>) -> String {
    var emphasis = Emphasis()
    var position = range.lowerBound
    while position < range.upperBound {
      StepCounter.count()
      if let mark = mark(at: position), "*_~".contains(mark) {
        let end = (position..<range.upperBound).first { self.mark(at: $0) != mark }
        let next = end ?? range.upperBound
        emphasis.append(
          mark, count: next - position, after: character(at: position - 1, in: range),
          before: character(at: next, in: range))
        position = next
      } else if let (text, end) = linked(at: position, in: range) {
        emphasis.append(text)
        position = end
      } else {
        emphasis.append(String(tokens[position].character))
        position += 1
      }
    }
    return emphasis.text
  }

  private func mark(at position: Int) -> Character? {
    tokens.indices.contains(position) && tokens[position].isMark ? tokens[position].character : nil
  }

  private func character(at position: Int, in range: Range<Int>) -> Character? {
    range.contains(position) ? tokens[position].character : nil
  }

  // MARK: Links

  /// The text of the link, or of the inflected phrase, and the position of its end.
  private func linked(at start: Int, in range: Range<Int>) -> (text: String, end: Int)? {
    switch mark(at: start) {
    case "[":
      guard let link = link(at: start, in: range), link.leadsSomewhere else { return nil }
      return (text(in: link.title), link.end)
    case "^":
      guard let link = link(at: start + 1, in: range),
        link.target.filter({ $0 != " " }) == "inflect:true"
      else { return nil }
      return (text(in: link.title).inflected, link.end)
    default: return nil
    }
  }

  /// `[title](target)`
  private struct Link {
    let title: Range<Int>
    let target: String
    let end: Int

    /// True if the target contains no blank, except before a quoted title.
    var leadsSomewhere: Bool {
      let rest = target.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
      return rest.first.map { "\"'(".contains($0) } ?? true
    }
  }

  private func link(at start: Int, in range: Range<Int>) -> Link? {
    guard mark(at: start) == "[", let close = ends[start], mark(at: close + 1) == "(",
      let end = ends[close + 1], end < range.upperBound
    else { return nil }
    return Link(
      title: (start + 1)..<close, target: String(tokens[(close + 2)..<end].map(\.character)),
      end: end + 1)
  }
}
