extension Event {
  /// The kinds of events. Each case carries facts from which any sentence about it can be made.
  public enum Kind: Hashable, Sendable {
    /// A person or the experiment acted: the root of every chain of causes.
    case action(Action)

    // The field walk and what it installs (R1, R24 to R26).
    /// The walk met a stored field that is a dynamic property.
    case found(property: PropertyPath, type: String)
    /// The walk met a stored field that is no dynamic property and left it alone.
    case passedOver(property: PropertyPath, type: String)
    /// A state got its place outside the view, with its initial value.
    case stored(property: PropertyPath, value: ValueDescription)
    /// A state object's closure ran and made this object (R54).
    case created(property: PropertyPath, object: ValueDescription)
    /// The view follows the object in a property, or with `onReceive` a publisher, which is in
    /// none. `id` is the number in this recording of the object, where it can be known again, or of
    /// the subscription to the publisher.
    case subscribed(property: PropertyPath?, object: ValueDescription, id: Int? = nil)
    /// The view no longer follows the object, or with `onReceive` the publisher.
    /// `id` as in ``subscribed(property:object:id:)``.
    case unsubscribed(property: PropertyPath?, object: ValueDescription, id: Int? = nil)

    // What queues a view.
    /// A state took another value: it reads as `new` from now on, and the view is still to run
    /// (R9).
    case wrote(property: PropertyPath, old: ValueDescription, new: ValueDescription)
    /// A write of an equal value, which changes nothing (R10).
    case wroteEqual(property: PropertyPath, value: ValueDescription)
    /// A write that changed nothing. A property that no view ever had does not know its name, so
    /// `property` is nil and its type is all there is.
    case writeIgnored(
      property: PropertyPath?, type: String, value: ValueDescription, because: IgnoredWrite)
    /// A property of an `@Observable` object that the body read is about to change (R22). `changes` are
    /// the properties of the object that differ by the time the view is queued: the property that
    /// changed, and properties that the same code changed after it. Empty where no view near the
    /// reader holds the object, and where the object is too long to compare. SwiftUI itself learns no
    /// values; the values are our addition.
    case observed(changes: [ObjectChange] = [])
    /// `objectWillChange` was sent; `object` still has its old values (R40). `id` as in
    /// ``subscribed(property:object:id:)``. `change` is what a `@Published` property announces;
    /// code that sends by itself names none.
    case willChange(
      object: ValueDescription, id: Int? = nil, change: ObjectChange? = nil, subscribers: Int)
    /// The rule of the view will run, in the pass that is next or, from inside an update, in this
    /// one.
    case queued

    // An update.
    /// `update()` of a property that is not one of the built-in ones ran (R26).
    case updated(property: PropertyPath)
    /// `body` ran, for the `count`-th time at this node.
    case body(count: Int)
    /// The rule ran and no property reported a change, so `body` did not (R27).
    case bodySkipped
    /// A control read its binding anew and shows what it found, or a `TimelineView` the time.
    case redrawn
    /// The view left the tree, and with it the state it kept (R13, R15).
    case removed
    /// No code holds the object any longer that a `@StateObject` kept for a view which was removed.
    /// Posted at the end of the action that released it. Our own event: SwiftUI announces no release.
    /// `id` as in ``subscribed(property:object:id:)``.
    case released(property: PropertyPath, object: ValueDescription, id: Int? = nil)

    // Closures that run outside the update (R41, R42).
    /// The closure of an `onAppear` ran (R42).
    case appeared
    /// The closure of an `onDisappear` ran.
    case disappeared
    /// The closure of an `onChange` ran (R43).
    case changed(old: ValueDescription, new: ValueDescription)
    /// The closure of an `onReceive` ran (R46).
    case received(value: ValueDescription)
    /// The closure of an `onPreferenceChange` ran.
    case preferenceChanged(value: ValueDescription)
    /// The closure of an `onGeometryChange` ran.
    case geometryChanged(value: ValueDescription)
    /// The task of a `.task` started: the view has appeared, or its `id` is another one.
    case taskStarted
    /// That task was cancelled before its end: the view has disappeared, or its `id` is another
    /// one.
    case taskCancelled

