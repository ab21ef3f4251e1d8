/// A result that was read from a run: the value, and the events that say it.
@_spi(Reading) public struct RecordedReading {
  public let value: Any
  /// The positions of the events that it was read from: a screen, lines that were printed, bodies
  /// that were counted. Empty where it was read from none, such as the property of an object.
  public let events: [Int]
  /// The number of events that had happened by then.
  public let position: Int
}

extension Recorder {
  /// Computes a value, and notes what of this recording it is read from.
  @MainActor
  @_spi(Reading) public func read(_ value: () throws -> Any) rethrows -> RecordedReading {
    reads = []
    defer { reads = nil }
    let value = try MainThread.note(while: value)
    let read = reads ?? []
    // Of several lines, those that it is: `printed.last` reads them all.
    let said = read.filter { events[$0].line == value as? String }
    return RecordedReading(
      value: value, events: value is String && !said.isEmpty ? said : read,
      position: events.count)
  }

  /// Notes that these events are read, where somebody asks.
  func noteReading(of events: some Sequence<Int>) {
    guard MainThread.isPlaying, reads != nil else { return }
    reads?.append(contentsOf: events)
  }
}

extension Event {
  /// The text that it is read as.
  fileprivate var line: String? {
    switch kind {
    case .printed(let text): text
    case .screen(let text, _): text
    case .warning(let warning): warning.message
    default: nil
    }
  }
}
