import Course

struct QuizCommand: Command {
  let name = "quiz"
  let summary = "Ask what a run will do; the run itself has the answer."
  let operands = "[<lesson>…]"
  let details =
    "Without a lesson it asks about all of them. An answer is a letter, or the value itself. No "
    + "right answer is stored: the experiment is run and its result decides."
  let options: [Option] = [.answers, .pass, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let passMark = try arguments.number(of: .pass, in: 0...100)
    let lessons = try session.lessons(
      named: arguments.words, otherwise: session.course.lessons)
    let score: Score
    if let source = arguments.value(of: .answers) {
      let lines = try lines(of: source, session.console)
      let quiz = try Quiz(lessons, of: session.course)
      score = Score(quiz: quiz, answers: try quiz.answers(from: lines))
      if !arguments.wantsJSON { report(score, in: session) }
    } else {
      guard session.console.inputIsTerminal, !arguments.wantsJSON else {
        let message =
          arguments.wantsJSON
          ? "`--format json` cannot ask questions."
          : "The quiz asks its questions on a terminal, and there is none."
        throw Failure(
          .needsTerminal, message,
          next: "Give answers, one a line: `--answers FILE`, or `--answers -` for standard input.")
      }
      score = ask(try Quiz(lessons, of: session.course), in: session)
    }
    if arguments.wantsJSON {
      session.console.write(try json(QuizResult(score, passMark: passMark)))
    } else {
      session.console.print()
      session.show(score.document(passMark: passMark))
    }
    return score.passes(passMark) ? .done : .no
  }

  private func lines(of source: String, _ console: Console) throws(Failure) -> [String] {
    if source == "-" {
      var lines: [String] = []
      while let line = console.readLine() { lines.append(line) }
      return lines
    }
    let text = try readText(at: source)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  private func report(_ score: Score, in session: Session) {
    for (position, (asked, answer)) in zip(score.quiz.questions, score.answers).enumerated() {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: score.total)
      let given = answer.map { "Answer: \(asked.letter(of: $0))" } ?? "Answer: none"
      document.blocks.append(.note(Line(given)))
      document.blocks += asked.feedback(on: answer).blocks
      session.show(document)
    }
  }

  /// Asks one by one until all are answered, or somebody stops.
  private func ask(_ quiz: Quiz, in session: Session) -> Score {
    var answers: [Int?] = []
    for (position, asked) in quiz.questions.enumerated() {
      if position > 0 { session.console.print() }
      session.show(asked.document(position: position + 1, of: quiz.questions.count))
      guard let answer = answer(to: asked, in: session) else { break }
      session.show(asked.feedback(on: answer))
      answers.append(answer)
    }
    let missing = quiz.questions.count - answers.count
    return Score(quiz: quiz, answers: answers + Array(repeating: nil, count: missing))
  }

  /// Asks until the answer is one; nil where somebody stops.
  private func answer(to asked: AskedQuestion, in session: Session) -> Int? {
    while true {
      session.console.print()
      session.console.write("  Your answer (\(asked.letters); q stops): ")
      guard let line = session.console.readLine() else {
        session.console.print()
        return nil
      }
      let word = line.trimmingSpaces
      if word.lowercased() == "q" { return nil }
      session.console.print()
      if let choice = asked.choice(meantBy: word) { return choice }
      if !word.isEmpty {
        session.show(
          Document(blocks: [.prose(Line("\(quoted(word)) is none of the choices.", .warning))]))
      }
    }
  }
}
