/// A posted event, and the views that appear in it first: a trace that is stored while it grows is
/// a list of entries.
public struct TraceEntry: Codable, Sendable {
  /// The event, which follows all events of earlier entries.
  public let event: Event
  /// The new views, in the order of their numbers.
  public let newViews: [ViewIdentity]
}

extension Trace {
  /// The trace of a run that was stored entry by entry.
  public init(_ entries: [TraceEntry]) {
    self.init(entries.map(\.event), at: entries.flatMap(\.newViews))
  }
}
