@_spi(Steps) import StateLabCore

/// A run, and what finds and words its steps. It goes through the run once, when it is made: make one
/// for all that is asked of a run.
public struct TimelineIndex: Sendable {
  public let run: Timeline
  let narrator: Narrator
  /// By the positions of their events.
  private let steps: [Int: Step]

  public init(_ run: Timeline, language: Language = .current) {
    self.run = run
    narrator = run.narrator(in: language)
    steps = Dictionary(uniqueKeysWithValues: run.steps.map { ($0.event, $0) })
    StepCounter.count(steps.count)
  }

  /// In what a view differs from what it was before, where its body ran because of that.
  public func difference(of event: RecordedEvent) -> String? { narrator.difference(of: event) }

  /// `5:7`, where the event is a step that the lesson shows.
  public func address(of event: RecordedEvent) -> StepAddress? { steps[event.index]?.address }

  /// The step in a sentence; nil where the event is none.
  func account(of event: RecordedEvent) -> Causes.Account? {
    steps[event.index].map {
      Causes.Account(address: $0.address, event: $0.event, sentence: narrator.account(of: event))
    }
  }
}
