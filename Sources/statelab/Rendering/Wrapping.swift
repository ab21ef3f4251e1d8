nonisolated extension Line {
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

  /// Columns of the longest part that wrapping need not break.
  var longestWord: Int { words.filter { !$0.isSpace }.map(\.columns).max() ?? 0 }

  /// Adds a span, grown onto the last one where the style is the same.
  mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].text += span.text
    } else if !span.text.isEmpty {
      spans.append(span)
    }
  }

  var isBlank: Bool { spans.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  /// Words and the spaces between them, each with the styles of its letters.
  private var words: [Word] {
    var words: [Word] = []
    for span in spans {
      let isASCII = span.text.isPrintableASCII
      for run in isASCII ? span.text.runsOfASCII : span.text.letters {
        if let first = run.first, let last = words.last, last.takes(first) {
          words[words.count - 1].append(run, span.style, isASCII: isASCII)
        } else {
          words.append(Word(run, span.style, isASCII: isASCII))
        }
      }
    }
    return words
  }
}

nonisolated extension String {
  /// Each letter, in a text that may be broken on both sides of some.
  fileprivate var letters: [Substring] { indices.map { self[$0...$0] } }

  /// Whole words of ASCII and the spaces between them, which is ten times as fast as letter by
  /// letter.
  fileprivate var runsOfASCII: [Substring] {
    var runs: [Substring] = []
    var rest = self[...]
    while let first = rest.utf8.first {
      let isSpace = first == 0x20
      let end = rest.utf8.firstIndex { ($0 == 0x20) != isSpace } ?? rest.endIndex
      runs.append(rest[..<end])
      rest = rest[end...]
    }
    return runs
  }
}

/// A piece of a line that wrapping keeps whole if it can.
nonisolated private struct Word {
  private(set) var spans: [Span]
  private(set) var columns: Int
  let isSpace: Bool
  private var isWide: Bool

  init(_ run: Substring, _ style: Style, isASCII: Bool) {
    let text = String(run)
    spans = [Span(text, style)]
    columns = isASCII ? text.utf8.count : text.columns
    isSpace = isASCII ? text.utf8.first == 0x20 : text == " "
    isWide = !isASCII && text.last?.isWide ?? false
  }

  func takes(_ next: Character) -> Bool {
    if isSpace || next == " " { return isSpace && next == " " }
    return next.columns == 1 && !isWide || Self.neverFirst.contains(next)
  }

  mutating func append(_ run: Substring, _ style: Style, isASCII: Bool) {
    let text = String(run)
    if spans[spans.count - 1].style == style {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text, style))
    }
    columns += isASCII ? text.utf8.count : text.columns
    isWide = !isASCII && text.last?.isWide ?? false
  }

  /// The letters one by one, for a word that no line can hold.
  var pieces: [Word] {
    spans.flatMap { span in
      span.text.letters.map { Word($0, span.style, isASCII: false) }
    }
  }

  /// Punctuation that must not begin a line, however the words before it may break.
  private static let neverFirst: Set<Character> = [
    ",", ".", ":", ";", "!", "?", ")", "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】",
    "〉", "》", "〕",
  ]
}
