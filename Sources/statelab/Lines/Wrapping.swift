nonisolated extension Line {
  /// The line broken into lines of at most `width` columns.
  ///
  /// It breaks at spaces, on both sides of wide characters, as Chinese and Japanese do, and inside
  /// a word only where the word alone is too long. A command to copy is never broken: where none of
  /// the lines can hold it, its line is longer than `width`.
  func wrapped(to width: Int) -> [Line] {
    if columns <= width { return [self] }
    let width = max(width, 2)
    var lines: [Line] = []
    /// The bytes that the current line has so far.
    var current: Range<Int>?
    /// The end of its last word; the spaces behind that go. Nil while it has no word.
    var wordEnd: Int?
    var room = width

    func end() {
      let shown = current.flatMap { current in wordEnd.map { current.lowerBound..<$0 } }
      lines.append(shown.map(slice) ?? Line())
      current = nil
      wordEnd = nil
      room = width
    }
    func append(_ word: Word) {
      current = (current?.lowerBound ?? word.range.lowerBound)..<word.range.upperBound
      if !word.isSpace { wordEnd = word.range.upperBound }
      room -= word.columns
    }

    for word in words {
      if word.isSpace {
        // A space that does not fit is where the line breaks; one that leads a broken line goes.
        if word.columns > room { end() } else if current != nil || lines.isEmpty { append(word) }
        continue
      }
      if word.columns > room, wordEnd != nil { end() }
      if word.columns <= room || word.isCommand {
        append(word)
      } else {
        for letter in letters(of: word) {
          if letter.columns > room { end() }
          append(letter)
        }
      }
    }
    if current != nil || lines.isEmpty { end() }
    return lines
  }

  /// Columns of the longest part that wrapping need not break.
  var longestWord: Int { words.lazy.filter { !$0.isSpace }.map(\.columns).max() ?? 0 }

  /// Adds a span, grown onto the last one where the style is the same.
  mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].text += span.text
    } else if !span.text.isEmpty {
      spans.append(span)
    }
  }

  /// The part of the line at these bytes of its text.
  private func slice(_ range: Range<Int>) -> Line {
    var slice = Line()
    var start = 0
    for span in spans {
      let utf8 = span.text.utf8
      let part = range.clamped(to: start..<start + utf8.count)
      if !part.isEmpty {
        let first = utf8.index(utf8.startIndex, offsetBy: part.lowerBound - start)
        let end = utf8.index(first, offsetBy: part.count)
        slice.append(Span(String(span.text[first..<end]), span.style))
      }
      start += utf8.count
    }
    return slice
  }
}

/// A piece of a line that wrapping keeps whole if it can: a word, or the spaces between two.
nonisolated private struct Word {
  /// The bytes of the line's text that it is: no string is made before it is known which words a
  /// line holds.
  var range: Range<Int>
  var columns: Int
  let isSpace: Bool
  /// True if its first letter takes one column: then no line breaks before it, unless what stands
  /// there is wide.
  let beginsNarrow: Bool
  var endsWide: Bool
  /// Punctuation that must not begin a line, however the words before it may break.
  let isTiedBack: Bool
  /// True if it is or has a command, with its spaces.
  var isCommand = false
}

nonisolated extension Word {
  fileprivate init(command text: String) {
    self.init(
      range: 0..<text.utf8.count, columns: text.columns, isSpace: false, beginsNarrow: true,
      endsWide: false, isTiedBack: false, isCommand: true)
  }
}

nonisolated extension Line {
  private var words: [Word] {
    var words: [Word] = []
    var start = 0
    for span in spans {
      func add(_ piece: Word) {
        var piece = piece
        piece.range = start + piece.range.lowerBound..<start + piece.range.upperBound
        if let last = words.last, last.takes(piece) {
          words[words.count - 1].append(piece)
        } else {
          words.append(piece)
        }
      }
      if span.isCommand {
        add(Word(command: span.text))
      } else {
        span.text.forEachPiece(add)
      }
      start += span.text.utf8.count
    }
    return words
  }

  /// The letters one by one, for a word that no line can hold.
  private func letters(of word: Word) -> [Word] {
    var start = word.range.lowerBound
    return slice(word.range).spans.flatMap(\.text).map { letter in
      defer { start += letter.utf8.count }
      return Word(letter, at: start)
    }
  }
}

nonisolated extension Word {
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

nonisolated extension String {
  /// Whole runs of ASCII, which need no look at what a letter is, and all other letters one by one.
  fileprivate func forEachPiece(_ body: (Word) -> Void) {
    var text = self
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let isSpace = bytes[start] == 0x20
        var end = start
        // A letter of ASCII may be the first part of another one: `e` with an accent behind it.
        while end < bytes.count, bytes[end].isPrintableASCII, (bytes[end] == 0x20) == isSpace,
          end + 1 == bytes.count || bytes[end + 1] < 0x80
        {
          end += 1
        }
        if end > start {
          body(
            Word(
              range: start..<end, columns: end - start, isSpace: isSpace, beginsNarrow: true,
              endsWide: false, isTiedBack: Unicode.Scalar(bytes[start]).isTiedBack))
        } else {
          let letter = self[utf8.index(utf8.startIndex, offsetBy: start)]
          end = start + letter.utf8.count
          body(Word(letter, at: start))
        }
        start = end
      }
    }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isTiedBack: Bool {
    switch self {
    case ",", ".", ":", ";", "!", "?", ")", "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』",
      "】", "〉", "》", "〕":
      true
    default: false
    }
  }
}
