import Course
import StateLabCore

extension LessonCheck {
  /// What comes out is the choice of each question that its author expects.
  func complaintsAboutQuestions() throws -> [Complaint] {
    try source.text.blocks.compactMap { block in
      guard case .question(let question) = block.content else { return nil }
      let problem: String
      switch try outcome(of: question.finding, under: question.profile) {
      case .failure(let reason): problem = "has no answer: \(reason.description)"
      case .success(let outcome):
        let choice = question.choices.first { $0.literal == outcome }
        guard choice?.isExpected != true else { return nil }
        let expected = question.choices.first(where: \.isExpected)?.literal ?? "nothing"
        problem =
          "expects \(expected), and `\(question.finding)` is \(outcome), which is "
          + (choice == nil ? "no choice" : "another choice")
      }
      return Complaint(lesson, line: block.line, "question `\(question.id)` \(problem)")
    }
  }
}
