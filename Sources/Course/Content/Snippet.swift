import Rendering

/// A piece of Swift that only the compiler checks.
nonisolated public struct Snippet: Hashable {
  public let id: String
  public let code: String
  /// True if the lesson shows that the snippet compiles; false if it shows that the snippet fails.
  public let mustCompile: Bool
  /// The compiler's answer when the lesson was recorded.
  public let recorded: CompilerAnswer
  /// True if only the quiz asks about it, and the lesson does not show it.
  public var isForQuiz = false
}

/// The compiler's answer to a piece of Swift.
nonisolated public enum CompilerAnswer: Hashable {
  case compiles
  /// The first error: the message alone, for example `error: cannot assign to property: 'self' is
  /// immutable`, and its place.
  case error(String, at: CodePlace? = nil)
}

nonisolated extension CompilerAnswer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .compiles: "compiles"
    case .error(let message, _): message
    }
  }

  public var place: CodePlace? { if case .error(_, let place) = self { place } else { nil } }
}

nonisolated extension CompilerAnswer {
  /// The form in a `diagnostic` fence: the message below its line, with a caret.
  ///
  /// ```
  /// 24 |     text = "five"
  ///    |     ^ error: cannot assign to property: 'self' is immutable
  /// ```
  public func recorded(in code: [String]) -> [String] {
    guard let place, (1...max(code.count, 1)).contains(place.line), !code.isEmpty else {
      return ["\(self)"]
    }
    let number = "\(place.line)"
    let blank = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: max(place.column - 1, 0))
    return ["\(number) | \(code[place.line - 1])", "\(blank) | \(indent)^ \(self)"]
  }

  /// Parses the output of ``recorded(in:)``, or a message alone.
  init(recorded lines: [String]) {
    if lines.count == 2, let line = Int(lines[0].prefix { $0.isNumber }),
      let bar = lines[1][...].firstRange(of: "| "),
      let caret = lines[1][...].firstRange(of: "^ ")
    {
      let column = lines[1].distance(from: bar.upperBound, to: caret.lowerBound) + 1
      self = .error(
        String(lines[1][caret.upperBound...]), at: CodePlace(line: line, column: column))
    } else {
      self = .error(lines.joined(separator: "\n"))
    }
  }
}

nonisolated extension CompilerAnswer {
  /// True if the typed text means this answer: `compiles`, or a message with or without `error: `.
  /// The first letter may be a capital, as in Xcode.
  public func agrees(with text: String) -> Bool {
    Self.message(of: description) == Self.message(of: text)
  }

  private static func message(of text: String) -> String {
    let prefix = "error: "
    let message = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    return message.prefix(1).lowercased() + String(message.dropFirst())
  }
}
