/// Numbers as spelled in lessons.
extension Int {
  private static let names = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]

  /// Parses digits, or a number word up to `twelve`; nil for other words.
  init?(inWords word: String) {
    guard
      let number = Int(word).map({ $0 < 1000 ? $0 : nil })
        ?? Self.names.firstIndex(of: word.lowercased())
    else { return nil }
    self = number
  }

  /// All spellings of the number.
  var numerals: Set<String> {
    var words: Set = ["\(self)"]
    if Self.names.indices.contains(self) { words.insert(Self.names[self]) }
    switch self {
    case 0: words.formUnion(["no", "never", "not", "none", "nothing", "nobody", "without"])
    case 1: words.formUnion(["once", "a", "an", "single", "first"])
    case 2: words.formUnion(["twice", "both", "second"])
    case 3: words.insert("third")
    default: break
    }
    return words
  }

  /// The spellings with no other meaning: "one" and "no" have several.
  var unmistakableNumerals: [String] {
    switch self {
    case 2: ["two", "twice"]
    case 3...5: [Self.names[self]]
    default: []
    }
  }
}
