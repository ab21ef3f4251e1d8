import Course
import StateLabCore

extension LessonCheck {
  /// The rules that decide a question are at work in the run that answers it.
  func checkRules() throws -> [Diagnostic] {
    try askedQuestions.flatMap { line, kind, question -> [Diagnostic] in
      guard let finding = question.finding else { return [] }
      let run: Run
      do {
        run = try check.played.run(finding.run, from: lesson, under: question.profile)
      } catch is ExperimentNotFound { return [] }
      return question.rules.compactMap { rule in
        guard let rule = rule.rule, !rule.occurs(in: run) else { return nil }
        return Diagnostic(
          lesson, line: line,
          "\(kind) `\(question.id)` names \(rule.name), and nothing in the run of `\(finding.run)` "
            + "shows that rule; name the one that decides")
      }
    }
  }

  /// No question rests on our choice, or on reverse-engineered sources alone.
  func checkEvidence() -> [Diagnostic] {
    guard check.course.isAboutArticles else { return [] }
    return askedQuestions.compactMap { line, kind, question in
      let rules = question.rules.compactMap { check.course.rules[$0] }
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

  /// The letters for how its answer is known: by its rules, by the language, and by what the lesson
  /// says of the same finding.
  private func letters(for question: Question) -> Set<Character> {
    let said = (source.text.claims + source.text.findings).filter { claim in
      if case .run(let finding) = claim.kind { finding == question.finding } else { false }
    }
    let grounds = question.rules.map { rule in
      rule == .swift ? "L" : check.course.rules[rule]?.confidence ?? ""
    }
    return Set((grounds + said.compactMap(\.confidence)).joined().filter(\.isLetter))
  }

  /// The questions of both kinds, with the lines that they begin in.
  var askedQuestions: [(line: Int, kind: String, question: Question)] {
    source.text.blocks.compactMap { block in
      switch block.content {
      case .question(let question): (block.line, "question", question)
      case .prediction(let question): (block.line, "prediction", question)
      default: nil
      }
    }
  }
}
