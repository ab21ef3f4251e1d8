/// An event by itself, with its address and in words.
public struct ToldEvent: Hashable, Codable, Sendable {
  public let event: RecordedEvent
  /// The name of the view that it happened at.
  public let view: String?
  /// `5:7`, where it is a step that the lesson shows.
  public let step: StepAddress?
  public let words: String

  public init(_ event: RecordedEvent, in index: TimelineIndex) {
    self.event = event
    view = index.run.view(of: event)?.name
    step = index.address(of: event)
    words = index.narrator.sentence(for: event).line(in: index.narrator.language)
  }
}

extension Sentence {
  /// In one line.
  public func line(in language: Language = .current, namingCause: Bool = true) -> String {
    language.line(verb, object, namingCause ? reason : nil)
  }
}
