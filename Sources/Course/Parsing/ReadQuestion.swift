import StateLabCore

nonisolated extension Fence {
  /// Reads the prompt, `finding:` or `snippet:`, `rules:`, perhaps `code:` and `profile:`, and the
  /// choices. The `+` marks the choice that is expected to be right.
  ///
  /// - Parameter word: The word of the fence: `question` or `predict`.
  func question(id: String, word: String) throws(LessonError) -> Question {
    let owner = "\(word) `\(id)`"
    let (prompt, rest) = try readPrompt(
      of: owner, asking: "asks nothing; write the question", keys: Self.questionKeys)
    let firstChoice = rest.firstIndex { ChoiceMark(of: $0) != nil } ?? rest.endIndex
    var fields = try Fields(Array(rest[..<firstChoice]), of: owner, opening: opening)
    try fields.demand(
      (fields.has("snippet") ? [] : [("finding", "EXPERIMENT.NAME")]) + [("rules", "RULE, RULE")])
    let subject: Question.Subject
    if let snippet = fields.take("snippet") {
      subject = .snippet(snippet.value)
    } else {
      let finding = try fields.require("finding", as: "EXPERIMENT.NAME")
      subject = .finding(try finding.line.findingReference(finding.value))
    }
    let rules = try fields.require("rules", as: "RULE, RULE")
    var profile = Profile.standard
    if case .finding(let finding) = subject { profile = finding.run.profile ?? profile }
    if let field = fields.take("profile") { profile = try field.line.profile(named: field.value) }
    let code = fields.take("code")?.value.listed ?? []
    try fields.end(known: Self.questionKeys)
    let choices = try choices(in: rest[firstChoice...], of: owner)
    return Question(
      id: id, prompt: prompt, subject: subject, profile: profile,
      rules: try rules.line.decidingRules(named: rules.value), code: code,
      choices: choices.arranged(seed: id))
  }

  private static let questionKeys = ["finding", "snippet", "rules", "profile", "code"]

  /// The paragraphs above the first field, and all lines from the first field on.
  func readPrompt(
    of owner: String, asking complaint: String, keys: [String]
  ) throws(LessonError) -> (prompt: String, rest: ArraySlice<SourceLine>) {
    let firstField =
      lines.firstIndex { line in
        ChoiceMark(of: line) != nil
          || line.text.splitOnce(at: ":").map { keys.contains($0.0) } ?? false
      } ?? lines.endIndex
    let prompt = lines[..<firstField].split(whereSeparator: \.isBlank)
      .map { $0.map(\.text.trimmed).joined(separator: " ") }
      .joined(separator: "\n\n")
    guard prompt.isEmpty else { return (prompt, lines[firstField...]) }
    // A missing field is reported first: it may be the reason why the prompt has no end.
    throw opening.error("\(owner) \(complaint) above `\(keys[0]):`")
  }

  private func choices(
    in lines: ArraySlice<SourceLine>, of owner: String
  ) throws(LessonError) -> [Choice] {
    var items: [(mark: ChoiceMark, line: SourceLine, text: String)] = []
    for line in lines where !line.isBlank {
      if let mark = ChoiceMark(of: line) {
        items.append((mark, line, line.text.dropFirst(2).trimmed))
      } else if line.isIndented, let item = items.popLast() {
        items.append((item.mark, item.line, item.text + " " + line.text.trimmed))
      } else {
        throw line.error("`\(line.text)` is no choice; write `- LITERAL: FEEDBACK`, or indent it")
      }
    }
    var choices: [Choice] = []
    for item in items {
      guard let choice = Choice(reading: item.text, isExpected: item.mark == .expected) else {
        let mark = item.mark.rawValue
        throw item.line.error(
          "`\(mark) \(item.text)` has no feedback; write `\(mark) LITERAL: FEEDBACK`")
      }
      if choices.contains(where: { $0.literal == choice.literal }) {
        throw item.line.error("\(owner) has the choice `\(choice.literal)` twice; remove one")
      }
      if choice.isExpected, choices.contains(where: \.isExpected) {
        throw item.line.error("\(owner) has two choices with `+`; only the right one has it")
      }
      choices.append(choice)
    }
    if choices.count < 2 {
      throw opening.error(
        "\(owner) has \(choices.count == 1 ? "one choice" : "no choice"); "
          + "add `- LITERAL: FEEDBACK` until there are two or more")
    }
    guard choices.contains(where: \.isExpected) else {
      throw opening.error("\(owner) has no choice with `+`; begin the right one with `+`, not `-`")
    }
    return choices
  }
}

/// The sign with which a choice begins.
nonisolated private enum ChoiceMark: String {
  /// The author expects this choice to be right.
  case expected = "+"
  case other = "-"

  init?(of line: SourceLine) {
    guard line.text.utf8.dropFirst().first == UInt8(ascii: " ") else { return nil }
    self.init(rawValue: String(line.text.prefix(1)))
  }
}

nonisolated extension Choice {
  /// Splits at the first `: ` outside quotes and brackets.
  fileprivate init?(reading text: String, isExpected: Bool) {
    guard let colon = text.firstOutsideLiterals(":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.first == " ", !rest.trimmed.isEmpty, colon > text.startIndex else { return nil }
    self.init(
      literal: text[..<colon].trimmed, feedback: rest.trimmed, isExpected: isExpected)
  }
}

nonisolated extension String {
  /// The first position of this letter outside quotes and brackets.
  func firstOutsideLiterals(_ letter: Unicode.Scalar) -> Index? {
    let letter = UInt8(ascii: letter)
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    var next = startIndex
    while next < endIndex {
      let (index, byte) = (next, utf8[next])
      next = utf8.index(after: next)
      if isQuoted {
        if byte == UInt8(ascii: "\""), !isEscaped { isQuoted = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case letter where depth <= 0: return index
      case UInt8(ascii: "\""): isQuoted = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }
}
