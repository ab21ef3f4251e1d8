import Course

/// The source of one experiment, statement by statement.
struct ExperimentCode {
  let name: String
  /// The statements, each with its lines, indented as little as possible.
  let statements: [[String]]

  /// All experiments in extensions of `Lesson`.
  static func all(in source: String) -> [ExperimentCode] {
    let source = Array(source.utf8)
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    return tokens.indices.compactMap { ExperimentCode(tokens[$0...], of: source) }
  }

  /// - Parameter tokens: The tokens from `Experiment("tap") { lab in` on.
  private init?(_ tokens: ArraySlice<SwiftToken>, of source: [UInt8]) {
    guard tokens.prefix(3).map(\.text) == ["Experiment", "(", "\""], tokens.count > 3,
      let opening = tokens.firstIndex(where: { $0.text == "{" })
    else { return nil }
    let quotes = tokens.dropFirst(2).prefix(2).map(\.range)
    name = String(decoding: source[quotes[0].upperBound..<quotes[1].lowerBound], as: UTF8.self)
    var depth = 0
    let closing = tokens[opening...].firstIndex {
      depth += $0.nesting
      return depth == 0
    }
    var body = tokens[(opening + 1)..<(closing ?? tokens.endIndex)]
    if body.dropFirst().first?.text == "in" { body = body.dropFirst(2) }
    statements = Self.statements(of: body).map { statement in
      Self.lines(of: source[..<statement.upperBound], from: statement.lowerBound)
    }
  }

  /// The bytes of each statement, with the comments after it. A statement begins on a line of its
  /// own outside of all brackets, unless the line continues one with a point or after an equals
  /// sign.
  private static func statements(of body: ArraySlice<SwiftToken>) -> [Range<Int>] {
    guard let first = body.first, let last = body.last else { return [] }
    var starts = [first.range.lowerBound]
    var depth = first.nesting
    for (previous, token) in zip(body, body.dropFirst()) {
      if token.beginsLine, depth == 0, token.text != ".", previous.text != "=" {
        starts.append(token.range.lowerBound)
      }
      depth += token.nesting
    }
    return zip(starts, starts.dropFirst() + [last.range.upperBound]).map { $0..<$1 }
  }

  /// The lines from a position on, without their common indentation.
  private static func lines(of source: ArraySlice<UInt8>, from start: Int) -> [String] {
    let indent = source[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let lines = String(decoding: source[start...], as: UTF8.self).lines.enumerated().map {
      position, line in
      position == 0 ? line : String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
    }
    // The last line belongs to the next statement, and is blank.
    return lines.last?.allSatisfy { $0 == " " } == true ? lines.dropLast() : lines
  }

  /// The statement that mounts a view, and the view.
  private var mounting: (position: Int, view: String)? {
    for (position, statement) in statements.enumerated() {
      let text = statement.joined(separator: "\n")
      if let range = text.firstRange(of: "Host("),
        let view = text[text.index(before: range.upperBound)...].firstArgument
      {
        return (position, view)
      }
    }
    return nil
  }

  /// The view that the experiment mounts, and the statements before and after.
  var mounted: (before: [[String]], view: String, after: [[String]])? {
    guard let (position, view) = mounting else { return nil }
    return (Self.standingAlone(statements[..<position]), view, Array(statements[(position + 1)...]))
  }

  /// The statements of an experiment without a host.
  var unmounted: [[String]] { mounting == nil ? Self.standingAlone(statements[...]) : [] }

  /// The statements that do not need the laboratory. Notes of findings are left out, and so are
  /// statements with a name whose declaration needs the laboratory.
  private static func standingAlone(_ statements: ArraySlice<[String]>) -> [[String]] {
    var missing: Set = ["lab", "host"]
    return statements.compactMap { statement in
      let kept = statement.filter { !$0.drop { $0 == " " }.hasPrefix("lab.") }
      let code = kept.joined(separator: " ")
      if ["let ", "var "].contains(where: code.hasPrefix), !code.words.isDisjoint(with: missing) {
        let name = code.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        missing.insert(String(name))
        return nil
      }
      let isWhole = kept.first == statement.first
      return isWhole && code.words.isDisjoint(with: missing)
        && !["$0.", "try $0."].contains(where: code.hasPrefix) ? kept : nil
    }
  }

  /// The first call of one of these types: `RealView()`.
  func firstCall(of types: [String]) -> String? {
    for text in statements.map({ $0.joined(separator: "\n") }) {
      let calls = types.compactMap { type -> (start: String.Index, call: String)? in
        guard let range = text.firstRange(of: "\(type)("),
          let arguments = text[text.index(before: range.upperBound)...].closed
        else { return nil }
        return (range.lowerBound, type + arguments)
      }
      if let first = calls.min(by: { $0.start < $1.start }) { return first.call }
    }
    return nil
  }
}

extension Substring {
  /// The text from its opening bracket to the matching one.
  fileprivate var closed: String? {
    var depth = 0
    var text = ""
    for character in self {
      text.append(character)
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text }
    }
    return nil
  }
}

extension String {
  /// The code with the session of an app in place of a simulated server.
  var askingTheNetwork: String {
    guard let range = firstRange(of: "URLSession(server:"),
      let bracket = self[range].firstIndex(of: "("), let arguments = self[bracket...].closed
    else { return self }
    let rest = self[bracket...].dropFirst(arguments.count)
    return self[..<range.lowerBound] + "URLSession.shared" + String(rest).askingTheNetwork
  }
}
