// Predicates of strings in Apple's format language: Foundation on Linux has only predicates with
// blocks.

extension NSPredicate {
  /// A predicate of strings: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  ///
  /// The format compares `SELF` with a string, by `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
  /// `LIKE`, `==` or `!=`, with `[c]` and `[d]` as on a device. `AND`, `OR` and `NOT` join
  /// comparisons. Any other format ends the process.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate of strings with its arguments in an array: see ``init(format:_:)``.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    guard let test = reader.read() else {
      fatalError(
        """
        The laboratory has no predicate of this form: \(predicateFormat). It has comparisons of \
        SELF with strings: MATCHES, CONTAINS, BEGINSWITH, ENDSWITH, LIKE, == and !=, joined by \
        AND, OR and NOT.
        """)
    }
    self.init { object, _ in test.holds(for: PredicateTest.text(of: object)) }
  }
}

/// The condition of a predicate.
private indirect enum PredicateTest: Sendable {
  /// The string that is tested, or a string of the format.
  enum Operand: Sendable {
    case tested
    case string(String)
  }

  enum Operator: Sendable {
    case matches, contains, beginsWith, endsWith, like, equal, notEqual
  }

  case constant(Bool)
  case not(PredicateTest)
  case and(PredicateTest, PredicateTest)
  case or(PredicateTest, PredicateTest)
  case comparison(Operand, Operator, String.CompareOptions, Operand)

  /// The string of a tested object; nil for nil.
  static func text(of object: Any?) -> String? {
    switch object {
    case nil, is NSNull: return nil
    case let text as String: return text
    case let text as NSString: return "\(text)"
    case let text as Substring: return String(text)
    case let other?:
      fatalError(
        """
        The laboratory's NSPredicate(format:) tests strings, and was evaluated with a value of the \
        type \(type(of: other)).
        """)
    }
  }

  func holds(for tested: String?) -> Bool {
    switch self {
    case .constant(let result): return result
    case .not(let test): return !test.holds(for: tested)
    case .and(let a, let b): return a.holds(for: tested) && b.holds(for: tested)
    case .or(let a, let b): return a.holds(for: tested) || b.holds(for: tested)
    case .comparison(let a, let comparison, let options, let b):
      guard let a = a.text(tested), let b = b.text(tested) else { return comparison == .notEqual }
      return Self.compare(a, comparison, options, b)
    }
  }

  private static func compare(
    _ text: String, _ comparison: Operator, _ options: String.CompareOptions, _ other: String
  ) -> Bool {
    switch comparison {
    case .matches: return matches(text, other, options, isLike: false)
    case .like: return matches(text, wildcards(other), options, isLike: true)
    case .contains: return text.range(of: other, options: options) != nil
    case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .equal: return isEqual(text, other, options)
    case .notEqual: return !isEqual(text, other, options)
    }
  }

  private static func isEqual(
    _ a: String, _ b: String, _ options: String.CompareOptions
  ) -> Bool { options.isEmpty ? a == b : a.compare(b, options: options) == .orderedSame }

  /// True if the pattern matches the whole text.
  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions, isLike: Bool
  ) -> Bool {
    let ignored = options.intersection(.diacriticInsensitive)
    let text = text.folding(options: ignored, locale: nil)
    let pattern = pattern.folding(options: ignored, locale: nil)
    var flags: NSRegularExpression.Options = isLike ? .dotMatchesLineSeparators : []
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard
      let whole = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
    else { fatalError("Can't do regex matching with the pattern \(pattern).") }
    let range = NSRange(location: 0, length: text.utf16.count)
    return whole.firstMatch(in: text, range: range) != nil
  }

  /// The regular expression of a text with the wildcards `*` and `?`.
  private static func wildcards(_ text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}

extension PredicateTest.Operand {
  fileprivate func text(_ tested: String?) -> String? {
    switch self {
    case .tested: tested
    case .string(let text): text
    }
  }
}

/// Reads the format of a predicate.
private struct PredicateReader {
  private enum Token: Equatable {
    case word(String)
    case string(String)
    case symbol(String)
  }

