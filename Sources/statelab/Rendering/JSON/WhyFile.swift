import Replay
import StateLabCore

/// What `why --format json` writes.
struct WhyFile: Encodable {
  /// Absent where the program is nobody's lesson, and `files` names it.
  var lesson: Int?
  var lessonID: String?
  var files: [String]?
  let profile: String
  var step: StepAddress?
  var body: String?
  var value: String?
  let answers: [AnswerRecord]

  struct AnswerRecord: Encodable {
    let experiment: String
    /// The release that this run played, which the lesson may have chosen.
    let profile: String
    let event: ToldEvent
    /// The event and its causes in sentences, the newest first.
    let causes: [Causes.Account]
    /// What began it, as a sentence.
    let beginning: String
    /// Positions of the actions that began it.
    let actions: [Int]
    /// What an object that said that it would change then held, as a sentence; only where a value was
    /// asked for.
    let outcome: String?
    /// What it led to, in order; only where a step was asked for.
    let effects: [Consequences.Effect]?
  }
}

extension WhyFile {
  init(_ answer: RunQuery.Answer, of query: RunQuery) {
    switch query.subject {
    case .lesson(let known):
      lesson = known.number
      lessonID = known.id
    case .program(let request): files = request.paths
    }
    profile = query.profile.name
    switch answer {
    case .step(let occurrence):
      step = occurrence.address
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
  fileprivate init(_ occurrence: TraceQuery.Occurrence, withEffects: Bool) {
    let causes = occurrence.causes
    experiment = occurrence.run.experiment
    profile = occurrence.run.profile
    event = ToldEvent(occurrence.event, in: occurrence.index)
    self.causes = causes.steps
    beginning = causes.beginning
    actions = causes.actions
    outcome = occurrence.outcomeSentence
    effects = withEffects ? occurrence.consequences.effects : nil
  }
}
