extension Event {
  /// The kinds of events. Each case carries all facts for a sentence about the event.
  public enum Kind: Hashable, Sendable {
    /// A person or the experiment acted: the root of every chain of causes.
    case action(Action)

    // The field search and its results (R1, R24 to R26).
    /// The runtime found a stored field that conforms to `DynamicProperty`.
    case found(property: PropertyPath, type: String)
    /// The runtime found a stored field that does not conform to `DynamicProperty`, and ignored the
    /// field.
    case passedOver(property: PropertyPath, type: String)
    /// The runtime created storage for a state, with the initial value.
    case stored(property: PropertyPath, value: ValueDescription)
    /// The closure of a state object ran and created this object (R54).
    case created(property: PropertyPath, object: ValueDescription)
    /// The view subscribed to the object of a property, or, with `onReceive`, to a publisher
    /// without a property. `id` is the number of the object in this recording, if the object can be
    /// identified, or the number of the subscription to the publisher; `type` is the class of the
    /// object.
    case subscribed(
      property: PropertyPath?, object: ValueDescription, id: Int? = nil, type: String? = nil)
    /// The view canceled its subscription to the object, or, with `onReceive`, to the publisher.
    /// `id` as in ``subscribed(property:object:id:)``.
    case unsubscribed(property: PropertyPath?, object: ValueDescription, id: Int? = nil)

    // Events that invalidate a view.
    /// A write changed a state: reads return `new` from now on, and the update of the view is still
    /// to come (R9).
    case wrote(property: PropertyPath, old: ValueDescription, new: ValueDescription)
    /// A write of an equal value, which has no effect (R10).
    case wroteEqual(property: PropertyPath, value: ValueDescription)
    /// A write without effect. A property that was never installed does not know its name, so
    /// `property` is nil and only the type is known.
    case writeIgnored(
      property: PropertyPath?, type: String, value: ValueDescription, because: IgnoredWrite)
    /// A property of an `@Observable` object that the body read is about to change (R22). `changes` are
    /// the tracked properties that differ by the time the view is queued, of the objects that the
    /// reader and the views near it hold: a single one is the property that the body read; of several,
    /// the same code changed the others. Empty where no view near the reader holds the object, and
    /// where the object is too long to compare. SwiftUI itself learns no values; the values are our
    /// addition. An event without a view is a change of a property that no view's last body read, in an
    /// object that a view holds or has read.
    case observed(changes: [ObjectChange] = [])
    /// An object sent `objectWillChange`; `object` still has its old values (R40). `id` as in
    /// ``subscribed(property:object:id:)``. `change` is the change of a `@Published` property, or
    /// nil if code called `send()` itself. A `@Published` property that sends no `objectWillChange` has
    /// the event, too, with ``ObjectChange/isUnsent``.
    case willChange(
      object: ValueDescription, id: Int? = nil, change: ObjectChange? = nil, subscribers: Int)
    /// The runtime will run the view's rule, in the next pass or, from inside an update, in the
    /// current pass.
    case queued

    // An update.
    /// The `update()` of a custom dynamic property ran (R26).
    case updated(property: PropertyPath)
    /// `body` ran, for the `count`-th time at this node.
    case body(count: Int)
    /// The rule ran and no property reported a change, so the runtime skipped `body` (R27).
    case bodySkipped
    /// A control read its binding again and shows the value, or a `TimelineView` shows the time.
    case redrawn
    /// The view left the tree, and its state was released (R13, R15).
    case removed
    /// No code holds the object any longer that a `@StateObject` kept for a view which was removed.
    /// Posted at the end of the action that released it. Our own event: SwiftUI announces no release.
    /// `id` as in ``subscribed(property:object:id:)``.
    case released(property: PropertyPath, object: ValueDescription, id: Int? = nil)

    // Closures that run outside an update (R41, R42).
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
    /// The task of a `.task` started: the view has appeared, or its `id` has changed.
    case taskStarted
    /// The task of a `.task` was canceled before its end: the view has disappeared, or its `id`
    /// has changed.
    case taskCancelled

    // Output for a person.
    /// The program printed a line; the text is the line without its terminator.
    case printed(String)
    /// The runtime issued a warning, in Apple's words (W1 to W6, W9 to W11, W16).
    case warning(RuntimeWarning)
    /// The run cannot continue, or its process has ended; the text gives the reason.
    case stopped(String)
    /// The views were still changing after the last frame of an action (R44).
    case stillChanging
    /// The value that the object in a property holds, if no other event carries it: nil after the
    /// object has announced a change, and the new value once the view is updated, before `body`
    /// (R40). A change of an `@Observable` object posts this event for every such object of the
    /// view and its ancestors, since the change does not identify its object (R22). Our choice;
    /// SwiftUI has no such message. `id` as in ``subscribed(property:object:id:)``.
    case holds(property: PropertyPath, value: ValueDescription?, id: Int? = nil)
    /// The screen after an action, one line per control, and whether the screen is the same as
    /// before.
    case screen(ScreenText, isAsBefore: Bool = false)
    /// The screen `shown` is stale: if every body ran again now, the screen would be `fresh`. A
    /// value has changed, and the runtime did not invalidate the view that shows the value. Posted
    /// only if the recorder checks for stale screens; our own, SwiftUI has no such message.
    case stale(fresh: String, shown: String)
    /// A fact for a diagnosis of the run, beside the other events.
    case noted(Note)
  }

