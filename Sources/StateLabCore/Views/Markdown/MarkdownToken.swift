/// A character of a text with Markdown, after code and escapes have been parsed: their characters
/// are no marks.
struct MarkdownToken {
  let character: Character
  /// False if the character can only be text.
  let isMark: Bool

  static func read(_ source: String) -> [MarkdownToken] {
    var reader = MarkdownReader(source)
    return reader.read()
  }

  /// Precedes a character that is no mark, even in code, where a backslash is text: U+FDD0, a code
  /// point for internal use, which no literal can contain.
  static let escape = Character(String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self))
}

private struct MarkdownReader {
  private let characters: [Character]
  private var position = 0
  private var tokens: [MarkdownToken] = []
  /// The positions of runs of backticks, by their lengths; the search for each end of code runs
  /// once.
  private var runs: [Int: ArraySlice<Int>] = [:]

  init(_ source: String) {
    characters = Array(source)
    var position = 0
    while position < characters.count {
      let length = Self.backticks(in: characters, at: position)
      if length > 0 { runs[length, default: []].append(position) }
      position += characters[position] == MarkdownToken.escape ? 2 : max(length, 1)
    }
  }

  mutating func read() -> [MarkdownToken] {
    while position < characters.count {
      StepCounter.count()
      let next = characters.indices.contains(position + 1) ? characters[position + 1] : nil
      switch characters[position] {
      case MarkdownToken.escape:
        if let next { append(next, isMark: false) }
        position += 2
      case "\\" where next?.isMarkdownPunctuation ?? false:
        if let next { append(next, isMark: false) }
        position += 2
      case "`": readCode()
      case let character:
        append(character, isMark: true)
        position += 1
      }
    }
    return tokens
  }

  private mutating func append(_ character: Character, isMark: Bool) {
    tokens.append(.init(character: character, isMark: isMark))
  }

  /// Reads code, which ends with as many backticks as it begins with; otherwise there is no code.
  private mutating func readCode() {
    let length = Self.backticks(in: characters, at: position)
    let start = position + length
    position = start
    while let end = runs[length]?.first {
      StepCounter.count()
      runs[length]?.removeFirst()
      guard end >= start else { continue }
      for character in code(in: start..<end) { append(character, isMark: false) }
      position = end + length
      return
    }
    for _ in 0..<length { append("`", isMark: false) }
  }

  /// The code without one blank at each end, which only separates backticks of the code from its
  /// marks.
  private func code(in range: Range<Int>) -> ArraySlice<Character> {
    let code = characters[range].filter { $0 != MarkdownToken.escape }[...]
    let isPadded = code.first == " " && code.last == " " && code.contains { $0 != " " }
    return isPadded ? code.dropFirst().dropLast() : code
  }

  private static func backticks(in characters: [Character], at position: Int) -> Int {
    guard position < characters.count else { return 0 }
    return characters[position...].prefix { $0 == "`" }.count
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
