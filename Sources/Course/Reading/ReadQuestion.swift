import StateLabCore

extension Fence {
  /// Reads the prompt, `finding:`, `rules:`, perhaps `profile:`, and the choices, of which the one
  /// with `+` is expected to be right.
  func question(id: String) throws(LessonError) -> Question {
    let owner = "question `\(id)`"
    let firstChoice = lines.firstIndex { ChoiceMark(of: $0) != nil } ?? lines.endIndex
    let firstField =
      lines[..<firstChoice].firstIndex { line in
        Self.questionKeys.contains { line.text.hasPrefix("\($0):") }
      } ?? firstChoice
    var fields = try Fields(
      Array(lines[firstField..<firstChoice]), of: owner, opening: opening)
    try fields.demand([("finding", "EXPERIMENT.NAME"), ("rules", "RULE, RULE")])
    let prompt = paragraphs(of: lines[..<firstField])
    if prompt.isEmpty {
      throw opening.error("\(owner) asks nothing; write the question above `finding:`")
    }
    let finding = try fields.require("finding", as: "EXPERIMENT.NAME")
    let reference = try finding.line.findingReference(finding.value)
    let rules = try fields.require("rules", as: "RULE, RULE")
    let profile = fields.take("profile")
    try fields.end(known: Self.questionKeys)
    return Question(
      id: id, prompt: prompt, finding: reference,
      profile: try profile.map { field throws(LessonError) in
        try field.line.profile(named: field.value)
      } ?? reference.run.profile ?? .standard,
      grounds: try rules.line.grounds(named: rules.value),
      choices: try choices(in: lines[firstChoice...], of: owner))
  }

  private static let questionKeys = ["finding", "rules", "profile"]

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

  private func paragraphs(of lines: ArraySlice<SourceLine>) -> String {
    lines.split(whereSeparator: \.isBlank)
      .map { $0.map(\.text.trimmed).joined(separator: " ") }
      .joined(separator: "\n\n")
  }
}

/// What a choice begins with.
private enum ChoiceMark: String {
  /// The author expects this one to be right.
  case expected = "+"
  case other = "-"

  init?(of line: SourceLine) {
    guard line.text.dropFirst().first == " " else { return nil }
    self.init(rawValue: String(line.text.prefix(1)))
  }
}

extension Choice {
  /// Splits at the first `: ` that is not inside quotes or brackets.
  fileprivate init?(reading text: String, isExpected: Bool) {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": isQuoted = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth <= 0:
        let rest = text[text.index(after: index)...]
        guard rest.first == " ", !rest.trimmed.isEmpty, index > text.startIndex else { return nil }
        self.init(
          literal: text[..<index].trimmed, feedback: rest.trimmed, isExpected: isExpected)
        return
      default: break
      }
    }
    return nil
  }
}
