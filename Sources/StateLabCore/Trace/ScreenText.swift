/// The text of a screen.
///
/// The screens of a recording share the lines that did not change between them, so that the record
/// of a step takes the space of the change.
public struct ScreenText: Sendable {
  /// The lines, in blocks: a new line copies its block, and the list of the blocks. The screen
  /// without lines is a single empty line, which has the same text.
  private let blocks: [[String]]

  /// The screen with this text.
  public init(_ text: String) { self.init(lines: [text]) }

  /// - Parameter lines: Each may contain several lines.
  init(lines: [String]) {
    StepCounter.count(lines.count)
    self.init(blocks: [lines.flatMap(\.lines)])
  }

  init(blocks: [[String]]) {
    self.blocks = blocks.allSatisfy(\.isEmpty) ? [[""]] : blocks
  }

  /// The lines of the screen; empty for a screen without a text.
  public var lines: [String] { blocks == [[""]] ? [] : Array(blocks.joined()) }

  /// The lines as one text.
  public var text: String { blocks.joined().joined(separator: "\n") }
}

extension ScreenText: Hashable {
  /// Screens of a recording share most of their blocks, whose comparison takes no time.
  public static func == (a: ScreenText, b: ScreenText) -> Bool {
    let (a, b) = (a.blocks, b.blocks)
    let shorter = min(a.count, b.count)
    var (start, end) = (0, 0)
    while start < shorter, a[start] == b[start] { start += 1 }
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    return a[start..<a.count - end].joined().elementsEqual(b[start..<b.count - end].joined())
  }

  public func hash(into hasher: inout Hasher) {
    for line in blocks.joined() { hasher.combine(line) }
  }
}

extension ScreenText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension ScreenText: CustomStringConvertible {
  /// The text of the screen.
  public var description: String { text }
}

extension String {
  /// The lines of this text. A text without a line break, as most are, is its only line.
  var lines: [String] {
    guard utf8.contains(UInt8(ascii: "\n")) else { return [self] }
    return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}
