import Course
import StateLabCore

extension LessonCheck {
  /// The rules that decide a question are at work in the run that answers it.
  func complaintsAboutRules() throws -> [Complaint] {
    try askedQuestions.flatMap { line, kind, question -> [Complaint] in
      guard let finding = question.finding else { return [] }
      let run: Run
      do {
        run = try check.played.run(finding.run, from: lesson, under: question.profile)
      } catch is ExperimentNotFound { return [] }
      return question.grounds.compactMap { ground in
        guard let rule = ground.rule, !rule.occurs(in: run) else { return nil }
        return Complaint(
          lesson, line: line,
          "\(kind) `\(question.id)` names \(rule.name), and nothing in the run of `\(finding.run)` "
            + "shows that rule; name the one that decides")
      }
    }
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
