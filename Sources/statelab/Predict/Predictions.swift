import Course

/// Asks for predictions while lessons are shown, and says what came of each.
struct Predictions {
  let session: Session
  /// Whether one that is missing is as bad as a wrong one.
  let areRequired: Bool

  private var right = 0
  private var made = 0
  private var missing = 0
  private var linesRead = 0
  private var hasEnded = false

  init(session: Session, areRequired: Bool) {
    self.session = session
    self.areRequired = areRequired
  }

  /// Shows a lesson part by part, asking in between.
  mutating func play(_ lesson: PredictedLesson) throws(Failure) {
    var answers: [Int: Int] = [:]
    var isAsking = true
    // A line that was typed has moved the cursor on already.
    var isAtBlankLine = true
    for part in lesson.parts {
      var document: Document?
      switch part {
      case .text(let text): document = text
      case .explain(let number):
        document = explanation(of: number, in: lesson, given: answers[number])
      case .ask(let number):
        guard isAsking, !hasEnded else {
          missing += 1
          continue
        }
        if !isAtBlankLine { session.console.print() }
        session.show(lesson.questions[number].document(titled: title(of: number, in: lesson)))
        let reply = try reply(to: number, of: lesson)
        isAtBlankLine =
          session.console.inputIsTerminal && reply != .stopped && reply != .ended
        if case .choice(let choice) = reply {
          answers[number] = choice
          made += 1
          if choice == lesson.questions[number].right { right += 1 }
        } else {
          missing += 1
          if reply == .stopped { isAsking = false }
          if reply == .ended { hasEnded = true }
        }
      }
      guard let document else { continue }
      if !isAtBlankLine { session.console.print() }
      session.show(document)
      isAtBlankLine = false
    }
  }

  /// The closing line, and what the process ends with.
  func close() -> ExitCode {
    let isPerfect = right == made + (areRequired ? missing : 0)
    if made > 0 || areRequired {
      var line = Line("\(right) of \(made + (areRequired ? missing : 0)) predicted right", .strong)
      if missing > 0 {
        line += Line(areRequired ? ", \(missing) missing" : ", \(missing) left out")
      }
      session.console.print()
      session.show(Document(blocks: [.note(line)]))
    }
    return areRequired && !isPerfect ? .no : .done
  }

  // MARK: One question

  private func title(of number: Int, in lesson: PredictedLesson) -> String {
    "Prediction \(number + 1) of \(lesson.questions.count)"
  }

  private mutating func reply(
    to number: Int, of lesson: PredictedLesson
  ) throws(Failure) -> Prompt.Reply {
    let asked = lesson.questions[number]
    if session.console.inputIsTerminal {
      return Prompt(
        session: session, asksFor: "prediction", hints: ["Enter skips", "q asks no more"],
        canSkip: true
      ).reply(to: asked)
    }
    var reply = Prompt.Reply.ended
    if let line = session.console.readLine() {
      linesRead += 1
      reply = .skipped
      if !line.trimmed.isEmpty {
        let name = "\(title(of: number, in: lesson)) in lesson \(asked.lesson.number)"
        reply = .choice(try asked.choice(onLine: linesRead, line, named: name))
      }
    }
    // Nobody sees what comes out of a pipe, so it is said.
    session.console.print()
    var given = "none"
    if case .choice(let choice) = reply { given = asked.letter(of: choice) }
    session.show(Document(blocks: [.note(Line("Your prediction: \(given)"))]))
    return reply
  }

  /// What to say behind the block that shows the answer; nothing where nobody predicted.
  private func explanation(
    of number: Int, in lesson: PredictedLesson, given answer: Int?
  ) -> Document? {
    guard answer != nil || areRequired else { return nil }
    let asked = lesson.questions[number]
    let said = answer.map { ": you said \(asked.letter(of: $0))" } ?? ""
    var blocks: [Document.Block] = [.heading(title(of: number, in: lesson) + said)]
    blocks += asked.verdict(on: answer)
    if let range = asked.evidence.range { blocks.append(.note(Line("See: \(range)", .quiet))) }
    return Document(blocks: blocks)
  }
}
