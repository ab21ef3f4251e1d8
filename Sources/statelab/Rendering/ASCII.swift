extension String {
  /// The text in ASCII alone: signs get their nearest spelling, anything else its Swift escape.
  var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { character in
      if character.isASCII { return String(character) }
      if let spelling = Self.spellings[character] { return spelling }
      return character.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }.joined()
    }.joined()
  }

  private static let spellings: [Character: String] = [
    "·": "-", "•": "*", "…": "...", "–": "-", "—": "--", "−": "-",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "⇒": "=>", "▶": ">", "▸": ">", "▼": "v",
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "«": "<<", "»": ">>",
    "×": "x", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~", "✓": "v", "✗": "x", "\u{A0}": " ",
    "─": "-", "━": "-", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
  ]
}

extension Line {
  var inASCII: Line { Line(spans.map { Span($0.text.inASCII, $0.style) }) }
}
