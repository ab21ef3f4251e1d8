import Course

/// The least number of questions in a lesson. Predictions do not count.
private let fewestQuestions = 3

extension LintedLesson {
  /// A lesson must ask enough questions, offer three choices unless the answer is yes or no, and set
  /// a task.
  func teaching() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let count = text.questions.count
    if count < fewestQuestions {
      diagnostics.append(
        Diagnostic(
          lesson,
          "the lesson has \(count) of at least \(fewestQuestions) questions; add a `question`"))
    }
    if text.exercises.isEmpty {
      diagnostics.append(
        Diagnostic(lesson, "the lesson sets no task; add `task NAME` and `patch NAME`"))
    }
    for (line, kind, question) in text.askedQuestions
    where question.choices.count < 3 && !question.isYesOrNo {
      diagnostics.append(
        Diagnostic(
          lesson, line: line,
          "\(kind) `\(question.id)` is the toss of a coin; add a third choice, a real misconception"
        ))
    }
    return diagnostics
  }

  /// The stated minutes must suffice for the lesson in class, and must not exceed it by far.
  ///
  /// The pace is that of a class: 150 words of prose a minute, 20 lines of code or of a run a minute,
  /// and two minutes for the vote on a prediction. The quiz and the task are not part of the time.
  func pace() -> [Diagnostic] {
    guard let minutes = text.minutes else { return [] }
    let words = text.blocks.reduce(0) { $0 + $1.content.wordCount }
    let lines = text.blocks.reduce(0) { $0 + $1.content.lineCount }
    let needed = Double(words) / 150 + Double(lines) / 20 + Double(2 * text.predictions.count)
    guard !(needed - 1...needed + 4).contains(Double(minutes)) else { return [] }
    return [
      Diagnostic(
        lesson, line: 5,
        "the lesson states \(minutes) minutes, and \(words) words, \(lines) lines of code and runs and "
          + "\(text.predictions.count) predictions take about \(Int(needed.rounded(.up)))")
    ]
  }

  /// No question may rest on our own choice, or on reverse-engineered sources alone.
  func evidence() -> [Diagnostic] {
    text.askedQuestions.compactMap { line, kind, question in
      let rules = question.rules.compactMap { course.rules[$0] }
      let problem: String
      if let choice = rules.first(where: \.isOurChoice) {
        problem = "\(choice.name), where the laboratory had to choose; ask about something else"
      } else if letters(for: question) == ["B"] {
        let names = rules.map(\.name).joined(separator: " and ")
        problem =
          "\(names), and that on evidence B alone; name a rule that others have seen as well, "
          + "or ask about something else"
      } else {
        return nil
      }
      return Diagnostic(lesson, line: line, "\(kind) `\(question.id)` rests on \(problem)")
    }
  }

  /// The letters for the evidence of the answer: from its rules, from the language, and from the
  /// lesson's claim about the same finding.
  private func letters(for question: Question) -> Set<Character> {
    let said = (text.claims + text.findings).filter { claim in
      if case .run(let finding) = claim.kind { finding == question.finding } else { false }
    }
    let grounds = question.rules.map { rule in
      rule == .swift ? "L" : course.rules[rule]?.confidence ?? ""
    }
    return Set((grounds + said.compactMap(\.confidence)).joined().filter(\.isLetter))
  }
}

extension Block.Content {
  fileprivate var wordCount: Int {
    switch self {
    case .heading(_, let text), .paragraph(let text): text.split(separator: " ").count
    case .list(_, let items): items.reduce(0) { $0 + $1.text.split(separator: " ").count }
    default: 0
    }
  }

  /// The lines of code, of a run or of a comparison that the lesson shows.
  fileprivate var lineCount: Int {
    switch self {
    case .listing(_, _, let lines), .transcript(_, _, let lines), .comparison(_, _, let lines),
      .expansion(_, _, let lines):
      lines.count { !$0.isEmpty }
    case .snippet(let snippet) where !snippet.isForQuiz:
      snippet.code.split(separator: "\n").count
    default: 0
    }
  }
}

extension Question {
  /// True if the only choices are `true` and `false`.
  fileprivate var isYesOrNo: Bool {
    choices.allSatisfy { $0.literal == "true" || $0.literal == "false" }
  }
}
