/// The words of a quiz's score.
package struct ScoreWords: Sendable {
  package let right: @Sendable (_ right: Int, _ asked: Int, _ notAsked: Int) -> String
  /// The text after the score where a mark is required: how unasked questions count, and whether
  /// the mark was reached.
  package let whichCounts: String
  package let passed: @Sendable (_ isPassed: Bool, _ percent: Int, _ mark: Int) -> String
  package let result: String
  package let weakestRules: @Sendable (_ count: Int) -> String
  /// A lead: the rule follows it.
  package let part: @Sendable (_ right: Int, _ asked: Int) -> String
  package let lookAt: String
  /// A lead, followed by commands.
  package let next: String
  package let commands: @Sendable (_ commands: [String]) -> String
}

/// The words of a quiz on paper.
package struct WorksheetWords: Sendable {
  package let title: @Sendable (_ hasKey: Bool) -> String
  package let opening: @Sendable (_ hasKey: Bool) -> String
  /// The options that print the same questions again.
  package let again: @Sendable (_ options: String) -> String
  package let lesson: @Sendable (_ number: Int, _ title: String) -> String
  package let question: @Sendable (_ number: Int) -> String
  package let under: @Sendable (_ profile: String) -> String
  package let answer: @Sendable (_ letter: String) -> String
  package let rules: @Sendable (_ count: Int) -> String
  /// The finding, and the place that shows it.
  package let found: @Sendable (_ lead: String, _ value: String) -> String
  package let see: @Sendable (_ steps: String?, _ command: String) -> String
}

extension ScoreWords {
  package static let english = ScoreWords(
    right: { right, asked, notAsked in
      switch (notAsked, asked) {
      case (0, _): "\(right) of \(asked) right"
      case (_, 0): "No question answered, \(notAsked) not asked"
      default: "\(right) of \(asked) right, \(notAsked) not asked"
      }
    },
    whichCounts: " (which counts as not right)",
    passed: { ", \($0 ? "passed" : "not passed"): \($1)%, \($2) needed" },
    result: "Result", weakestRules: { $0 == 1 ? "Weakest rule" : "Weakest rules" },
    part: { "\($0) of \($1) right: " }, lookAt: "What to look at", next: "Next: ",
    commands: { $0.joined(separator: ", then ") })
}

extension WorksheetWords {
  package static let english = WorksheetWords(
    title: { $0 ? "What will the run do? With answers" : "What will the run do?" },
    opening: { $0 ? "The answers are those of the runs." : "Choose one answer for each question." },
    again: { "This sheet again: `\($0)`. Another seed, another sheet." },
    lesson: { "Lesson \($0): \($1)" }, question: { "Question \($0)" },
    under: { "(Under \($0).)" }, answer: { "Answer: \($0)" },
    rules: { $0 == 1 ? "The rule:" : "The rules:" }, found: { "\($0) = \($1)." },
    see: { steps, command in "See: \(steps.map { "\($0) in " } ?? "")`\(command)`." })
}
