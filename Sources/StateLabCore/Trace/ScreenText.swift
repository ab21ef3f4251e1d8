/// The text of a screen.
///
/// The screens of a recording share the lines that did not change between them, so that the record
/// of a step takes the space of the change.
public struct ScreenText: Hashable, Sendable {
  /// The lines, in as many blocks as a block has lines: a new line copies its block, and the list of
  /// the blocks. The screen without lines is a single empty line, which has the same text.
  private var blocks: [[String]]

  /// The screen with this text.
  public init(_ text: String) { self.init(lines: [text]) }

  /// - Parameter lines: Each may contain several lines.
  init(lines: [String]) {
    let lines = lines.isEmpty ? [""] : lines.flatMap(\.lines)
    StepCounter.count(lines.count)
    let size = Int(Double(lines.count).squareRoot())
    blocks = stride(from: 0, to: lines.count, by: size).map {
      Array(lines[$0..<min($0 + size, lines.count)])
    }
  }

  /// The lines of the screen; empty for a screen without a text.
  public var lines: [String] { blocks == [[""]] ? [] : Array(blocks.joined()) }

  /// The lines as one text.
  public var text: String { blocks.joined().joined(separator: "\n") }

  /// Replaces lines, each by another line.
  mutating func replace(_ lines: [(line: Int, text: String)]) {
    guard !lines.isEmpty else { return }
    let size = blocks[0].count
    StepCounter.count(lines.count + blocks.count + min(lines.count, blocks.count) * size)
    for (line, text) in lines { blocks[line / size][line % size] = text }
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
