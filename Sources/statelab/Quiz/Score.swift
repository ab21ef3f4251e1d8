/// Answers that were given, one for each question; nil where none was.
struct Score {
  let quiz: Quiz
  let answers: [Int?]

  var rightCount: Int { zip(quiz.questions, answers).count { $0.right == $1 } }
  var total: Int { quiz.questions.count }

  /// Rounded down, so that 100 means all of them.
  var percent: Int { total == 0 ? 100 : rightCount * 100 / total }

  func passes(_ mark: Int?) -> Bool { mark.map { percent >= $0 } ?? true }

  func document(passMark: Int?) -> Document {
    var line = Line("\(rightCount) of \(total) right", .strong)
    if let passMark {
      let numbers = "\(percent) %, \(passMark) needed"
      let isPassed = passes(passMark)
      line += Line(", \(isPassed ? "passed" : "not passed"): \(numbers)", isPassed ? .good : .bad)
    }
    var blocks: [Document.Block] = [.note(line)]
    let again = lessonsWithMistakes
    if !again.isEmpty {
      let commands = again.map { "statelab run \($0)" }.joined(separator: ", then ")
      blocks.append(.note(Line("Next: ", .quiet) + Line(commands)))
    }
    return Document(blocks: blocks)
  }

  private var lessonsWithMistakes: [Int] {
    var numbers: [Int] = []
    for (asked, answer) in zip(quiz.questions, answers) where asked.right != answer {
      if numbers.last != asked.lesson.number { numbers.append(asked.lesson.number) }
    }
    return numbers
  }
}
