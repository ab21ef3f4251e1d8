/// A Swift file of a lesson, taken apart as far as its layout allows: one piece for each declaration.
///
/// It trusts the house style: a declaration begins in the first column, after an empty line.
nonisolated public struct SwiftSource {
  public let lines: [String]
  public private(set) var declarations: [Declaration] = []

  /// A declaration with the comments and attributes above it.
  public struct Declaration {
    /// Positions among the lines of the file.
    public let range: Range<Int>
    public let lines: [String]
    /// Of the type that it declares or extends, or of the function; nil for imports.
    public let name: String?
    /// The type that it extends, where it is an extension.
    public let extended: String?

    public var isImport: Bool { name == nil && lines.contains { $0.hasPrefix("import ") } }

    /// True if it says what is tried, and nothing that a learner would write.
    public var isAboutExperiments: Bool { extended == "Lesson" || extended == "Laboratory" }
  }

  public init(_ text: String) { self.init(text.lines) }

  public init(_ lines: [String]) {
    self.lines = lines
    var start: Int?
    for (position, line) in lines.enumerated() {
      let isGap = line.isEmpty && lines.dropFirst(position + 1).first?.beginsDeclaration ?? true
      if isGap {
        if let start { add(start..<position) }
        start = nil
      } else if start == nil {
        start = position
      }
    }
    if let start { add(start..<lines.count) }
  }

  private mutating func add(_ range: Range<Int>) {
    let lines = Array(lines[range])
    let (name, extended) = Self.name(in: lines)
    declarations.append(
      Declaration(range: range, lines: lines, name: name, extended: extended))
  }

  nonisolated private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "func", "typealias", "let", "var", "extension",
  ]

  // Of no actor: a closure of the main actor's is checked at each letter.
  nonisolated private static func name(in lines: [String]) -> (name: String?, extended: String?) {
    for line in lines where line.utf8.first.map({ $0 != 0x20 && $0 != UInt8(ascii: "/") }) ?? false
    {
      let words = line.unicodeScalars.split { !$0.isPartOfName }.map { String($0) }
      guard let position = words.firstIndex(where: keywords.contains), position + 1 < words.count,
        !line.hasPrefix("import ")
      else { continue }
      let name = words[position + 1]
      return (name, words[position] == "extension" ? name : nil)
    }
    return (nil, nil)
  }
}

// MARK: What is shown of it

nonisolated extension SwiftSource {
  /// A line with its number in the file; nil for an empty one that stands for a gap.
  public struct NumberedLine: Hashable {
    public let number: Int?
    public let text: String
  }

  /// The declarations with these names and the extensions of such types; without names all but what
  /// is about experiments. Throws a ``DeclarationNotFound``.
  public func excerpt(_ names: [String] = []) throws(DeclarationNotFound) -> [NumberedLine] {
    let shown =
      try names.isEmpty
      ? declarations.filter { !$0.isAboutExperiments } : declarations(named: names)
    var lines: [NumberedLine] = []
    var end: Int?
    for declaration in shown {
      if let end {
        let isNext = declaration.range.lowerBound == end + 1
        lines.append(NumberedLine(number: isNext ? end + 1 : nil, text: ""))
      }
      // An import that only experiments need is folded with them.
      lines += zip(declaration.range, declaration.lines)
        .filter { $1 != "import Course" }
        .map { NumberedLine(number: $0 + 1, text: $1) }
      end = declaration.range.upperBound
    }
    return lines
  }

  /// In the order of the file.
  private func declarations(named names: [String]) throws(DeclarationNotFound) -> [Declaration] {
    let own = declarations.filter { !$0.isAboutExperiments }
    for name in names where !own.contains(where: { $0.name == name }) {
      throw DeclarationNotFound(name: name, existing: own.compactMap(\.name))
    }
    return own.filter { declaration in declaration.name.map(names.contains) ?? false }
  }

  public func declares(_ name: String) -> Bool {
    declarations.contains { $0.name == name && !$0.isAboutExperiments }
  }

  /// The names of the types that conform to `View` in their declaration.
  public var views: [String] {
    declarations.flatMap(\.lines).compactMap { line in
      guard let range = line[...].firstRange(ofASCII: "struct ") else { return nil }
      let rest = line[range.upperBound...]
      guard let colon = rest.firstIndex(of: ":"), rest[colon...].words.contains("View") else {
        return nil
      }
      return String(rest[..<colon].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}

/// A lesson shows a declaration that its file does not have.
nonisolated public struct DeclarationNotFound: Error, Hashable, CustomStringConvertible {
  public let name: String
  public let existing: [String]

  public var description: String {
    let names = existing.map { "`\($0)`" }.joined(separator: ", ")
    let hint = existing.isEmpty ? "there is none" : "there are \(names)"
    return "there is no declaration `\(name)`; \(hint)"
  }
}

nonisolated extension String {
  fileprivate var beginsDeclaration: Bool {
    unicodeScalars.first.map { !$0.properties.isWhitespace && $0 != "}" } ?? true
  }
}

nonisolated extension Unicode.Scalar {
  /// True if it may stand in a name: a letter, a digit, `_`.
  var isPartOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII && (properties.isAlphabetic || properties.numericType != nil)
    }
  }
}

nonisolated extension StringProtocol {
  /// The identifiers and keywords in a piece of code, those in strings and comments among them.
  public var words: Set<String> {
    Set(String(self).unicodeScalars.split { !$0.isPartOfName }.map { String($0) })
  }

  /// The text between the bracket with which this one begins and its counterpart, up to the first
  /// comma that is in no bracket of its own.
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
