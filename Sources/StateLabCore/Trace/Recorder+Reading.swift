/// A result of a run: the value, and the events that contain it.
@_spi(Reading) public struct RecordedReading {
  public let value: Any
  /// The positions of the events behind the value: a screen, printed lines, counted bodies. Empty
  /// for a value without events, such as the property of an object.
  public let events: [Int]
  /// The number of events at the time of the reading.
  public let position: Int
}

extension Recorder {
  /// Computes a value, and notes which events of this recording the computation reads.
  @MainActor
  @_spi(Reading) public func read(_ value: () throws -> Any) rethrows -> RecordedReading {
    reads = []
    defer { reads = nil }
    let value = try MainThread.note(while: value)
    let read = reads ?? []
    // Of several lines, keeps those equal to the value: `printed.last` reads all lines.
    let said = read.filter { events[$0].line == value as? String }
    return RecordedReading(
      value: value, events: value is String && !said.isEmpty ? said : read,
      position: events.count)
  }

  /// Notes that code reads these events, during ``read(_:)``.
  func noteReading(of events: some Sequence<Int>) {
    guard MainThread.isPlaying, reads != nil else { return }
    reads?.append(contentsOf: events)
  }
}

extension Event {
  /// The text of the event as a result.
  fileprivate var line: String? {
    switch kind {
    case .printed(let text): text
    case .screen(let screen, _): screen.text
    case .warning(let warning): warning.message
    default: nil
    }
  }
}
