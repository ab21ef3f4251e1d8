import Rendering

/// A Swift file of a lesson, split into its top-level declarations.
nonisolated public struct SwiftSource {
  public let lines: [String]
  public private(set) var declarations: [Declaration] = []

  /// A declaration with the comments just above it, or a paragraph of comments alone.
  public struct Declaration {
    /// Positions among the lines of the file.
    public let range: Range<Int>
    public let lines: [String]
    /// The keyword of the declaration: `struct`, `import`; nil for comments.
    public let keyword: String?
    /// The name of the declared or extended type, or of the function; nil for imports.
    public let name: String?

    public var isImport: Bool { keyword == "import" }

    /// True if the declaration is about experiments, and not part of a learner's program.
    public var isAboutExperiments: Bool {
      keyword == "extension" && (name == "Lesson" || name == "Laboratory")
    }
  }

  public init(_ text: String) {
    lines = text.lines
    let tokens = SwiftToken.tokens(
      of: SwiftMask(Array(text.utf8)).code, insideBrackets: false)
    var end = 0
    for piece in Self.pieces(of: tokens) {
      guard let first = piece.first?.line, let last = piece.last?.line else { continue }
      let start = lines[end..<first - 1].lastIndex(of: "").map { $0 + 1 } ?? end
      addComments(in: end..<start)
      add(start..<last, keyword: piece.firstIndex { Self.keywords.contains($0.text) }, of: piece)
      end = last
    }
    addComments(in: end..<lines.count)
  }

  /// The tokens of each declaration. Once a declaration has its keyword, the next one begins on a
  /// line of its own outside all brackets; attributes and modifiers precede the keyword.
  private static func pieces(of tokens: [SwiftToken]) -> [ArraySlice<SwiftToken>] {
    var starts: [Int] = []
    var depth = 0
    var hasKeyword = true
    for (position, token) in tokens.enumerated() {
      if depth == 0 {
        if hasKeyword, token.beginsLine, token.beginsDeclaration {
          starts.append(position)
          hasKeyword = false
        }
        if keywords.contains(token.text) { hasKeyword = true }
      }
      depth += token.nesting
    }
    return zip(starts, starts.dropFirst() + [tokens.count]).map { tokens[$0..<$1] }
  }

  private mutating func add(
    _ range: Range<Int>, keyword position: Int?, of piece: ArraySlice<SwiftToken>
  ) {
    let keyword = position.map { piece[$0].text }
    let name = position.flatMap { piece[($0 + 1)...].first?.text }
    declarations.append(
      Declaration(
        range: range, lines: Array(lines[range]), keyword: keyword,
        name: keyword == "import" ? nil : name))
  }

  /// Adds the comments in lines without a declaration, a piece for each paragraph.
  private mutating func addComments(in range: Range<Int>) {
    for paragraph in lines[range].split(separator: "") {
      declarations.append(
        Declaration(
          range: paragraph.startIndex..<paragraph.endIndex, lines: Array(paragraph), keyword: nil,
          name: nil))
    }
  }

  fileprivate static let keywords = [
    "import", "struct", "class", "enum", "protocol", "actor", "func", "typealias", "let", "var",
    "extension",
  ]

  fileprivate static let modifiers = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated",
  ]
}

nonisolated extension SwiftToken {
  /// True for an attribute, a directive, a modifier and a keyword.
  fileprivate var beginsDeclaration: Bool {
    text.utf8.first == UInt8(ascii: "@") || text.utf8.first == UInt8(ascii: "#")
      || SwiftSource.keywords.contains(text) || SwiftSource.modifiers.contains(text)
  }
}

// MARK: Excerpts

nonisolated extension SwiftSource {
  /// The declarations with these names, the extensions of such types, and the code of experiments
  /// with these names; without names, all declarations except those about experiments. Throws a
  /// ``DeclarationNotFound``.
  public func excerpt(_ names: [String] = []) throws(DeclarationNotFound) -> [NumberedLine] {
    let ofExperiments = names.filter { !declaresType($0) && actions(of: $0) != nil }
    let types = names.filter { !ofExperiments.contains($0) }
    let shown =
      try names.isEmpty
      ? declarations.filter { !$0.isAboutExperiments } : declarations(named: types)
    var lines: [NumberedLine] = []
    var end: Int?
    for declaration in shown {
      if let end, end < declaration.range.lowerBound {
        let isNext = declaration.range.lowerBound == end + 1
        lines.append(NumberedLine(number: isNext ? end + 1 : nil, text: ""))
      }
      // An import that only experiments need is left out with them.
      lines += zip(declaration.range, declaration.lines)
        .filter { $1 != "import Course" }
        .map { NumberedLine(number: $0 + 1, text: $1) }
      end = declaration.range.upperBound
    }
    for name in ofExperiments {
      if !lines.isEmpty { lines.append(NumberedLine(number: nil, text: "")) }
      lines += actions(of: name) ?? []
    }
    return lines
  }

  /// The declarations with these names, in the order of the file.
  private func declarations(named names: [String]) throws(DeclarationNotFound) -> [Declaration] {
    let own = declarations.filter { !$0.isAboutExperiments }
    for name in names where !own.contains(where: { $0.name == name }) {
      throw DeclarationNotFound(name: name, existing: own.compactMap(\.name))
    }
    return own.filter { declaration in declaration.name.map(names.contains) ?? false }
  }

  /// True if an excerpt may show this name.
  public func declares(_ name: String) -> Bool {
    declaresType(name) || actions(of: name) != nil
  }

  /// True if the file declares a type, or an extension, of this name.
  public func declaresType(_ name: String) -> Bool {
    declarations.contains { $0.name == name && !$0.isAboutExperiments }
  }

  /// The names of the structs that conform to `View` in their declaration.
  public var views: [String] {
    let text = lines.joined(separator: "\n")
    let tokens = SwiftToken.tokens(of: SwiftMask(Array(text.utf8)).code)
    return tokens.indices.compactMap { position in
      guard tokens[position].text == "struct" else { return nil }
      let head = tokens[(position + 1)...].prefix { $0.text != "{" }.map(\.text)
      let conformances = head.drop { $0 != ":" }.prefix { $0 != "where" }
      return conformances.contains("View") ? head.first : nil
    }
  }
}

/// A lesson shows a declaration that its file does not contain.
nonisolated public struct DeclarationNotFound: Error, Hashable, CustomStringConvertible {
  public let name: String
  public let existing: [String]

  public var description: String {
    let names = existing.map { "`\($0)`" }.joined(separator: ", ")
    let hint = existing.isEmpty ? "there is none" : "there are \(names)"
    return "there is no declaration `\(name)`; \(hint)"
  }
}

nonisolated extension Unicode.Scalar {
  /// True if the letter may be part of a name: a letter, a digit, `_`.
  var isPartOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII && (properties.isAlphabetic || properties.numericType != nil)
    }
  }
}

nonisolated extension StringProtocol {
  /// The identifiers and keywords in a piece of code, including those in strings and comments.
  public var words: Set<String> {
    Set(String(self).unicodeScalars.split { !$0.isPartOfName }.map { String($0) })
  }

  /// The text between the opening bracket at its beginning and the matching one, up to the first
  /// comma outside inner brackets.
  public var firstArgument: String? {
    var depth = 0
    var argument = ""
    for character in self {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 || (depth == 1 && character == ",") {
        return String(argument.dropFirst())
      }
      argument.append(character)
    }
    return nil
  }
}
