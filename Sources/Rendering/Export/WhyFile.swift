import Replay
import StateLabCore

/// The JSON of `why --format json`.
public struct WhyFile: Hashable, Codable, Sendable {
  /// Absent where the run belongs to a program, and `files` names it.
  public var lesson: Int?
  public var lessonID: String?
  public var files: [String]?
  public let profile: String
  /// The Xcode that the program was built as; absent from a lesson.
  public var xcode: Int?
  public var step: StepAddress?
  public var body: String?
  public var value: String?
  public var answers: [Answer] = []

  public init(profile: String) { self.profile = profile }

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
