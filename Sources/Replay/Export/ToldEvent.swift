/// An event by itself, with its address and in words.
public struct ToldEvent: Hashable, Codable, Sendable {
  public let event: RecordedEvent
  /// How the view is called that it happened at.
  public let view: String?
  /// `5:7`, where it is a step that the lesson shows.
  public let step: String?
  public let words: String

  public init(_ event: RecordedEvent, in index: TimelineIndex) {
    self.event = event
    view = index.run.view(of: event)?.name
    step = index.address(of: event)
    words = index.narrator.sentence(for: event).text
  }
}

extension Sentence {
  /// In one line.
  public var text: String {
    [verb, object].filter { !$0.isEmpty }.joined(separator: " ") + (reason.map { ", \($0)" } ?? "")
  }
}