    // What a person sees or reads.
    /// The program printed a line; this is the line without its end.
    case printed(String)
    /// The runtime complained in Apple's words (W1 to W6, W9 to W11).
    case warning(RuntimeWarning)
    /// The run cannot go on, or its process has ended; the text says why.
    case stopped(String)
    /// Still changing after the last frame that an action may take (R44).
    case stillChanging
    /// Tells what the object in a property holds, where no other event does: nil from when the
    /// object has announced a change, and its value once the view is updated, before `body` (R40).
    /// A change of an `@Observable` object concerns every such object that the view and those
    /// around it keep, since the message does not say which one it is (R22). Our choice; no such
    /// message exists in SwiftUI. `id` as in ``subscribed(property:object:id:)``.
    case holds(property: PropertyPath, value: ValueDescription?, id: Int? = nil)
    /// Tells what the screen shows after an action, one line per control, and if that is what this
    /// host showed before.
    case screen(String, isAsBefore: Bool = false)
    /// The screen `shown` is stale: if every body ran again now, it would be `fresh`. Something has
    /// changed, and the view that shows it was not asked again. Posted where the recorder is told
    /// to; our own, SwiftUI has no such message.
    case stale(fresh: String, shown: String)
  }

  /// The kinds by name, in the order in which the words are explained.
  public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
    case action
    case found, passedOver, stored, created, subscribed, unsubscribed
    case wrote, wroteEqual, writeIgnored, observed, willChange, queued
    case updated, body, bodySkipped, redrawn, removed, released
    case appeared, disappeared, changed, received, preferenceChanged, geometryChanged, taskStarted,
      taskCancelled
    case printed, warning, stopped, stillChanging, holds, screen, stale
  }

  /// Why a write changed nothing.
  public enum IgnoredWrite: String, Hashable, Codable, Sendable {
    /// No view ever had the property (R3).
    case neverInstalled
    /// The view is gone (R13).
    case viewIsGone
    /// It came in the middle of an update (R11).
    case duringUpdate
    /// The text that a person typed stands for no value of this type.
    case unreadable
  }
}

// MARK: Facts that several kinds have

extension Event {
  /// The kind without its facts.
  public var name: Name { kind.name }

  /// True if it is counted as a step. Actions and screens frame the steps and have no number, and
  /// what an object holds is told beside them.
  public var isStep: Bool {
    switch kind {
    case .action, .screen, .stale, .holds, .released: false
    default: true
    }
  }

  /// False if a run does not show the event as a line of its own: a timeline shows what an object
  /// holds at other lines, and a release in no line.
  public var hasLine: Bool {
    switch kind {
    case .holds, .released: false
    default: true
    }
  }

  /// The action that the event is; nil for other kinds.
  public var action: Action? { if case .action(let action) = kind { action } else { nil } }

  /// From the view inward: `text.box`. A state that no view ever had does not know its name.
  public var property: PropertyPath? {
    switch kind {
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .wrote(let property, _, _), .wroteEqual(let property, _),
      .updated(let property), .holds(let property, _, _), .released(let property, _, _):
      property
    case .subscribed(let property, _, _), .unsubscribed(let property, _, _),
      .writeIgnored(let property, _, _, _):
      property
    default: nil
    }
  }

  /// The type of the property.
  public var type: String? {
    switch kind {
    case .found(_, let type), .passedOver(_, let type), .writeIgnored(_, let type, _, _): type
    default: nil
    }
  }

  /// The object that was created, that is followed, or that is about to change.
  public var object: ValueDescription? {
    switch kind {
    case .created(_, let object), .subscribed(_, let object, _), .unsubscribed(_, let object, _),
      .willChange(let object, _, _, _), .released(_, let object, _):
      object
    default: nil
    }
  }

  /// The number of that object in this recording, where it can be known again, or of a subscription
  /// to a publisher.
  public var objectID: Int? {
    switch kind {
    case .subscribed(_, _, let id), .unsubscribed(_, _, let id), .willChange(_, let id, _, _),
      .holds(_, _, let id), .released(_, _, let id):
      id
    default: nil
    }
  }

  /// The value that was stored, received or found; of a write that changed something see ``old`` and
  /// ``new``.
  public var value: ValueDescription? {
    switch kind {
    case .stored(_, let value), .wroteEqual(_, let value), .writeIgnored(_, _, let value, _),
      .received(let value), .preferenceChanged(let value), .geometryChanged(let value):
      value
    case .holds(_, let value, _): value
    default: nil
    }
  }

  /// The value before a write, or before a change that `onChange` saw.
  public var old: ValueDescription? {
    switch kind {
    case .wrote(_, let old, _), .changed(let old, _): old
    default: nil
    }
  }

  /// The value after it.
  public var new: ValueDescription? {
    switch kind {
    case .wrote(_, _, let new), .changed(_, let new): new
    default: nil
    }
  }

