/// An event as it is posted, and the views that it is the first to speak of: a trace that is written
/// down while it grows is a list of these.
public struct TraceEntry: Codable, Sendable {
  /// Posted after all those of the entries before.
  public let event: Event
  /// In the order of their numbers.
  public let newViews: [ViewIdentity]
}

extension Trace {
  /// The trace of a run that was written down entry by entry.
  public init(_ entries: [TraceEntry]) {
    self.init(entries.map(\.event), at: entries.flatMap(\.newViews))
  }
}