  /// Nil for a format with an unknown sign or argument.
  private let tokens: [Token]?
  private var position = 0

  init(_ format: String, _ arguments: [Any]) { tokens = Self.tokens(of: format, arguments) }

  private static func tokens(of format: String, _ arguments: [Any]) -> [Token]? {
    var tokens: [Token] = []
    var arguments = arguments[...]
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let text = takeLiteral(from: &rest) else { return nil }
        tokens.append(.string(text))
      } else if rest.hasPrefix("%@") {
        switch arguments.popFirst() {
        case let text as String: tokens.append(.string(text))
        case let text as NSString: tokens.append(.string("\(text)"))
        case let text as Substring: tokens.append(.string(String(text)))
        default: return nil
        }
        rest.removeFirst(2)
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        tokens.append(.word(word.uppercased()))
        rest.removeFirst(word.count)
      } else if first == "[" {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        tokens.append(.symbol(rest[...end].lowercased()))
        rest = rest[rest.index(after: end)...]
      } else {
        let long = ["==", "!=", "<>", "&&", "||"].first { rest.hasPrefix($0) }
        tokens.append(.symbol(long ?? String(first)))
        rest.removeFirst(long == nil ? 1 : 2)
      }
    }
    return tokens
  }

  /// The text in quotation marks at the start; nil without its end.
  private static func takeLiteral(from rest: inout Substring) -> String? {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      if let escaped = rest.popFirst() { text.append(escaped) }
    }
    return nil
  }

  /// The condition; nil for a format of another form.
  mutating func read() -> PredicateTest? {
    guard let test = readOr(), position == tokens?.count else { return nil }
    return test
  }

  private var next: Token? {
    guard let tokens, position < tokens.count else { return nil }
    return tokens[position]
  }

  private mutating func take(_ tokens: Token...) -> Bool {
    guard let next, tokens.contains(next) else { return false }
    position += 1
    return true
  }

  private mutating func readOr() -> PredicateTest? {
    guard var test = readAnd() else { return nil }
    while take(.word("OR"), .symbol("||")) {
      guard let other = readAnd() else { return nil }
      test = .or(test, other)
    }
    return test
  }

  private mutating func readAnd() -> PredicateTest? {
    guard var test = readNot() else { return nil }
    while take(.word("AND"), .symbol("&&")) {
      guard let other = readNot() else { return nil }
      test = .and(test, other)
    }
    return test
  }

  private mutating func readNot() -> PredicateTest? {
    if take(.word("NOT"), .symbol("!")) { return readNot().map(PredicateTest.not) }
    if take(.word("TRUEPREDICATE")) { return .constant(true) }
    if take(.word("FALSEPREDICATE")) { return .constant(false) }
    if take(.symbol("(")) {
      guard let test = readOr(), take(.symbol(")")) else { return nil }
      return test
    }
    return readComparison()
  }

  private mutating func readComparison() -> PredicateTest? {
    guard let left = readOperand(), let comparison = readOperator(), let options = readOptions(),
      let right = readOperand()
    else { return nil }
    return .comparison(left, comparison, options, right)
  }

  private mutating func readOperand() -> PredicateTest.Operand? {
    if take(.word("SELF")) { return .tested }
    guard case .string(let text) = next else { return nil }
    position += 1
    return .string(text)
  }

  private mutating func readOperator() -> PredicateTest.Operator? {
    if take(.symbol("=="), .symbol("=")) { return .equal }
    if take(.symbol("!="), .symbol("<>")) { return .notEqual }
    if take(.word("MATCHES")) { return .matches }
    if take(.word("CONTAINS")) { return .contains }
    if take(.word("BEGINSWITH")) { return .beginsWith }
    if take(.word("ENDSWITH")) { return .endsWith }
    return take(.word("LIKE")) ? .like : nil
  }

  /// No options, `[c]`, `[d]` or both; nil for others.
  private mutating func readOptions() -> String.CompareOptions? {
    guard case .symbol(let text) = next, text.hasPrefix("[") else { return [] }
    position += 1
    let letters = Set(text.dropFirst().dropLast())
    guard letters.isSubset(of: ["c", "d"]) else { return nil }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }
}
