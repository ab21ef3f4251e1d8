extension String {
  /// The text in ASCII alone: signs get their nearest spelling, other characters their Swift
  /// escape.
  package var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { character in
      if character.isASCII { return String(character) }
      if let spelling = Self.spellings[character] { return spelling }
      return character.unicodeScalars.map { scalar in
        if scalar.isASCII { return String(scalar) }
        return scalar.baseLetter ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }.joined()
    }.joined()
  }

  private static let spellings: [Character: String] = [
    "·": "-", "•": "*", "…": "...", "–": "-", "—": "--", "−": "-",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "⇒": "=>", "▶": ">", "▸": ">", "▼": "v",
    "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "«": "<<", "»": ">>",
    "×": "x", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~", "✓": "v", "✗": "x", "\u{A0}": " ",
    "┏": "+", "┣": "+", "┗": "+", "◆": "=", "○": "o", "▏": "|", "●": "@", "◦": ".", "□": "#",
    "─": "-", "━": "-", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
  ]
}

extension Line {
  package var inASCII: Line { Line(spans.map { Span($0.text.inASCII, $0.style) }) }
}

extension Unicode.Scalar {
  /// The base letter of an accented letter, from its Unicode name: `o` for `ö`, LATIN SMALL LETTER
  /// O WITH DIAERESIS.
  fileprivate var baseLetter: String? {
    let words = properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      words[4] == "WITH"
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
