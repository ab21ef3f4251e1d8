import Rendering

/// A part of a passage, as classified for the checks.
enum ProseWord: Hashable {
  case word(String)
  /// A number in digits.
  case number(String)
  /// Text in backticks.
  case code(String)
  /// Text in straight quotes, with or without backticks around them: output or screen text.
  case quoted(String)
  /// Text in italics: perhaps a step, as named by transcripts.
  case emphasized(String)
  case mark(Character)

  /// Splits a passage of inline Markdown into parts.
  static func words(in markdown: String) -> [ProseWord] {
    var words: [ProseWord] = []
    var rest = Substring(markdown)
    while let first = rest.first {
      rest = rest.dropFirst()
      switch first {
      case _ where first.isWhitespace: break
      case "\\": rest = rest.dropFirst()
      case "`":
        let code = rest.takePrefix(to: "`")
        let isQuote = code.count > 2 && code.hasPrefix("\"") && code.hasSuffix("\"")
        words.append(isQuote ? .quoted(String(code.dropFirst().dropLast())) : .code(code))
      case "\"": words.append(.quoted(rest.takePrefix(to: "\"")))
      case "*":
        if rest.first == "*" { break }
        let text = rest.takePrefix(to: "*")
        words.append(.emphasized(text))
        words += Self.words(in: text)
      case _ where first.isLetter || first.isNumber:
        let tail = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" }
        rest = rest.dropFirst(tail.count)
        let word = String(first) + tail
        if word.allSatisfy(\.isNumber) {
          // A step has an address, `5:9`. The last part of a version number alone has no meaning.
          if rest.first == ":", rest.dropFirst().first?.isNumber == true {
            rest = rest.dropFirst().drop(while: \.isNumber)
            break
          }
          if rest.first == ".", rest.dropFirst().first?.isNumber == true {
            rest = rest.dropFirst().drop(while: \.isNumber)
          }
          words.append(.number(word))
        } else {
          words.append(.word(word))
        }
      default: words.append(.mark(first))
      }
    }
    return words
  }
}

extension Substring {
  /// Consumes the text before the next of these marks, and that mark; all text where there is none.
  fileprivate mutating func takePrefix(to mark: Character) -> String {
    let text = prefix { $0 != mark }
    self = dropFirst(text.count).dropFirst()
    return String(text)
  }
}

/// A number in a passage that counts events of a run.
struct ProseCount: Hashable {
  let number: Int
  /// The words of the passage: `two warnings`.
  let words: String
}

extension [ProseWord] {
  /// The numbers before a countable part of a run: `twice`, `3 times`, `two new boxes`. A definite
  /// number refers to an earlier count and is skipped: `the two boxes`.
  var counts: [ProseCount] {
    indices.compactMap { index in
      let text: String
      switch self[index] {
      case .word(let word): text = word
      case .number(let digits): text = digits
      default: return nil
      }
      let before = self[Swift.max(startIndex, index - 4)..<index]
      if case .word(let last) = before.last, definite.contains(last.lowercased()) { return nil }
      if isAsked(at: index) { return nil }
      switch text.lowercased() {
      case "twice": return ProseCount(number: 2, words: text)
      case "once":
        return before.contains(where: \.isRunning) ? ProseCount(number: 1, words: text) : nil
      default: break
      }
      guard let number = Int(inWords: text), number > 1 else { return nil }
      let unit = self[(index + 1)...].prefix { $0.isAdjective }.count + index + 1
      guard unit <= index + 3, unit < endIndex, case .word(let word) = self[unit] else {
        return nil
      }
      return units.contains(word.lowercased())
        ? ProseCount(number: number, words: "\(text) \(word)") : nil
    }
  }

  /// True if the sentence is a question.
  private func isAsked(at index: Int) -> Bool {
    self[index...].first { [.mark("."), .mark("?"), .mark("!")].contains($0) } == .mark("?")
  }

  /// True if this word states the value: a number in digits or words, or one line of a text.
  func says(_ literal: String) -> Bool {
    if let number = Int(literal) {
      let words = number.numerals
      return contains { part in
        switch part {
        case .word(let word), .number(let word), .code(let word): words.contains(word.lowercased())
        default: false
        }
      }
    }
    let numbers = literal.split { !$0.isNumber }.map(String.init)
    if numbers.contains(where: { $0 != literal && says($0) }) { return true }
    return contains { part in
      switch part {
      case .quoted(let text), .code(let text), .word(let text), .emphasized(let text),
        .number(let text):
        !text.isEmpty && literal.contains(text) && (text.count > 2 || text == literal)
      case .mark: false
      }
    }
  }
}

extension ProseWord {
  /// True for a verb of running, which a number of times may follow.
  fileprivate var isRunning: Bool {
    guard case .word(let word) = self else { return false }
    return ["ran", "runs", "run", "called", "printed", "prints", "fetched", "asked"]
      .contains(word.lowercased())
  }
}

extension ProseWord {
  /// True if the word may stand between a number and its noun.
  fileprivate var isAdjective: Bool {
    switch self {
    case .code: true
    case .word(let word): !units.contains(word.lowercased()) && !links.contains(word.lowercased())
    default: false
    }
  }
}

/// Words that end the phrase after a number.
private let links: Set = [
  "and", "or", "then", "of", "in", "to", "is", "are", "for", "on", "at", "by", "with", "from",
]

/// Words before a number that refers to an earlier count.
private let definite: Set = [
  "the", "these", "those", "its", "their", "his", "our", "your", "first", "last", "other", "of",
  "at", "between", "least", "most",
]

/// Nouns for the countable parts of a run.
private let units: Set = [
  "times", "bodies", "calls", "boxes", "messages", "warnings", "writes", "updates", "subscriptions",
  "subscribers", "fetches", "requests", "answers", "frames", "rounds", "prints", "taps", "mounts",
  "structs", "objects", "values", "notifications", "events", "screens",
]
