extension Line {
  /// The line broken into lines of at most `width` columns.
  ///
  /// It breaks at spaces, on both sides of wide characters, as Chinese and Japanese do, and inside
  /// a word only where the word alone is too long.
  func wrapped(to width: Int) -> [Line] {
    if columns <= width { return [self] }
    let width = max(width, 2)
    var lines: [Line] = []
    var current = Line()
    var room = width

    func end() {
      lines.append(current.withoutTrailingBlank)
      current = Line()
      room = width
    }
    func append(_ word: Word) {
      for span in word.spans { current.append(span) }
      room -= word.columns
    }

    for word in words {
      if word.isSpace {
        // A space that does not fit is where the line breaks; one that leads a broken line goes.
        if word.columns > room { end() } else if !current.isEmpty || lines.isEmpty { append(word) }
        continue
      }
      if word.columns > room, !current.isEmpty, !current.isBlank { end() }
      if word.columns <= room {
        append(word)
      } else {
        for piece in word.pieces {
          if piece.columns > room { end() }
          append(piece)
        }
      }
    }
    if !current.isEmpty || lines.isEmpty { end() }
    return lines
  }

  /// Adds a span, grown onto the last one where the style is the same.
  mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].text += span.text
    } else if !span.text.isEmpty {
      spans.append(span)
    }
  }

  private var isBlank: Bool { spans.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  /// Words and the spaces between them, each with the styles of its letters.
  private var words: [Word] {
    var words: [Word] = []
    for span in spans {
      for character in span.text {
        if let last = words.last, last.takes(character) {
          words[words.count - 1].append(character, span.style)
        } else {
          words.append(Word(character, span.style))
        }
      }
    }
    return words
  }
}

/// What a line is not broken inside of, if it can be helped.
private struct Word {
  private(set) var spans: [Span]
  private(set) var columns: Int
  let isSpace: Bool
  private var isWide: Bool

  init(_ character: Character, _ style: Style) {
    spans = [Span(String(character), style)]
    columns = character.columns
    isSpace = character == " "
    isWide = columns > 1
  }

  func takes(_ next: Character) -> Bool {
    // Most of a text are letters, and looking each up below took most of the time.
    if let letter = next.asciiValue, letter > 0x40 { return !isSpace && !isWide }
    if Self.neverFirst.contains(next) { return !isSpace }
    return next.columns == 1 && !isWide && isSpace == (next == " ")
  }

  mutating func append(_ character: Character, _ style: Style) {
    if spans[spans.count - 1].style == style {
      spans[spans.count - 1].text.append(character)
    } else {
      spans.append(Span(String(character), style))
    }
    columns += character.columns
    isWide = character.columns > 1
  }

  /// The letters one by one, for a word that no line can hold.
  var pieces: [Word] { spans.flatMap { span in span.text.map { Word($0, span.style) } } }

  /// Punctuation that must not begin a line, however the words before it may break.
  private static let neverFirst: Set<Character> = [
    ",", ".", ":", ";", "!", "?", ")", "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】",
    "〉", "》", "〕",
  ]
}
