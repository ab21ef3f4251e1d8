import Course
import StateLabCore

extension LessonCheck {
  /// The rules that decide a question must have evidence in the run that answers it.
  func checkRules() throws -> [Diagnostic] {
    try source.text.askedQuestions.flatMap { line, kind, question -> [Diagnostic] in
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
}
