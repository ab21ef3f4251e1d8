import Course
import Rendering
import Replay

struct QuizCommand: Command {
  var name: String { "quiz" }
  var summary: String { "Ask what a run will do; the run itself has the answer." }
  var operands: [Operand] { [Operand.lessons.optional] }
  var details: String {
    "Without a lesson, or with `all`, it asks about all of them. An answer is a letter, or the value "
      + "itself, with its quotes or without; `?` shows the code and `q` stops. The experiment is run, "
      + "and its result decides what is right. Your best result of a lesson is saved when all its "
      + "questions were asked; `--format json` saves nothing. `--again` asks what you last answered "
      + "wrongly."
  }
  var options: [Option] {
    [.count, .shuffle, .seed, .again, .exam, .answers, .pass, .print, .key, .format, .noSave]
  }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let passMark = try arguments.number(of: .pass, in: 0...100)
    var selection = try arguments.selection
    let lessons = try session.lessons(named: arguments.words, otherwise: session.course.lessons)
    if try arguments.wantsWorksheet {
      let quiz = try Quiz(lessons, of: session.course).picking(selection)
      let sheet = Worksheet(
        quiz: quiz, hasKey: arguments.has(.key),
        selection: selection.leavesToChance ? selection : nil)
      session.console.write(session.output.ascii ? sheet.text.inASCII : sheet.text)
      return .done
    }
    let whole: Quiz
    let score: Score
    var ending = ExitCode.done
    if let source = arguments.value(of: .answers) {
      let lines = try Self.answers(in: source).lines(from: session.console)
      whole = try Quiz(lessons, of: session.course)
      let quiz = whole.picking(selection)
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
      if !arguments.has(.seed) { selection.seed = .random(in: 1...999_999) }
      whole = try Quiz(lessons, of: session.course)
      let isExam = arguments.has(.exam)
      let quiz = try arguments.has(.again) ? whole.missed(in: session) : whole
      (score, ending) = try Interview(session: session, givesFeedback: !isExam)
        .score(of: quiz.picking(selection))
      if isExam, ending == .done {
        session.console.print()
        report(score, in: session)
      }
    }
    let seed = selection.leavesToChance ? selection.seed : nil
    if arguments.wantsJSON {
      try session.write(QuizResult(score, passMark: passMark, seed: seed), as: self)
    } else {
      session.console.print()
      var document = score.document(
        passMark: passMark, bar: session.hasFullScreen,
        asksAgain: session.hasFullScreen && !arguments.has(.noSave),
        next: Self.next(after: lessons, in: session)
      )
      if selection.leavesToChance {
        document.blocks.append(.note(Line("The same again: \(selection.options)", .quiet)))
      }
      session.show(document)
      session.record(score, of: whole)
    }
    if ending != .done { return ending }
    return score.passes(passMark) ? .done : .no
  }

  /// The lesson after the questioned ones.
  private static func next(after lessons: [CourseLesson], in session: Session) -> String? {
    guard let last = lessons.map(\.number).max() else { return nil }
    return session.course.lessons.first { $0.number == last + 1 }.map {
      "statelab walk \($0.number)"
    }
  }

  private static func answers(in source: String) -> GivenText {
    // Answers to every question of the course take a few kilobytes.
    GivenText(
      source: source, content: "answers", mostBytes: 1_000_000,
      hint: "Give one line for each question: a letter, or the value itself.")
  }

  private func report(_ score: Score, in session: Session) {
    for (position, (asked, answer)) in zip(score.quiz.questions, score.answers).enumerated()
    where answer != .notAsked {
      if position > 0 { session.console.print() }
      var document = asked.document(position: position + 1, of: score.total)
      let given = answer.choice.map { "Answer: \(asked.letter(of: $0))" } ?? "Answer: none"
      document.blocks.append(.note(Line(given)))
      document.blocks += asked.verdict(on: answer.choice).blocks
      session.show(document)
    }
  }
}

extension Quiz {
  /// The questions whose last answer was wrong.
  fileprivate func missed(in session: Session) throws(Failure) -> Quiz {
    let questions = questions.filter {
      session.progress[$0.lesson.id].missed.contains($0.question.id)
    }
    guard questions.isEmpty else { return Quiz(questions: questions) }
    throw Failure(
      .badData, "There is nothing to ask again: no question here was answered wrongly.",
      next: "`statelab quiz` asks all of them.")
  }
}

extension Arguments {
  /// The selection from `-n`, `--shuffle` and `--seed`.
  fileprivate var selection: QuizSelection {
    get throws(Failure) {
      let count = try number(of: .count, in: 1...1000)
      let seed = try number(of: .seed, in: QuizSelection.seeds)
      return QuizSelection(
        count: count, isShuffled: has(.shuffle) || seed != nil && count == nil,
        seed: seed ?? QuizSelection.defaultSeed)
    }
  }

  /// True if a worksheet is requested, and no option needs answers.
  fileprivate var wantsWorksheet: Bool {
    get throws(Failure) {
      guard has(.print) else {
        guard has(.key) else { return false }
        throw Failure(
          .usage, "--key is the teacher's copy of a worksheet, and none is asked for.",
          next: "Write `statelab quiz --print --key`.")
      }
      try refuse(.answers, .pass, .exam, .format, with: "--print, which asks nothing")
      return true
    }
  }
}
