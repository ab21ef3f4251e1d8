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

extension Question {
  /// True if the only choices are `true` and `false`.
  fileprivate var isYesOrNo: Bool {
    choices.allSatisfy { $0.literal == "true" || $0.literal == "false" }
  }
}
