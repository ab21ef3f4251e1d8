import Course

/// Asks the questions of a quiz on a terminal, one by one.
struct Interview {
  let session: Session
  /// Whether each answer is judged at once; an exam keeps that for the end.
  let givesFeedback: Bool

  /// Asks until all are answered, or somebody stops.
  func score(of quiz: Quiz) -> Score {
    var answers: [Answer] = []
    for (position, asked) in quiz.questions.enumerated() {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: quiz.questions.count)
      if position == 0 || quiz.questions[position - 1].lesson.number != asked.lesson.number {
        document.blocks.insert(asked.codeNote, at: 1)
      }
      session.show(document)
      guard let answer = answer(to: asked) else { break }
      if givesFeedback { session.show(asked.feedback(on: answer)) }
      answers.append(.choice(answer))
    }
    let missing = quiz.questions.count - answers.count
    return Score(quiz: quiz, answers: answers + Array(repeating: .notAsked, count: missing))
  }

  /// Asks until the answer is one; nil where somebody stops.
  func answer(to asked: AskedQuestion) -> Int? {
    while true {
      session.console.print()
      session.console.write("  Your answer (\(asked.letters); ? shows the code, q stops): ")
      guard let line = session.console.readLine() else {
        session.console.print()
        return nil
      }
      let word = line.trimmed
      if word.lowercased() == "q" { return nil }
      session.console.print()
      if word == "?" {
        session.show(asked.code)
        continue
      }
      if let choice = asked.choice(meantBy: word) { return choice }
      if !word.isEmpty {
        session.show(
          Document(blocks: [.prose(Line("\(quoted(word)) is not one of the choices.", .warning))]))
      }
    }
  }
}
