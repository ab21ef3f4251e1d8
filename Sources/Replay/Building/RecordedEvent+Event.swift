import StateLabCore

extension RecordedEvent {
  /// The event as a timeline keeps it.
  ///
  /// - Parameter view: The number of the view it happened at.
  public init(_ event: Event, at view: Int? = nil) {
    self.init(
      index: event.index, kind: Kind(event.kind), nanoseconds: event.time.nanoseconds,
      frame: event.frame, pass: event.pass, view: view,
      source: event.source.map { Source(file: $0.file, line: $0.line) }, causes: event.causes)
    screenLine = event.screenLine
    difference = event.difference.map {
      Difference(property: $0.property.segments, isReference: $0.isReference)
    }
    fields = event.fields.map { $0.map { Field(name: $0.name, value: Value($0.value)) } }
    fill(from: event.kind)
  }

  private mutating func fill(from kind: Event.Kind) {
    switch kind {
    case .action(let action): fill(from: action)
    case .found(let property, let type, _), .passedOver(let property, let type):
      self.property = property.segments
      self.type = type
    case .stored(let property, let value), .wroteEqual(let property, let value):
      self.property = property.segments
      self.value = Value(value)
    case .created(let property, let object):
      self.property = property.segments
      self.object = Value(object)
    case .subscribed(let property, let object, let id),
      .unsubscribed(let property, let object, let id):
      self.property = property?.segments
      self.object = Value(object)
      objectID = id
    case .wrote(let property, let old, let new):
      self.property = property.segments
      self.old = Value(old)
      self.new = Value(new)
    case .writeIgnored(let property, let type, let value, let reason):
      self.property = property?.segments
      self.type = type
      self.value = Value(value)
      ignored = Ignored(reason)
    case .willChange(let object, let id, let subscribers):
      self.object = Value(object)
      objectID = id
      self.subscribers = subscribers
    case .updated(let property): self.property = property.segments
    case .body(let count): self.count = count
    case .changed(let old, let new):
      self.old = Value(old)
      self.new = Value(new)
    case .received(let value), .preferenceChanged(let value), .geometryChanged(let value):
      self.value = Value(value)
    case .printed(let text), .stopped(let text): self.text = text
    case .warning(let warning):
      self.warning = warning.id
      rule = warning.rule
      text = warning.message
    case .holds(let property, let value, let id):
      self.property = property.segments
      self.value = value.map { Value($0) }
      objectID = id
    case .stale(let fresh, let shown):
      text = fresh
      self.shown = shown
    case .screen(let text, let isAsBefore):
      self.text = text
      self.isAsBefore = isAsBefore
    case .observed, .queued, .bodySkipped, .redrawn, .removed, .appeared, .disappeared,
      .taskStarted, .taskCancelled, .stillChanging:
      break
    }
  }

  private mutating func fill(from action: Event.Action) {
    switch action {
    case .mount(let view):
      self.action = .mount
      label = view
    case .unmount: self.action = .unmount
    case .replaceRoot(let view):
      self.action = .replaceRoot
      label = view
    case .tap(let label):
      self.action = .tap
      self.label = label
    case .enter(let text, let field):
      self.action = .enter
      self.text = text
      label = field
    case .type(let letter, let field):
      self.action = .type
      text = letter
      label = field
    case .toggle(let label):
      self.action = .toggle
      self.label = label
    case .pick(let choice, let picker):
      self.action = .pick
      text = choice
      label = picker
    case .scroll: self.action = .scroll
    case .scene(let phase):
      self.action = .scene
      text = phase
    case .advance(let time):
      self.action = .advance
      duration = time.nanoseconds
    case .perform: self.action = .perform
    case .background: self.action = .background
    }
  }
}

extension RecordedEvent.Kind {
  init(_ kind: Event.Kind) {
    self =
      switch kind {
      case .action: .action
      case .found: .found
      case .passedOver: .passedOver
      case .stored: .stored
      case .created: .created
      case .subscribed: .subscribed
      case .unsubscribed: .unsubscribed
      case .wrote: .wrote
      case .wroteEqual: .wroteEqual
      case .writeIgnored: .writeIgnored
      case .observed: .observed
      case .willChange: .willChange
      case .queued: .queued
      case .updated: .updated
      case .body: .body
      case .bodySkipped: .bodySkipped
      case .redrawn: .redrawn
      case .removed: .removed
      case .appeared: .appeared
      case .disappeared: .disappeared
      case .changed: .changed
      case .received: .received
      case .preferenceChanged: .preferenceChanged
      case .geometryChanged: .geometryChanged
      case .taskStarted: .taskStarted
      case .taskCancelled: .taskCancelled
      case .printed: .printed
      case .warning: .warning
      case .stopped: .stopped
      case .stillChanging: .stillChanging
      case .holds: .holds
      case .screen: .screen
      case .stale: .stale
      }
  }
}

extension RecordedEvent.Ignored {
  init(_ reason: Event.IgnoredWrite) {
    self =
      switch reason {
      case .neverInstalled: .neverInstalled
      case .viewIsGone: .viewIsGone
      case .duringUpdate: .duringUpdate
      case .unreadable: .unreadable
      }
  }
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
