import Course

/// What came of one question.
enum Answer: Hashable {
  case choice(Int)
  /// It was asked, and there was no answer.
  case none
  /// Somebody stopped before it.
  case notAsked

  var choice: Int? {
    if case .choice(let choice) = self { choice } else { nil }
  }
}

/// Answers that were given, one for each question.
struct Score {
  let quiz: Quiz
  let answers: [Answer]

  var rightCount: Int { zip(quiz.questions, answers).count { $0.right == $1.choice } }
  var total: Int { quiz.questions.count }
  var notAskedCount: Int { answers.count { $0 == .notAsked } }

  /// Of all questions, also of those that were not asked. Rounded down, so that 100 means all.
  var percent: Int { total == 0 ? 100 : rightCount * 100 / total }

  func passes(_ mark: Int?) -> Bool { mark.map { percent >= $0 } ?? true }

  func document(passMark: Int?) -> Document {
    var line = Line(result, .strong)
    if let passMark {
      let isPassed = passes(passMark)
      if notAskedCount > 0 { line += Line(" (which counts as not right)") }
      let numbers = "\(percent)%, \(passMark) needed"
      line += Line(", \(isPassed ? "passed" : "not passed"): \(numbers)", isPassed ? .good : .bad)
    }
    var blocks: [Document.Block] = [.note(line)]
    if let weakest { blocks.append(.note(Line("Weakest: ", .quiet) + Line(weakest))) }
    if let next { blocks.append(.note(Line("Next: ", .quiet) + Line(next))) }
    return Document(blocks: blocks)
  }

  /// How the questions of one lesson went, without those that were not asked.
  struct Part: Hashable {
    let lesson: Int
    let right: Int
    let asked: Int
  }

  /// The lessons with mistakes, the weakest first; where two are alike, the earlier one.
  var weakestLessons: [Part] {
    let asked = zip(quiz.questions, answers).filter { $1 != .notAsked }
    let parts = lessons { $1 != .notAsked }.map { lesson in
      let own = asked.filter { $0.0.lesson.number == lesson }
      return Part(lesson: lesson, right: own.count { $0.right == $1.choice }, asked: own.count)
    }
    return parts.filter { $0.right < $0.asked }.sorted {
      ($0.right * $1.asked, $0.lesson) < ($1.right * $0.asked, $1.lesson)
    }
  }

  /// The results of those lessons of which all questions were asked, by the lessons' ids.
  func marks(outOf whole: Quiz) -> [String: QuizMark] {
    var marks: [String: QuizMark] = [:]
    for (id, questions) in Dictionary(grouping: whole.questions, by: \.lesson.id) {
      let all = Set(questions.map(\.question.id))
      let own = zip(quiz.questions, answers).filter { $0.lesson.id == id && $1 != .notAsked }
      let wrong = Set(own.filter { $0.right != $1.choice }.map(\.0.question.id))
      guard Set(own.map(\.0.question.id)) == all else { continue }
      marks[id] = QuizMark(right: all.count - wrong.count, total: all.count)
    }
    return marks
  }

  /// Of a quiz about several lessons, at most three of them: the rest is seldom weak.
  private var weakest: String? {
    guard lessons(where: { _, _ in true }).count > 1, !weakestLessons.isEmpty else { return nil }
    return weakestLessons.prefix(3).map { "lesson \($0.lesson) (\($0.right) of \($0.asked))" }
      .joined(separator: ", ")
  }

  private var result: String {
    switch (notAskedCount, total - notAskedCount) {
    case (0, let asked): "\(rightCount) of \(asked) right"
    case (let missing, 0): "No question answered, \(missing) not asked"
    case (let missing, let asked): "\(rightCount) of \(asked) right, \(missing) not asked"
    }
  }

  /// The weakest lessons, at most three, or else the first one with questions that were not asked.
  private var next: String? {
    let weakest = weakestLessons.prefix(3)
    if weakest.isEmpty { return lessons { $1 == .notAsked }.first.map { "statelab quiz \($0)" } }
    return weakest.map { "statelab run \($0.lesson)" }.joined(separator: ", then ")
  }

  private func lessons(where isMeant: (AskedQuestion, Answer) -> Bool) -> [Int] {
    var numbers: [Int] = []
    for (asked, answer) in zip(quiz.questions, answers) where isMeant(asked, answer) {
      if !numbers.contains(asked.lesson.number) { numbers.append(asked.lesson.number) }
    }
    return numbers
  }
}
