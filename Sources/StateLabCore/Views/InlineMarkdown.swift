/// The Markdown in a text that could be translated, as `Text` reads it from iOS 15 on: marks of
/// emphasis, code and links go, and a phrase in `^[…](inflect: true)` agrees with its number.
struct InlineMarkdown {
  private let characters: ArraySlice<Character>

  private init(_ characters: ArraySlice<Character>) { self.characters = characters }

  /// What is left of a text without its marks.
  static func text(of source: String) -> String {
    isPlain(source) ? source : InlineMarkdown(Array(source)[...]).text
  }

  /// The same text for a place inside Markdown, where nothing of it is to be a mark.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    return String(text.flatMap { isPlain(String($0)) ? [$0] : ["\\", $0] })
  }

  /// True where a text cannot be Markdown: most are not, and need no reading.
  static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  // MARK: Marks

  private var text: String {
    var text = ""
    var position = characters.startIndex
    while position < characters.endIndex {
      if let (marked, end) = marked(at: position) {
        text += marked
        position = end
      } else {
        text.append(characters[position])
        position += 1
      }
    }
    return text
  }

  /// The text of what begins with a mark here, and its end; nil where nothing does.
  private func marked(at start: Int) -> (text: String, end: Int)? {
    switch self[start] {
    case "\\":
      guard let next = self[start + 1], next.isASCII, next.isPunctuation || next.isSymbol else {
        return nil
      }
      return (String(next), start + 2)
    case "`":
      guard let end = place(of: "`", from: start + 1) else { return nil }
      return (String(characters[(start + 1)..<end]), end + 1)
    case "[": return link(at: start).map { (InlineMarkdown($0.title).text, $0.end) }
    case "^":
      guard let link = link(at: start + 1), link.target == "inflect: true" else { return nil }
      return (Self.inflected(InlineMarkdown(link.title).text), link.end)
    case "*", "_", "~": return emphasized(at: start)
    default: return nil
    }
  }

  private subscript(position: Int) -> Character? {
    characters.indices.contains(position) ? characters[position] : nil
  }

  /// Where this character comes next, unless a backslash stands before it.
  private func place(of character: Character, from start: Int) -> Int? {
    guard start < characters.endIndex else { return nil }
    return (start..<characters.endIndex).first {
      characters[$0] == character && self[$0 - 1] != "\\"
    }
  }

  /// `[title](target)`
  private func link(
    at start: Int
  ) -> (title: ArraySlice<Character>, target: String, end: Int)? {
    guard self[start] == "[", let close = place(of: "]", from: start), self[close + 1] == "(",
      let end = place(of: ")", from: close)
    else { return nil }
    return (characters[(start + 1)..<close], String(characters[(close + 2)..<end]), end + 1)
  }

  /// `*a*`, `**a**`, `_a_`, `~~a~~`: a mark has no blank on its inner side, and a line below the text
  /// no letter on its outer side.
  private func emphasized(at start: Int) -> (text: String, end: Int)? {
    guard let mark = self[start] else { return nil }
    let inside = start + characters[start...].prefix { $0 == mark }.count
    let count = inside - start
    guard inside < characters.endIndex, !characters[inside].isWhitespace,
      mark != "~" || count == 2, mark != "_" || !isWord(start - 1)
    else { return nil }
    for end in inside..<characters.endIndex where characters[end] == mark {
      let next = end + count
      if next <= characters.endIndex, characters[end..<next].allSatisfy({ $0 == mark }),
        !characters[end - 1].isWhitespace, characters[end - 1] != "\\", mark != "_" || !isWord(next)
      {
        return (InlineMarkdown(characters[inside..<end]).text, next)
      }
    }
    return nil
  }

  private func isWord(_ position: Int) -> Bool {
    self[position].map { $0.isLetter || $0.isNumber } ?? false
  }

  // MARK: Agreement with a number

  /// A phrase whose last word agrees with the number in it: `3 apples`.
  private static func inflected(_ phrase: String) -> String {
    let number = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    let length = phrase.reversed().prefix { $0.isLetter }.count
    guard !number.isEmpty, number != "1", length > 0 else { return phrase }
    return phrase.dropLast(length) + plural(of: String(phrase.suffix(length)))
  }

  /// An English word in the plural; Apple's list of those that are formed otherwise is longer.
  private static func plural(of word: String) -> String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
      "tooth": "teeth", "mouse": "mice", "leaf": "leaves", "life": "lives",
    ]
    if let plural = irregular[word] { return plural }
    let isAfterVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? true
    if word.hasSuffix("y"), !isAfterVowel { return word.dropLast() + "ies" }
    return word + (["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) } ? "es" : "s")
  }
}
