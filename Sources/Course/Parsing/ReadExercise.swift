nonisolated extension Fence {
  /// Reads the task, its hints and its expected outcomes.
  func exercise(id: String) throws(LessonError) -> Exercise {
    let owner = "task `\(id)`"
    let keys = ["hint", "expect"]
    let (prompt, rest) = try readPrompt(
      of: owner, asking: "says nothing; write what is to be done", keys: keys)
    var fields = try Fields(Array(rest), of: owner, opening: opening, repeating: keys)
    try fields.demand([("hint", "A NUDGE"), ("expect", "EXPERIMENT.NAME = LITERAL")])
    var hints: [String] = []
    while let hint = fields.take("hint") { hints.append(hint.value) }
    var expectations: [Exercise.Expectation] = []
    while let expect = fields.take("expect") {
      expectations.append(try expect.line.expectation(expect.value))
    }
    try fields.end(known: keys)
    return Exercise(id: id, prompt: prompt, hints: hints, expectations: expectations)
  }
}

nonisolated extension SourceLine {
  /// Reads one of the forms that ``Exercise/Expectation`` has.
  func expectation(_ text: String) throws(LessonError) -> Exercise.Expectation {
    if text.hasPrefix("fails "), !text.dropFirst(6).trimmed.isEmpty {
      return .fails(message: text.dropFirst(6).trimmed)
    }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    if words.count == 3 {
      switch words[1] {
      case "printed":
        return .printed(try runReference(words[0]), literal: words[2].trimmed)
      case "bodies":
        if let (view, count) = words[2].splitOnce(at: "="), let count = Int(count.trimmed) {
          return .bodies(try runReference(words[0]), view: view.trimmed, count: count)
        }
      case "counts":
        if let (line, count) = words[2].splitOnce(at: "="), let count = Int(count.trimmed),
          !line.trimmed.isEmpty
        {
          return .counts(try runReference(words[0]), words: line.trimmed, count: count)
        }
      case "=":
        return .finding(try findingReference(words[0]), literal: words[2].trimmed)
      default: break
      }
    }
    throw error(
      "`\(text)` expects nothing; write `EXPERIMENT printed LITERAL`, `EXPERIMENT.NAME = LITERAL`, "
        + "`EXPERIMENT bodies VIEW = COUNT`, `EXPERIMENT counts WORDS = COUNT` or `fails MESSAGE`")
  }
}
