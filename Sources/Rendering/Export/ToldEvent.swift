import Replay
import StateLabCore

/// A single event, with its address and in words.
public struct ToldEvent: Hashable, Codable, Sendable {
  public let event: Event
  /// The name of the view at which the event happened.
  public let view: String?
  /// `5:7`, where the event is a step that the lesson shows.
  public let step: StepAddress?
  public let words: String

  package init(_ event: Event, by narrator: Narrator) {
    self.event = event
    view = narrator.timeline.view(of: event)?.name
    step = narrator.address(of: event)
    words = narrator.sentence(for: event).line(in: narrator.language)
  }
}
