/// The parts of a variable's declaration, as source text.
struct DeclaredVariable {
  let name: String
  let type: String?
  let initialValue: String?
  /// `private`, `public` and the like; nil where the declaration has no such word.
  let access: String?
  /// `didSet` or `willSet`, if the variable has observers.
  let observer: String?

  /// - Parameter source: The declaration, with its attributes and comments.
  init?(_ source: String) {
    let source = Array(source)
    let code = Self.code(of: source)
    var keyword = Self.word(in: code)
    var access: String?
    while let word = keyword, String(code[word]) != "var" {
      // `private(set)` is about the setter.
      if Self.accessWords.contains(String(code[word])), code[word.upperBound...].first != "(" {
        access = String(code[word])
      }
      keyword = Self.word(in: code[word.upperBound...])
    }
    guard let keyword, let name = Self.word(in: code[keyword.upperBound...]) else { return nil }
    let sign = code[name.upperBound...].firstIndex(of: "=")
    let annotation = Self.trimmed(code[name.upperBound..<(sign ?? code.endIndex)])
    self.name = String(code[name])
    type = annotation.first == ":" ? String(Self.trimmed(annotation.dropFirst())) : nil
    initialValue = sign.map { String(Self.trimmed(source[($0 + 1)...])) }
    self.access = access
    let words = String(code[name.upperBound...]).split { !$0.isLetter }
    observer = ["didSet", "willSet"].first { words.contains(Substring($0)) }
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  /// The number of bytes of whitespace and comments before a declaration.
  static func indentation(of source: String) -> Int {
    let code = code(of: Array(source))
    return String(source.prefix(code.prefix(while: \.isWhitespace).count)).utf8.count
  }

  /// The position of the first word.
  private static func word(in code: ArraySlice<Character>) -> Range<Int>? {
    func isInWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_`$".contains(character)
    }
    guard let start = code.firstIndex(where: isInWord) else { return nil }
    return start..<(code[start...].firstIndex { !isInWord($0) } ?? code.endIndex)
  }

  private static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    let text = text.drop(while: \.isWhitespace)
    return text.dropLast(text.reversed().prefix(while: \.isWhitespace).count)
  }

  /// The source with spaces in place of the characters of comments and strings. Only the part
  /// before the value is read, so nested strings need no handling.
  private static func code(of source: [Character]) -> ArraySlice<Character> {
    var code = source[...]
    var position = 0
    func isNext(_ text: String) -> Bool { source[position...].starts(with: text) }
    while position < source.count {
      guard let (start, end) = blanks.first(where: { isNext($0.start) }) else {
        position += 1
        continue
      }
      let begin = position
      position += start.count
      while position < source.count, !isNext(end) { position += 1 }
      position = min(position + end.count, source.count)
      for index in begin..<position { code[index] = " " }
    }
    return code
  }

  private static let blanks = [
    (start: "//", end: "\n"), (start: "/*", end: "*/"), (start: "\"", end: "\""),
  ]
}
