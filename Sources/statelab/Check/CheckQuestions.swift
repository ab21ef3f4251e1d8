import Course
import StateLabCore

extension LessonCheck {
  /// The answer to each question must be the choice that its author expects.
  func checkQuestions() throws -> [Diagnostic] {
    try source.text.askedQuestions.flatMap { line, kind, question in
      try problems(of: question).map {
        Diagnostic(lesson, line: line, "\(kind) `\(question.id)` \($0)")
      }
    }
  }

  private func problems(of question: Question) throws -> [String] {
    let expected = question.choices.first(where: \.isExpected)
    let literal = expected?.literal ?? "nothing"
    switch question.subject {
    case .finding(let finding):
      switch try outcome(of: finding, under: question.profile) {
      case .failure(let reason): return ["has no answer: \(reason.description)"]
      case .success(let outcome):
        let choice = question.choices.first { $0.literal == outcome }
        if choice?.isExpected == true { return [] }
        return [
          "expects \(literal), and `\(finding)` is \(outcome), which is "
            + (choice == nil ? "no choice" : "another choice")
        ]
      }
    case .snippet(let id):
      guard let recorded = source.text.snippet(id)?.recorded else {
        return ["asks for snippet `\(id)`, which is not in the text"]
      }
      let answer = answers[id] ?? recorded
      if expected?.agrees(with: answer) == true { return [] }
      return ["expects \(literal), and the compiler says `\(answer)`"]
    }
  }
}
