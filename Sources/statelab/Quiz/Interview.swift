import Course

/// Asks the questions of a quiz on a terminal, one by one.
struct Interview {
  let session: Session
  /// Whether each answer is judged at once; an exam keeps that for the end.
  let givesFeedback: Bool

  /// Asks until all are answered, or somebody stops.
  func score(of quiz: Quiz) -> Score {
    let prompt = Prompt(session: session, asksFor: "answer", hints: ["q stops"], canSkip: false)
    var answers: [Answer] = []
    for (position, asked) in quiz.questions.enumerated() {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: quiz.questions.count)
      let isFirst =
        position == 0 || quiz.questions[position - 1].lesson.number != asked.lesson.number
      if isFirst, asked.ownCode.isEmpty {
        document.blocks.insert(asked.codeNote, at: 1)
      }
      session.show(document)
      guard let answer = prompt.reply(to: asked).choice else { break }
      if givesFeedback { session.show(asked.feedback(on: answer)) }
      answers.append(.choice(answer))
    }
    let missing = quiz.questions.count - answers.count
    return Score(quiz: quiz, answers: answers + Array(repeating: .notAsked, count: missing))
  }
}