  /// The kinds by name, in the order of their explanations.
  public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
    case action
    case found, passedOver, stored, created, subscribed, unsubscribed
    case wrote, wroteEqual, writeIgnored, observed, willChange, queued
    case updated, body, bodySkipped, redrawn, removed, released
    case appeared, disappeared, changed, received, preferenceChanged, geometryChanged, taskStarted,
      taskCancelled
    case printed, warning, stopped, stillChanging, holds, screen, stale, noted
  }

  /// The reason for which a write had no effect.
  public enum IgnoredWrite: String, Hashable, Codable, Sendable {
    /// The property was never installed (R3).
    case neverInstalled
    /// The view was removed (R13).
    case viewIsGone
    /// The write came during an update (R11).
    case duringUpdate
    /// The entered text is no valid value of this type.
    case unreadable
  }
}

// MARK: Facts of several kinds

extension Event {
  /// The kind without its facts.
  public var name: Name { kind.name }

  /// True if the event counts as a step. Actions and screens frame the steps and have no number,
  /// and `holds`, `released` and `noted` events accompany other events.
  public var isStep: Bool {
    switch kind {
    case .action, .screen, .stale, .holds, .released, .noted: false
    default: true
    }
  }

  /// False if a run shows the event in no line of its own.
  public var hasLine: Bool {
    switch kind {
    case .holds, .released, .noted: false
    default: true
    }
  }

  /// The action, if the event is an action; nil for other kinds.
  public var action: Action? { if case .action(let action) = kind { action } else { nil } }

  /// The property, from the view inward: `text.box`. A state that was never installed does not know
  /// its name.
  public var property: PropertyPath? {
    switch kind {
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .wrote(let property, _, _), .wroteEqual(let property, _),
      .updated(let property), .holds(let property, _, _), .released(let property, _, _),
      .noted(.initialIgnored(let property, _)), .noted(.elementGone(let property)):
      property
    case .subscribed(let property, _, _, _), .unsubscribed(let property, _, _),
      .writeIgnored(let property, _, _, _):
      property
    default: nil
    }
  }

  /// The type of the property, or the class of the object that the view subscribed to.
  public var type: String? {
    switch kind {
    case .found(_, let type), .passedOver(_, let type), .writeIgnored(_, let type, _, _): type
    case .subscribed(_, _, _, let type): type
    default: nil
    }
  }

  /// The object that was created, that the view subscribed to, or that is about to change.
  public var object: ValueDescription? {
    switch kind {
    case .created(_, let object), .subscribed(_, let object, _, _), .unsubscribed(_, let object, _),
      .willChange(let object, _, _, _), .released(_, let object, _):
      object
    default: nil
    }
  }

  /// The number of the object in this recording, if the object can be identified, or of a
  /// subscription to a publisher.
  public var objectID: Int? {
    switch kind {
    case .subscribed(_, _, let id, _), .unsubscribed(_, _, let id), .willChange(_, let id, _, _),
      .holds(_, _, let id), .released(_, _, let id):
      id
    default: nil
    }
  }

  /// The value that was stored, received or held; for a write that changed a value, see ``old`` and
  /// ``new``.
  public var value: ValueDescription? {
    switch kind {
    case .stored(_, let value), .wroteEqual(_, let value), .writeIgnored(_, _, let value, _),
      .received(let value), .preferenceChanged(let value), .geometryChanged(let value),
      .noted(.initialIgnored(_, let value)), .noted(.bindingSet(let value, _)):
      value
    case .holds(_, let value, _): value
    default: nil
    }
  }

  /// The value before a write, or before a change that `onChange` observed.
  public var old: ValueDescription? {
    switch kind {
    case .wrote(_, let old, _), .changed(let old, _): old
    default: nil
    }
  }

  /// The value after a write, or after a change that `onChange` observed.
  public var new: ValueDescription? {
    switch kind {
    case .wrote(_, _, let new), .changed(_, let new): new
    default: nil
    }
  }

  /// The text of a printed line, a runtime message or a screen, the reason of a stop, or the text
  /// of an action; for a stale screen, the fresh screen.
  public var text: String? {
    switch kind {
    case .printed(let text), .stopped(let text), .stale(let text, _): text
    case .screen(let screen, _): screen.text
    case .warning(let warning): warning.message
    case .action(let action): action.text
    default: nil
    }
  }

  /// The number of times that this body has run.
  public var count: Int? { if case .body(let count) = kind { count } else { nil } }

  /// The number of subscribers that received `objectWillChange`.
  public var subscribers: Int? {
    if case .willChange(_, _, _, let subscribers) = kind { subscribers } else { nil }
  }

  /// The change of a `@Published` property.
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

  /// The reason for which a write had no effect.
  public var ignored: IgnoredWrite? {
    if case .writeIgnored(_, _, _, let reason) = kind { reason } else { nil }
  }

  /// True if a screen is the same as its host's previous screen.
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
    case .noted: .noted
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
          id: try facts.ifPresent(.objectID), type: try facts.ifPresent(.type))
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
      case .screen: .screen(ScreenText(try facts[.text]), isAsBefore: try facts[.isAsBefore])
      case .stale: .stale(fresh: try facts[.text], shown: try facts[.shown])
      case .noted: .noted(try Event.Note(from: facts))
      }
  }
}
