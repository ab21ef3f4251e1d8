import Course

/// Asks the questions of a quiz on a terminal, one by one.
struct Interview {
  let session: Session
  /// True if each answer is judged at once; an exam judges all answers at its end.
  let givesFeedback: Bool

  /// Asks until all questions are answered, or the user stops. Returns the exit code if a signal or
  /// Ctrl-C ended the quiz.
  func score(of quiz: Quiz) throws -> (score: Score, ending: ExitCode) {
    var quizScreen = QuizScreen(quiz, givesFeedback: givesFeedback, output: session.output)
    let code = try session.onFullScreen { screen in
      try screen.play(frame: { quizScreen.frame($0) }, take: { quizScreen.take($0, at: $1) })
    }
    return code.map { (Score(quiz, quizScreen.answers), $0) } ?? scoreByLines(of: quiz)
  }

  private func scoreByLines(of quiz: Quiz) -> (score: Score, ending: ExitCode) {
    let prompt = Prompt(session: session, asksFor: .answer, canSkip: false)
    var answers: [Int] = []
    for (position, asked) in quiz.questions.enumerated() {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: quiz.questions.count)
      let isFirst =
        position == 0 || quiz.questions[position - 1].lesson.number != asked.lesson.number
      if isFirst, asked.ownCode.isEmpty { document.blocks.insert(asked.codeNote, at: 1) }
      session.show(document)
      let reply = prompt.reply(to: asked, whole: document)
      if case .ended(let code?) = reply { return (Score(quiz, answers), code) }
      guard let answer = reply.choice else { break }
      if givesFeedback { session.show(asked.verdict(on: answer)) }
      answers.append(answer)
    }
    return (Score(quiz, answers), .done)
  }
}
