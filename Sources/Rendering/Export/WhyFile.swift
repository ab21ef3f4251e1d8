import Replay
import StateLabCore

/// The JSON of `why --format json`.
public struct WhyFile: Hashable, Sendable {
  public let subject: SubjectRecord
  public var step: StepAddress?
  public var body: String?
  public var value: String?
  public var answers: [Answer] = []

  public init(about subject: SubjectRecord) { self.subject = subject }

  public struct Answer: Hashable, Codable, Sendable {
    public let experiment: String
    /// The simulated release of this run, which the lesson may have chosen.
    public let profile: String
    public let event: ToldEvent
    /// The event and its causes in sentences, the newest first.
    public let causes: [Causes.Account]
    /// The beginning of the chain, as a sentence.
    public let beginning: String
    /// The positions of the actions at the beginning of the chain.
    public let actions: [Int]
    /// The value that an object had after it announced a change, as a sentence; only in answer to a
    /// question about a value.
    public let outcome: String?
    /// The effects of the step, in order; only in answer to a question about a step.
    public let effects: [Consequences.Effect]?
  }
}

/// Encoded as the subject, with the question and the answers beside it.
extension WhyFile: Encodable {
  private enum Key: String, CodingKey { case step, body, value, answers }

  public func encode(to encoder: any Encoder) throws {
    try subject.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(step, forKey: .step)
    try container.encodeIfPresent(body, forKey: .body)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(answers, forKey: .answers)
  }
}

extension WhyFile.Answer {
  package init(
    _ occurrence: TraceQuery.Occurrence, by narrator: Narrator, withEffects: Bool = false
  ) {
    let causes = Causes(of: occurrence.event, by: narrator)
    experiment = occurrence.run.experiment
    profile = occurrence.run.profile
    event = ToldEvent(occurrence.event, by: narrator)
    self.causes = causes.steps
    beginning = causes.beginning
    actions = causes.actions
    outcome = occurrence.outcome.map(narrator.outcome)
    effects = withEffects ? Consequences(of: occurrence.event, by: narrator).effects : nil
  }
}
