import StateLabCore

/// What `why --format json` writes: the format `statelab/why/1`.
struct WhyFile: Encodable {
  let format = "statelab/why/1"
  let lesson: Int
  let lessonID: String
  let profile: String
  var step: String?
  var body: String?
  var value: String?
  let answers: [AnswerRecord]

  struct AnswerRecord: Encodable {
    let experiment: String
    /// The release that this run played, which the lesson may have chosen.
    let profile: String
    let event: EventRecord
    /// The event and its causes in sentences, the newest first.
    let causes: [SentenceRecord]
    /// What began it, as a sentence.
    let beginning: String
    /// Positions of the actions that began it.
    let actions: [Int]
    /// What an object that said that it would change then held, as a sentence; only where a value was
    /// asked for.
    let outcome: String?
    /// What it led to, in order; only where a step was asked for.
    let effects: [EffectRecord]?
  }

  struct SentenceRecord: Encodable {
    let step: String
    let index: Int
    let sentence: String
  }

  struct EffectRecord: Encodable {
    let step: String
    let index: Int
    let sentence: String
    /// Whether every chain of its causes goes through the step.
    let hangsOnIt: Bool
  }
}

extension WhyFile {
  init(_ answer: Inquiry.Answer, of inquiry: Inquiry) {
    lesson = inquiry.reading.lesson.number
    lessonID = inquiry.reading.lesson.id
    profile = inquiry.reading.profile.name
    switch answer {
    case .step(let occurrence):
      step = occurrence.placed.steps[occurrence.event.index]
      answers = [AnswerRecord(occurrence, withEffects: true)]
    case .bodies(let view, let occurrences):
      body = view
      answers = occurrences.map { AnswerRecord($0, withEffects: false) }
    case .values(let property, let occurrences):
      value = property
      answers = occurrences.map { AnswerRecord($0, withEffects: false) }
    }
  }
}

extension WhyFile.AnswerRecord {
  fileprivate init(_ occurrence: Inquiry.Occurrence, withEffects: Bool) {
    let placed = occurrence.placed
    let causes = occurrence.causes
    experiment = placed.run.experiment
    profile = placed.run.profile.name
    event = EventRecord(
      occurrence.event, steps: placed.steps, narrator: occurrence.narrator)
    self.causes = causes.steps.map {
      .init(step: $0.address, index: $0.index, sentence: $0.sentence)
    }
    beginning = causes.beginning
    actions = causes.actions
    outcome = occurrence.outcomeSentence
    effects =
      withEffects
      ? occurrence.consequences.effects.map { effect in
        .init(
          step: effect.account.address, index: effect.account.index,
          sentence: effect.account.sentence, hangsOnIt: effect.hangsOnIt)
      } : nil
  }
}
