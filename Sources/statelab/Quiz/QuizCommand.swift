import Course

struct QuizCommand: Command {
  let name = "quiz"
  let summary = "Ask what a run will do; the run itself has the answer."
  let operands = "[<lesson>… | all]"
  let details =
    "Without a lesson, or with `all`, it asks about all of them. An answer is a letter, or the value "
    + "itself, with its quotes or without; `?` shows the code and `q` stops. The experiment is run, "
    + "and its result decides what is right."
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

  private func lines(of source: String, _ console: Console) throws -> [String] {
    if source == "-" {
      var lines: [String] = []
      while let line = console.readLine() { lines.append(line) }
      return lines
    }
    let text = try readText(at: source)
    return text.lines
  }

  private func report(_ score: Score, in session: Session) {
    for (position, (asked, answer)) in zip(score.quiz.questions, score.answers).enumerated()
    where answer != .notAsked {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: score.total)
      let given = answer.choice.map { "Answer: \(asked.letter(of: $0))" } ?? "Answer: none"
      document.blocks.append(.note(Line(given)))
      document.blocks += asked.feedback(on: answer.choice).blocks
      session.show(document)
    }
  }

  /// Asks one by one until all are answered, or somebody stops.
  private func ask(_ quiz: Quiz, in session: Session) -> Score {
    var answers: [Answer] = []
    for (position, asked) in quiz.questions.enumerated() {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: quiz.questions.count)
      if position == 0 || quiz.questions[position - 1].lesson.number != asked.lesson.number {
        document.blocks.insert(asked.codeNote, at: 1)
      }
      session.show(document)
      guard let answer = answer(to: asked, in: session) else { break }
      session.show(asked.feedback(on: answer))
      answers.append(.choice(answer))
    }
    let missing = quiz.questions.count - answers.count
    return Score(quiz: quiz, answers: answers + Array(repeating: .notAsked, count: missing))
  }

  /// Asks until the answer is one; nil where somebody stops.
  private func answer(to asked: AskedQuestion, in session: Session) -> Int? {
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