  /// The text of a printed line, a runtime message or a screen, the reason of a stop, or the text of
  /// an action; of a stale screen the fresh one.
  public var text: String? {
    switch kind {
    case .printed(let text), .stopped(let text), .screen(let text, _), .stale(let text, _): text
    case .warning(let warning): warning.message
    case .action(let action): action.text
    default: nil
    }
  }

  /// For which time a body ran.
  public var count: Int? { if case .body(let count) = kind { count } else { nil } }

  /// The number of those that an announcement was sent to.
  public var subscribers: Int? {
    if case .willChange(_, _, _, let subscribers) = kind { subscribers } else { nil }
  }

  /// The change that a `@Published` property announces.
  public var change: ObjectChange? {
    if case .willChange(_, _, let change, _) = kind { change } else { nil }
  }

  /// The changes of an `@Observable` object that a view has read.
  public var changes: [ObjectChange]? {
    if case .observed(let changes) = kind, !changes.isEmpty { changes } else { nil }
  }

  /// The message of the runtime; nil for other kinds.
  public var warning: RuntimeWarning? {
    if case .warning(let warning) = kind { warning } else { nil }
  }

  /// Why a write changed nothing.
  public var ignored: IgnoredWrite? {
    if case .writeIgnored(_, _, _, let reason) = kind { reason } else { nil }
  }

  /// True if a screen is what its host showed before.
  public var isAsBefore: Bool? {
    if case .screen(_, let isAsBefore) = kind { isAsBefore } else { nil }
  }

  /// The screen that is out of date.
  public var shown: String? { if case .stale(_, let shown) = kind { shown } else { nil } }
}

// MARK: Names and reading

extension Event.Kind {
  /// The kind without its facts.
  public var name: Event.Name {
    switch self {
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
    case .released: .released
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

  init(from facts: FactDecoder) throws {
    self =
      switch try facts[.kind] as Event.Name {
      case .action: .action(try Event.Action(from: facts))
      case .found: .found(property: try facts[.property], type: try facts[.type])
      case .passedOver: .passedOver(property: try facts[.property], type: try facts[.type])
      case .stored: .stored(property: try facts[.property], value: try facts[.value])
      case .created: .created(property: try facts[.property], object: try facts[.object])
      case .subscribed:
        .subscribed(
          property: try facts.ifPresent(.property), object: try facts[.object],
          id: try facts.ifPresent(.objectID))
      case .unsubscribed:
        .unsubscribed(
          property: try facts.ifPresent(.property), object: try facts[.object],
          id: try facts.ifPresent(.objectID))
      case .wrote:
        .wrote(property: try facts[.property], old: try facts[.old], new: try facts[.new])
      case .wroteEqual: .wroteEqual(property: try facts[.property], value: try facts[.value])
      case .writeIgnored:
        .writeIgnored(
          property: try facts.ifPresent(.property), type: try facts[.type],
          value: try facts[.value], because: try facts[.ignored])
      case .observed: .observed(changes: try facts.ifPresent(.changes) ?? [])
      case .willChange:
        .willChange(
          object: try facts[.object], id: try facts.ifPresent(.objectID),
          change: try facts.ifPresent(.change), subscribers: try facts[.subscribers])
      case .queued: .queued
      case .updated: .updated(property: try facts[.property])
      case .body: .body(count: try facts[.count])
      case .bodySkipped: .bodySkipped
      case .redrawn: .redrawn
      case .removed: .removed
      case .released:
        .released(
          property: try facts[.property], object: try facts[.object],
          id: try facts.ifPresent(.objectID))
      case .appeared: .appeared
      case .disappeared: .disappeared
      case .changed: .changed(old: try facts[.old], new: try facts[.new])
      case .received: .received(value: try facts[.value])
      case .preferenceChanged: .preferenceChanged(value: try facts[.value])
      case .geometryChanged: .geometryChanged(value: try facts[.value])
      case .taskStarted: .taskStarted
      case .taskCancelled: .taskCancelled
      case .printed: .printed(try facts[.text])
      case .warning:
        .warning(
          RuntimeWarning(
            id: try facts[.warning], message: try facts[.text], rule: try facts[.rule]))
      case .stopped: .stopped(try facts[.text])
      case .stillChanging: .stillChanging
      case .holds:
        .holds(
          property: try facts[.property], value: try facts.ifPresent(.value),
          id: try facts.ifPresent(.objectID))
      case .screen: .screen(try facts[.text], isAsBefore: try facts[.isAsBefore])
      case .stale: .stale(fresh: try facts[.text], shown: try facts[.shown])
      }
  }
}
