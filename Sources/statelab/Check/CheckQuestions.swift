import Course
import StateLabCore

extension LessonCheck {
  /// Exactly one choice of each question is what comes out.
  func complaintsAboutQuestions() -> [Complaint] {
    source.text.blocks.compactMap { block in
      guard case .question(let question) = block.content else { return nil }
      let problem: String
      switch outcome(of: question.finding, under: question.profile) {
      case .failure(let reason): problem = "has no answer: \(reason.description)"
      case .success(let outcome):
        let count = question.choices.count { $0.literal == outcome }
        if count == 1 { return nil }
        problem = "has \(count) choices that are right; `\(question.finding)` is \(outcome)"
      }
      return Complaint(lesson, line: block.line, "question `\(question.id)` \(problem)")
    }
  }
}
