extension Line {
  /// The line broken into lines of at most `width` columns. The first line follows the lead, and
  /// the others are indented by the lead's width.
  ///
  /// Lines break at spaces, on both sides of wide characters, as in Chinese and Japanese, and
  /// inside a word only where the word alone is too long. A command to copy is never broken: its
  /// line may be longer than `width`.
  package func wrapped(to width: Int, behind lead: Line = Line()) -> [Line] {
    if columns <= width { return [lead + self] }
    var wrapping = Wrapping(line: self, width: max(width, 2), lead: lead)
    read { words in while let word = words.next(fitting: wrapping.room) { wrapping.take(word) } }
    return wrapping.finish()
  }

  /// The columns of the longest part that wrapping keeps whole.
  package var longestWord: Int {
    var longest = 0
    read { words in
      while let word = words.next(fitting: 0) {
        if !word.isSpace { longest = max(longest, word.columns) }
      }
    }
    return longest
  }

  private func read(_ body: (inout WordReader) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var words = WordReader(line: self, bytes: bytes, commands: commandMarks[...])
      body(&words)
    }
  }
}

/// The state of wrapping words into lines.
private struct Wrapping {
  let line: Line
  let width: Int
  /// The lead of the next line.
  private var lead: Line
  private var lines: [Line] = []
  /// The bytes of the current line so far.
  private var current: Range<Int>?
  /// The end of the line's last word; the spaces behind it are dropped. Nil while there is no word.
  private var wordEnd: Int?
  /// The columns left in the current line.
  private(set) var room: Int

  init(line: Line, width: Int, lead: Line) {
    self.line = line
    self.width = width
    self.lead = lead
    room = width
  }

  mutating func take(_ word: Word) {
    if word.isSpace {
      // A line breaks at a space that does not fit. A space at the beginning of a broken line is
      // dropped.
      if word.columns > room { end() } else if current != nil || lines.isEmpty { append(word) }
      return
    }
    if word.columns > room, wordEnd != nil { end() }
    if word.columns <= room || word.isCommand {
      append(word)
    } else {
      var start = word.range.lowerBound
      for letter in line.text.slice(word.range) {
        let letter = Word(letter, at: start)
        if letter.columns > room { end() }
        append(letter)
        start = letter.range.upperBound
      }
    }
  }

  mutating func finish() -> [Line] {
    if current != nil || lines.isEmpty { end() }
    return lines
  }

  private mutating func append(_ word: Word) {
    current = (current?.lowerBound ?? word.range.lowerBound)..<word.range.upperBound
    if !word.isSpace { wordEnd = word.range.upperBound }
    room -= word.columns
  }

  private mutating func end() {
    var shown = lead
    if let current, let wordEnd { shown.append(line, bytes: current.lowerBound..<wordEnd) }
    if lines.isEmpty { lead = Line(blank: lead.columns) }
    lines.append(shown)
    current = nil
    wordEnd = nil
    room = width
  }
}

/// A piece of a line that wrapping keeps whole if it can: a word, several words that fit into the
/// line together, or the spaces between two words.
private struct Word {
  /// The bytes of the piece in the line's text.
  var range: Range<Int>
  var columns: Int
  let isSpace: Bool
  /// True if the first letter takes one column: no line breaks before it, unless the character
  /// before it is wide.
  let beginsNarrow: Bool
  var endsWide: Bool
  /// True for punctuation that must not begin a line, however the words before it break.
  let isTiedBack: Bool
  /// True if the piece contains a command, with its spaces.
  var isCommand = false
}

/// Reads the words of a line in order.
private struct WordReader {
  let line: Line
  /// The bytes of the line's text.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The commands that follow.
  var commands: ArraySlice<Line.Mark>
  private var position = 0
  /// The piece behind the last word.
  private var piece: Word?

  init(line: Line, bytes: UnsafeBufferPointer<UInt8>, commands: ArraySlice<Line.Mark>) {
    self.line = line
    self.bytes = bytes
    self.commands = commands
  }

  /// - Parameter room: The columns left in the line: words that fit together are one piece.
  mutating func next(fitting room: Int) -> Word? {
    guard var word = piece ?? nextPiece(fitting: room) else { return nil }
    piece = nextPiece(fitting: room - word.columns)
    while let next = piece, word.takes(next) {
      word.append(next)
      piece = nextPiece(fitting: room - word.columns)
    }
    return word
  }

  /// A command, a run of ASCII characters, which needs no table lookup, or another character.
  private mutating func nextPiece(fitting room: Int) -> Word? {
    let start = position
    let limit = commands.first?.bytes.lowerBound ?? bytes.count
    guard start < limit else {
      guard let command = commands.popFirst() else { return nil }
      position = command.bytes.upperBound
      return Word(
        range: command.bytes, columns: String(line.text.slice(command.bytes)).columns,
        isSpace: false, beginsNarrow: true, endsWide: false, isTiedBack: false, isCommand: true)
    }
    var end = endOfRun(from: start, to: limit)
    if end == start {
      let text = line.text
      let letter = Word(text[text.utf8.index(text.startIndex, offsetBy: start)], at: start)
      position = letter.range.upperBound
      return letter
    }
    let isSpace = bytes[start] == 0x20
    while !isSpace, end < limit, bytes[end] == 0x20 {
      let next = endOfRun(from: endOfRun(from: end, to: limit), to: limit)
      // A word ends at a space or at the end of the line. Otherwise another character continues it;
      // a space with a combining accent is such a character.
      let isWhole = next == bytes.count || endOfRun(from: next, to: limit) > next
      guard next > end, next - start <= room, isWhole, bytes[next - 1] != 0x20 else { break }
      end = next
    }
    position = end
    return Word(
      range: start..<end, columns: end - start, isSpace: isSpace, beginsNarrow: true,
      endsWide: false, isTiedBack: Unicode.Scalar(bytes[start]).isTiedBack)
  }

  /// The end of the ASCII letters, or of the spaces, at the start.
  private func endOfRun(from start: Int, to limit: Int) -> Int {
    guard start < limit else { return start }
    let isSpace = bytes[start] == 0x20
    var end = start
    // An ASCII letter may be the first scalar of another character: `e` with a combining accent.
    while end < limit, bytes[end].isPrintableASCII, (bytes[end] == 0x20) == isSpace,
      end + 1 == limit || bytes[end + 1] < 0x80
    {
      end += 1
    }
    return end
  }
}

extension Word {
  fileprivate init(_ letter: Character, at start: Int) {
    let columns = letter.columns
    self.init(
      range: start..<start + letter.utf8.count, columns: columns, isSpace: letter == " ",
      beginsNarrow: columns == 1, endsWide: columns > 1,
      isTiedBack: letter.unicodeScalars.first?.isTiedBack ?? false)
  }

  fileprivate func takes(_ next: Word) -> Bool {
    if isSpace || next.isSpace { return isSpace && next.isSpace }
    return next.beginsNarrow && !endsWide || next.isTiedBack
  }

  fileprivate mutating func append(_ next: Word) {
    range = range.lowerBound..<next.range.upperBound
    columns += next.columns
    endsWide = next.endsWide
    isCommand = isCommand || next.isCommand
  }
}

extension Unicode.Scalar {
  fileprivate var isTiedBack: Bool {
    switch self {
    case ",", ".", ":", ";", "!", "?", ")", "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』",
      "】", "〉", "》", "〕":
      true
    default: false
    }
  }
}
