/// One thing that happened while a host ran, as a value: what, where, when, and because of what.
///
/// Events carry facts, never sentences. They are the record: kept, compared, queried and encoded as
/// they are. Values inside them are text already (see ``describe(_:)``), so that an event outlives
/// the value that it tells of.
public struct Event: Hashable, Sendable {
  /// Position in its trace, counted from 0.
  public let index: Int
  /// Virtual time since the recorder was made, in whole nanoseconds.
  public let time: Duration
  /// The frame it happened in, counted from 0.
  public let frame: Int
  /// The pass within the frame, counted from 0 (R44).
  public let pass: Int
  /// The number of the mounted view it happened at, its position in ``Trace/views``; nil where there
  /// is none (R2, R3). Actions and screens have the root of their host.
  public let view: Int?
  /// The title that the control there had, which is no part of its identity; nil for other views.
  public let title: String?
  /// The line of code of the control that was used, the closure that ran, or the call of `print`.
  /// Other events have none.
  public let source: SourceLocation?
  /// The line of the screen with the control that was used, counted from 0.
  public let screenLine: Int?
  /// The first field in which a view differs from its value before, for a body that ran because of
  /// that. Other events have none.
  public let difference: FieldDifference?
  /// The fields of the value or the object that the event tells of which hold something else than
  /// when one last told of it; all of them at first. Nil for an event that tells of none, or of an
  /// object without a number.
  public let fields: [FieldValue]?
  /// The event itself, with all that was known of it.
  public var kind: Kind
  /// Indices of the events that brought this one about, oldest first. Each did so by itself, as
  /// where several writes cause one body (R38); only a wait needs the others too.
  public let causes: [Int]

  /// An event as it stands; a ``Recorder`` makes those of a run.
  public init(
    index: Int, time: Duration, frame: Int, pass: Int, view: Int?, title: String? = nil,
    source: SourceLocation? = nil, screenLine: Int? = nil, difference: FieldDifference? = nil,
    fields: [FieldValue]? = nil, kind: Kind, causes: [Int]
  ) {
    self.index = index
    self.time = .nanoseconds(time.nanoseconds)
    self.frame = frame
    self.pass = pass
    self.view = view
    self.title = title
    self.source = source
    self.screenLine = screenLine
    self.difference = difference
    self.fields = fields
    self.kind = kind
    self.causes = causes
  }
}

extension Event: Caused {
  /// True if it lets time go by, for what was scheduled to fall due.
  public var isWait: Bool { action?.name == .advance }
}

extension Event {
  /// True if it begins a chain of causes: an action of a person or of the experiment.
  public var isAction: Bool { kind.name == .action }
}

// MARK: The record

/// Written flat, `statelab/1`: the name of the kind as `kind`, and beside it the facts that it has.
extension Event: Codable {
  public func encode(to encoder: any Encoder) throws {
    var facts = encoder.container(keyedBy: FactKey.self)
    try facts.encode(index, forKey: .index)
    try facts.encode(name, forKey: .kind)
    try facts.encode(time.nanoseconds, forKey: .nanoseconds)
    try facts.encode(frame, forKey: .frame)
    try facts.encode(pass, forKey: .pass)
    try facts.encodeIfPresent(view, forKey: .view)
    try facts.encodeIfPresent(title, forKey: .title)
    try facts.encodeIfPresent(source, forKey: .source)
    try facts.encodeIfPresent(screenLine, forKey: .screenLine)
    try facts.encodeIfPresent(difference, forKey: .difference)
    try facts.encodeIfPresent(fields, forKey: .fields)
    try facts.encode(causes, forKey: .causes)
    try action?.encode(to: encoder)
    try facts.encodeIfPresent(property, forKey: .property)
    try facts.encodeIfPresent(type, forKey: .type)
    try facts.encodeIfPresent(object, forKey: .object)
    try facts.encodeIfPresent(objectID, forKey: .objectID)
    try facts.encodeIfPresent(value, forKey: .value)
    try facts.encodeIfPresent(old, forKey: .old)
    try facts.encodeIfPresent(new, forKey: .new)
    try facts.encodeIfPresent(text, forKey: .text)
    try facts.encodeIfPresent(shown, forKey: .shown)
    try facts.encodeIfPresent(count, forKey: .count)
    try facts.encodeIfPresent(subscribers, forKey: .subscribers)
    try facts.encodeIfPresent(change, forKey: .change)
    try facts.encodeIfPresent(changes, forKey: .changes)
    try facts.encodeIfPresent(warning?.id, forKey: .warning)
    try facts.encodeIfPresent(warning?.rule, forKey: .rule)
    try facts.encodeIfPresent(ignored, forKey: .ignored)
    try facts.encodeIfPresent(isAsBefore, forKey: .isAsBefore)
  }

  public init(from decoder: any Decoder) throws {
    let facts = try FactDecoder(decoder)
    self.init(
      index: try facts[.index], time: .nanoseconds(try facts[.nanoseconds] as Int64),
      frame: try facts[.frame], pass: try facts[.pass], view: try facts.ifPresent(.view),
      title: try facts.ifPresent(.title), source: try facts.ifPresent(.source),
      screenLine: try facts.ifPresent(.screenLine), difference: try facts.ifPresent(.difference),
      fields: try facts.ifPresent(.fields), kind: try Kind(from: facts),
      causes: try facts[.causes])
  }
}

extension Duration {
  /// Whole nanoseconds, as the record writes times.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
