import Course
import Rendering

/// Asks for predictions while lessons are shown, and reports the outcome of each.
struct Predictions {
  let session: Session
  let pager: Pager
  /// True if a missing prediction counts as a wrong one.
  let areRequired: Bool

  private var total = 0
  private var made = 0
  private var right = 0
  private var linesRead = 0
  /// True until the user declines further questions, or the input ends.
  private var isAsking = true

  init(session: Session, pager: Pager, areRequired: Bool) {
    self.session = session
    self.pager = pager
    self.areRequired = areRequired
  }

  /// Shows a lesson part by part, with its questions in between.
  mutating func play(_ lesson: PredictedLesson) throws(Failure) {
    var replies: [Int: Prompt.Reply] = [:]
    // A typed line moves the cursor to the next line.
    var isAtBlankLine = true
    func show(_ document: Document?, keeping rest: Int = 0) {
      guard let document else { return }
      if !isAtBlankLine { pager.show(Line()) }
      pager.show(document, keeping: rest)
      isAtBlankLine = false
    }
    for part in lesson.parts where !pager.isLeft {
      switch part {
      case .text(let document): show(document)
      case .note(let document): if isAsking { show(document) }
      case .explain(let number):
        show(replies[number].flatMap { explanation(of: number, in: lesson, after: $0) })
      case .ask(let number):
        let asked = lesson.questions[number]
        var reply = Prompt.Reply.stopped
        if isAsking {
          show(asked.document(titled: title(of: number, in: lesson)), keeping: Prompt.lines)
          if pager.isLeft { continue }
          reply = try self.reply(to: asked, title(of: number, in: lesson))
          replies[number] = reply
          if case .ended(let code?) = reply { return pager.leave(code) }
          pager.noteInput()
          isAtBlankLine = session.console.inputIsTerminal && reply.goesOn
        }
        count(reply, to: asked)
        if !reply.goesOn { isAsking = false }
      }
    }
  }

  private mutating func count(_ reply: Prompt.Reply, to asked: AskedQuestion) {
    total += 1
    if reply.choice != nil { made += 1 }
    if reply.choice == asked.right { right += 1 }
  }

  /// Fails where a pipe has more answers than there were questions: the assignment would be
  /// ambiguous.
  mutating func checkThatNothingIsLeft() throws(Failure) {
    if !areRequired || session.console.inputIsTerminal { return }
    let asked = linesRead
    while let line = session.console.readLine() {
      linesRead += 1
      // Empty lines at the end are not answers, but their number is limited.
      guard line.trimmed.isEmpty, linesRead - asked < Self.mostEmptyLines else {
        throw Failure(
          .badData, "There are \(total) predictions to make, and line \(linesRead) is one more.",
          next: "Give one line for each question; an empty line is no answer.")
      }
    }
  }

  private static let mostEmptyLines = 1000

  /// The closing line, and the exit code of the process.
  func close() -> ExitCode {
    if areRequired ? total > 0 : made > 0 {
      let words = Words.current.quiz
      var line = Line(words.score(right, areRequired ? total : made), .strong)
      if made < total { line += Line(words.skipped(total - made, areRequired)) }
      session.console.print()
      session.show(.note(line))
    }
    return areRequired && right < total ? .no : .done
  }

  // MARK: One question

  private func title(of number: Int, in lesson: PredictedLesson) -> String {
    Words.current.quiz.prediction(number + 1, lesson.questions.count)
  }

  private mutating func reply(
    to asked: AskedQuestion, _ title: String
  ) throws(Failure) -> Prompt.Reply {
    if session.console.inputIsTerminal {
      return Prompt(
        session: session, asksFor: .prediction,
        canSkip: true
      ).reply(to: asked, whole: asked.document(titled: title))
    }
    let reply = try nextReply(to: asked, title)
    // Input from a pipe is invisible, so the answer is printed.
    let given = Words.current.quiz.predicted(reply.choice.map(asked.letter))
    session.console.print()
    session.show(.note(Line(given)))
    return reply
  }

  /// The answer in the next line of a pipe.
  private mutating func nextReply(
    to asked: AskedQuestion, _ title: String
  ) throws(Failure) -> Prompt.Reply {
    guard let line = session.console.readLine() else { return .ended(nil) }
    linesRead += 1
    if line.trimmed.isEmpty { return .skipped }
    let name = "\(title) in lesson \(asked.lesson.number)"
    return .choice(try asked.choice(onLine: linesRead, line, named: name))
  }

  /// The explanation after the block that shows the answer; nil where the question was not asked.
  private func explanation(
    of number: Int, in lesson: PredictedLesson, after reply: Prompt.Reply
  ) -> Document? {
    guard reply.goesOn || areRequired else { return nil }
    let asked = lesson.questions[number]
    let words = Words.current.quiz
    let heading = words.explained(title(of: number, in: lesson), reply.choice.map(asked.letter))
    var blocks: [Document.Block] = [.heading(heading)]
    blocks += asked.judgement(on: reply.choice)
    if let range = asked.evidence.range {
      blocks.append(.note(Line(words.seeSteps(range), .quiet)))
    }
    return Document(blocks: blocks)
  }
}
