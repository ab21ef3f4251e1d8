import Course
import Rendering
import Replay

/// A teacher's material besides the stops: questions, notes, the previous lesson.
extension Walk {
  /// The questions about the current run, or about the next one.
  func questions(at position: Int) throws -> [AskedQuestion] {
    guard let reading, let number = run(at: position), try reading.edits() == nil else { return [] }
    let walked = runs[number]
    return try reading.text.predictions.compactMap { question in
      guard asks(question, about: walked, in: reading),
        try PredictedLesson.isShown(question, in: reading)
      else { return nil }
      return try AskedQuestion(question, in: reading, under: reading.profile)
    }
  }

  private func asks(
    _ question: Question, about walked: WalkedRun, in reading: LessonReading
  ) -> Bool {
    guard let asked = question.finding?.run, let shown = walked.reference else { return false }
    return asked.isSameExperiment(as: shown, in: reading.lesson.id)
      && asked.profile ?? reading.profile == walked.profile
  }

  /// The next question that neither the reader nor the run has answered; where none is left, only
  /// what happens next is asked.
  func question(at position: Int, besides answered: Set<String>) throws -> AskedQuestion? {
    try questions(at: position).first {
      !answered.contains($0.question.id) && !hasShownAnswer(to: $0, at: position)
    }
  }

  /// True if the walk has passed the answer to the question.
  private func hasShownAnswer(to asked: AskedQuestion, at position: Int) -> Bool {
    guard let reading, let event = asked.evidence.shownAt else { return false }
    return stops[...position].lazy.compactMap(\.moment).contains { moment in
      let run = runs[moment.run]
      return asks(asked.question, about: run, in: reading) && run.lastEvent(at: moment) >= event
    }
  }

  func question(named id: String, at position: Int) throws -> AskedQuestion? {
    try questions(at: position).first { $0.question.id == id }
  }

  private func run(at position: Int) -> Int? {
    stops[position...].lazy.compactMap { $0.moment?.run }.first
  }

  /// The question where the lesson has none: about the effect of the last action.
  func wonder(at position: Int) -> Document {
    let words = Words.current.walk
    guard stops[position...].dropFirst().contains(where: { $0.moment != nil }) else {
      return Document(.note(Line(words.noMoreRuns)))
    }
    let last = stops[...position].last { $0.moment != nil }?.moment
    let isOver = last?.stage == .result || last?.stage == .ending
    let title = isOver ? nil : last.flatMap { runs[$0.run].acts[$0.act].title }
    return Document(
      blocks: [.heading(words.question)]
        + (title.map { [.note(Line(words.asked, .quiet) + Line($0, .action))] } ?? [])
        + [.note(Line(words.noQuestion))])
  }

  /// The difference from the previous lesson.
  var difference: Document {
    guard let reading else {
      return Document(.note(Line(Words.current.walk.noLessonBefore)))
    }
    do {
      return try reading.difference()
    } catch {
      return Document(.note(Line(markdown: Failure(wrapping: error).message)))
    }
  }

  /// The lesson's notes for the teacher of this part.
  func notesDocument(at position: Int) -> Document {
    guard let notes = notes.last(where: { $0.firstStop <= position }) ?? notes.first else {
      return Document(.note(Line(Words.current.walk.noNotes)))
    }
    return Document(blocks: [.heading(Words.current.walk.notes(notes.heading))] + notes.blocks)
  }

  /// The mounted views at this position, with the changes.
  func tree(at position: Int) -> ViewPicture? {
    guard let moment = stops[position].moment else { return nil }
    let stage: Timeline.Stage =
      switch moment.stage {
      case .action: .action
      case .step(let step): .step(step)
      case .result, .ending: .result
      }
    return runs[moment.run].timeline.views(inAct: moment.act, at: stage)
  }

  func stateDocument(at position: Int) -> Document {
    let words = Words.current.walk
    guard let tree = tree(at: position), !tree.views.isEmpty else {
      return Document(.note(Line(words.noViews)))
    }
    let isAllFollowed = tree.views.allSatisfy { $0.properties.allSatisfy(\.isKept) }
    return Document(
      blocks: [.heading(words.views(place(at: position).description)), .tree(tree)]
        + (isAllFollowed ? [] : [.note(Line(words.notFollowed, .quiet))]))
  }
}

/// Notes for the teacher, from this stop on.
struct WalkNotes {
  let firstStop: Int
  let heading: String?
  let blocks: [Document.Block]
}

extension AskedQuestion {
  /// The question alone, without its place in a quiz.
  var documentInWalk: Document {
    Document(
      blocks: [.heading(Words.current.walk.question)]
        + document(position: 1, of: 1).blocks.dropFirst())
  }

  var explanations: [Document.Block] {
    [
      .entries(
        choices.indices.map {
          .init(name: letter(of: $0), meaning: Line(markdown: choices[$0].feedback))
        })
    ]
  }

  func choice(lettered letter: Character) -> Int? {
    choices.indices.first { self.letter(of: $0) == letter.lowercased() }
  }
}
