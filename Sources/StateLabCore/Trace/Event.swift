/// An event in a host's run, as a value: its kind, place, time and causes.
///
/// Events carry facts, never sentences. The events are the record: they are stored, compared,
/// queried and encoded without conversion. Values inside an event are text (see ``describe(_:)``),
/// so that the event outlives the value.
public struct Event: Hashable, Sendable {
  /// The position in the trace, counted from 0.
  public let index: Int
  /// The virtual time since the creation of the recorder, in whole nanoseconds.
  public let time: Duration
  /// The number of the frame, counted from 0.
  public let frame: Int
  /// The number of the pass within the frame, counted from 0 (R44).
  public let pass: Int
  /// The number of the mounted view, its position in ``Trace/views``; nil for an event without a
  /// view (R2, R3). Actions and screens have the root of their host.
  public let view: Int?
  /// The title of the control, which is no part of its identity; nil for other views.
  public let title: String?
  /// The source line of the control that was used, of the closure that ran, or of the call of
  /// `print`; nil for other events.
  public let source: CodeLocation?
  /// The screen line of the control that was used, counted from 0.
  public let screenLine: Int?
  /// The first field that differs between a view and its previous value, for a body that ran
  /// because of the difference; nil for other events.
  public let difference: FieldDifference?
  /// The fields of the event's value or object that changed since the last event with the same
  /// value or object; all fields in the first such event. Nil for an event without such a value, or
  /// with an object without a number.
  public let fields: [FieldValue]?
  /// The code that wrote, sent or printed; nil for other events, and where only the runtime ran.
  public let code: Code?
  /// How a write arrived, for an event of a write; nil for a plain write, and for other events.
  public let write: Write?
  /// The kind of the event, with its facts.
  public var kind: Kind
  /// The indices of the causes, oldest first. Each cause is sufficient alone, for example several
  /// writes that cause one body (R38); only a wait needs another cause.
  public let causes: [Int]

  /// Creates an event from its parts; a ``Recorder`` creates the events of a run.
  public init(
    index: Int, time: Duration, frame: Int, pass: Int, view: Int?, title: String? = nil,
    source: CodeLocation? = nil, screenLine: Int? = nil, difference: FieldDifference? = nil,
    fields: [FieldValue]? = nil, code: Code? = nil, write: Write? = nil, kind: Kind, causes: [Int]
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
    self.code = code
    self.write = write
    self.kind = kind
    self.causes = causes
  }
}

extension Event: Caused {
  /// True if the event lets time pass, so that scheduled blocks fall due.
  public var isWait: Bool { action?.name == .advance }
}

extension Event {
  /// True if the event begins a chain of causes: an action of a person or of the experiment.
  public var isAction: Bool { kind.name == .action }
}

// MARK: The record

/// The flat encoding of `statelab/1`: the name of the kind as `kind`, and its facts as siblings.
extension Event: Codable {
  public func encode(to encoder: any Encoder) throws {
    var facts = encoder.container(keyedBy: FactKey.self)
    // In the order of the keys, which JSON then keeps.
    try facts.encode(causes, forKey: .causes)
    try facts.encodeIfPresent(change, forKey: .change)
    try facts.encodeIfPresent(changes, forKey: .changes)
    try facts.encodeIfPresent(code, forKey: .code)
    try facts.encodeIfPresent(count, forKey: .count)
    try facts.encodeIfPresent(difference, forKey: .difference)
    try facts.encodeIfPresent(fields, forKey: .fields)
    try facts.encode(frame, forKey: .frame)
    try facts.encodeIfPresent(ignored, forKey: .ignored)
    try facts.encode(index, forKey: .index)
    try facts.encodeIfPresent(isAsBefore, forKey: .isAsBefore)
    try facts.encode(name, forKey: .kind)
    try facts.encode(time.nanoseconds, forKey: .nanoseconds)
    try facts.encodeIfPresent(new, forKey: .new)
    try facts.encodeIfPresent(object, forKey: .object)
    try facts.encodeIfPresent(objectID, forKey: .objectID)
    try facts.encodeIfPresent(old, forKey: .old)
    try facts.encode(pass, forKey: .pass)
    try facts.encodeIfPresent(property, forKey: .property)
    try facts.encodeIfPresent(warning?.rule, forKey: .rule)
    try facts.encodeIfPresent(screenLine, forKey: .screenLine)
    try facts.encodeIfPresent(shown, forKey: .shown)
    try facts.encodeIfPresent(source, forKey: .source)
    try facts.encodeIfPresent(subscribers, forKey: .subscribers)
    try facts.encodeIfPresent(text, forKey: .text)
    try facts.encodeIfPresent(title, forKey: .title)
    try facts.encodeIfPresent(type, forKey: .type)
    try facts.encodeIfPresent(value, forKey: .value)
    try facts.encodeIfPresent(view, forKey: .view)
    try facts.encodeIfPresent(warning?.id, forKey: .warning)
    try facts.encodeIfPresent(write, forKey: .write)
    try action?.encode(to: encoder)
    try note?.encode(to: &facts)
  }

  public init(from decoder: any Decoder) throws {
    let facts = try FactDecoder(decoder)
    self.init(
      index: try facts[.index], time: .nanoseconds(try facts[.nanoseconds] as Int64),
      frame: try facts[.frame], pass: try facts[.pass], view: try facts.ifPresent(.view),
      title: try facts.ifPresent(.title), source: try facts.ifPresent(.source),
      screenLine: try facts.ifPresent(.screenLine), difference: try facts.ifPresent(.difference),
      fields: try facts.ifPresent(.fields), code: try facts.ifPresent(.code),
      write: try facts.ifPresent(.write),
      kind: try Kind(from: facts),
      causes: try facts[.causes])
  }
}

extension Duration {
  /// The duration in whole nanoseconds, as the record stores times.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
