import StateLabCore

/// An event in `statelab/trace/1`. Fields that a kind does not have are absent.
struct EventRecord: Encodable {
  let index: Int
  /// The address of the step; absent for actions and screens.
  let step: String?
  let kind: String
  /// Virtual time since the run began.
  let nanoseconds: Int64
  let frame: Int
  let pass: Int
  let view: String?
  let path: String?
  /// Where the control or the closure was written: `Box.swift:12`.
  let source: String?
  /// Indices of the events that brought this one about.
  let causes: [Int]
  /// The event in words, as the text shows it.
  let words: String

  var action: String?
  var label: String?
  var property: String?
  var type: String?
  var object: String?
  /// The object's number in this run, where it can be known again.
  var objectID: Int?
  var value: String?
  var old: String?
  var new: String?
  var text: String?
  var count: Int?
  var subscribers: Int?
  var warning: String?
  var rule: String?
}

extension EventRecord {
  init(_ event: Event, steps: Steps, narrator: Narrator) {
    index = event.index
    step = steps[event.index]
    kind = event.kind.name
    let (seconds, attoseconds) = event.time.components
    nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    frame = event.frame
    pass = event.pass
    view = event.node?.view
    path = event.node?.lineage.map(\.type.baseName).joined(separator: "/")
    source = event.source.map { "\($0.file):\($0.line)" }
    causes = event.causes
    let sentence = narrator.sentence(for: event)
    words =
      [sentence.verb, sentence.object].filter { !$0.isEmpty }.joined(separator: " ")
      + (sentence.reason.map { ", \($0)" } ?? "")
    fill(from: event.kind)
  }

  private mutating func fill(from kind: Event.Kind) {
    switch kind {
    case .action(let action): fill(from: action)
    case .found(let property, let type), .passedOver(let property, let type):
      self.property = property.description
      self.type = type
    case .stored(let property, let value), .wroteEqual(let property, let value):
      self.property = property.description
      self.value = value.literal
    case .writeIgnored(let property, let type, let value, _):
      self.property = property?.description
      self.type = type
      self.value = value.literal
    case .unsubscribed(let property, let object):
      self.property = property?.description ?? object.literal
      self.object = object.literal
    case .created(let property, let object):
      self.property = property.description
      self.object = object.literal
    case .subscribed(let property, let object, let id):
      self.property = property?.description ?? object.literal
      self.object = object.literal
      objectID = id
    case .wrote(let property, let old, let new):
      self.property = property.description
      self.old = old.literal
      self.new = new.literal
    case .holds(let property, let value):
      self.property = property.description
      self.value = value?.literal
    case .willChange(let object, let id, let subscribers):
      self.object = object.literal
      objectID = id
      self.subscribers = subscribers
    case .updated(let property): self.property = property.description.description
    case .body(let count): self.count = count
    case .printed(let text), .stopped(let text), .screen(let text, _): self.text = text
    case .warning(let warning):
      self.warning = warning.id
      text = warning.message
      rule = warning.rule
    case .changed(let old, let new):
      self.old = old.literal
      self.new = new.literal
    case .received(let value): self.value = value.literal
    case .observed, .queued, .bodySkipped, .redrawn, .removed, .appeared, .disappeared,
      .stillChanging:
      break
    }
  }

  private mutating func fill(from action: Event.Action) {
    self.action = action.name
    switch action {
    case .mount(let view), .replaceRoot(let view): label = view
    case .tap(let label), .toggle(let label): self.label = label
    case .enter(let text, let field):
      label = field
      self.text = text
    case .advance(let time): value = inSeconds(time)
    case .unmount, .perform, .background: break
    }
  }
}

extension Event.Kind {
  /// The kind's name in `statelab/trace/1`.
  fileprivate var name: String {
    switch self {
    case .action: "action"
    case .found: "found"
    case .passedOver: "passedOver"
    case .stored: "stored"
    case .created: "created"
    case .subscribed: "subscribed"
    case .unsubscribed: "unsubscribed"
    case .wrote: "wrote"
    case .wroteEqual: "wroteEqual"
    case .writeIgnored: "writeIgnored"
    case .willChange: "willChange"
    case .queued: "queued"
    case .updated: "updated"
    case .body: "body"
    case .bodySkipped: "bodySkipped"
    case .redrawn: "redrawn"
    case .removed: "removed"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .observed: "observed"
    case .changed: "changed"
    case .received: "received"
    case .printed: "printed"
    case .warning: "warning"
    case .stopped: "stopped"
    case .stillChanging: "stillChanging"
    case .holds: "holds"
    case .screen: "screen"
    }
  }
}
