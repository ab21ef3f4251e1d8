import Rendering

/// A part of a passage, as a check looks at it.
enum ProseWord: Hashable {
  case word(String)
  /// In digits.
  case number(String)
  /// In backticks.
  case code(String)
  /// In straight quotes, with or without backticks around them: text of a program or of its screen.
  case quoted(String)
  /// In italics: perhaps a step, as transcripts call it.
  case emphasized(String)
  case mark(Character)

  /// Takes a passage apart: inline Markdown.
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
          // A step has an address, `5:9`, and of a version the last part says nothing by itself.
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
  /// Takes off what stands before the next of these marks, and that mark; all where there is none.
  fileprivate mutating func takePrefix(to mark: Character) -> String {
    let text = prefix { $0 != mark }
    self = dropFirst(text.count).dropFirst()
    return String(text)
  }
}

/// A number in a passage that says how often something happened in a run.
struct ProseCount: Hashable {
  let number: Int
  /// As the passage says it: `two warnings`.
  let words: String
}

extension [ProseWord] {
  /// The numbers in front of something that runs have: `twice`, `3 times`, `two new boxes`. What was
  /// counted before is not counted again: `the two boxes`.
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

  /// True if the value is said here: a number in digits or words, and of a text one of its lines.
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
  /// True if it says that something ran, of which one may say how often.
  fileprivate var isRunning: Bool {
    guard case .word(let word) = self else { return false }
    return ["ran", "runs", "run", "called", "printed", "prints", "fetched", "asked"]
      .contains(word.lowercased())
  }
}

extension ProseWord {
  /// True if it may stand between a number and what is counted.
  fileprivate var isAdjective: Bool {
    switch self {
    case .code: true
    case .word(let word): !units.contains(word.lowercased()) && !links.contains(word.lowercased())
    default: false
    }
  }
}

/// Words that end what a number speaks of.
private let links: Set = [
  "and", "or", "then", "of", "in", "to", "is", "are", "for", "on", "at", "by", "with", "from",
]

/// Words before a number that refers to something already counted.
private let definite: Set = [
  "the", "these", "those", "its", "their", "his", "our", "your", "first", "last", "other", "of",
  "at", "between", "least", "most",
]

/// Nouns for what a run has a number of.
private let units: Set = [
  "times", "bodies", "calls", "boxes", "messages", "warnings", "writes", "updates", "subscriptions",
  "subscribers", "fetches", "requests", "answers", "frames", "rounds", "prints", "taps", "mounts",
  "structs", "objects", "values", "notifications", "events", "screens",
]
