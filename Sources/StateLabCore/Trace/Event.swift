/// One thing that happened while a host ran, as a value: what, where, when, and because of what.
///
/// Events carry facts, never sentences. Values inside them are text already (see ``describe(_:)``),
/// so that an event can be kept, compared and written down long after the value is gone.
public struct Event: Hashable, Codable, Sendable {
  /// Position in its trace, counted from 0.
  public let index: Int
  /// Virtual time since the recorder was made.
  public let time: Duration
  /// The frame it happened in, counted from 0.
  public let frame: Int
  /// The pass within the frame, counted from 0 (R44).
  public let pass: Int
  /// The mounted view it happened at, or nil where there is none (R2, R3). Actions and screens have
  /// the root of their host.
  public let node: ViewIdentity?
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
  public let kind: Kind
  /// Indices of the events that brought this one about, oldest first. Each did so by itself, as
  /// where several writes cause one body (R38); only a wait needs the others too.
  public let causes: [Int]

  /// An event as it stands; a ``Recorder`` makes those of a run.
  public init(
    index: Int, time: Duration, frame: Int, pass: Int, node: ViewIdentity?,
    source: SourceLocation? = nil, screenLine: Int? = nil, difference: FieldDifference? = nil,
    fields: [FieldValue]? = nil, kind: Kind, causes: [Int]
  ) {
    self.index = index
    self.time = time
    self.frame = frame
    self.pass = pass
    self.node = node
    self.source = source
    self.screenLine = screenLine
    self.difference = difference
    self.fields = fields
    self.kind = kind
    self.causes = causes
  }

  /// The kinds of events. Each case carries facts from which any sentence about it can be made.
  public enum Kind: Hashable, Codable, Sendable {
    /// Somebody did something: the root of every chain of causes.
    case action(Action)

    // The field walk and what it installs (R1, R24 to R26).
    /// The walk met a stored field that is a dynamic property. `baseName` is its type without what
    /// that is generic over.
    case found(property: PropertyPath, type: String, baseName: String)
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
    /// A property of an `@Observable` object that the body read is about to change (R22).
    case observed
    /// `objectWillChange` was sent; `object` still has its old values (R40). `id` as in
    /// ``subscribed(property:object:id:)``.
    case willChange(object: ValueDescription, id: Int? = nil, subscribers: Int)
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

  /// An action of a person, or of the experiment playing one.
  public enum Action: Hashable, Codable, Sendable {
    /// A host mounted a root view of the type with this name.
    case mount(String)
    /// The host took its root out of the tree.
    case unmount
    /// A parent passed a new value of this type for the root.
    case replaceRoot(String)
    /// Somebody tapped the button with this label.
    case tap(String)
    /// Somebody replaced the text of the field with this placeholder.
    case enter(String, into: String)
    /// Somebody typed this letter at the end of the text of the field with this placeholder; a line
    /// break is the Return key.
    case type(String, into: String)
    /// Somebody flipped the toggle with this label.
    case toggle(String)
    /// Somebody chose this in the picker with a label.
    case pick(String, from: String)
    /// Somebody scrolled further down.
    case scroll
    /// The app came to the front or left it: `background`, `inactive` or `active`.
    case scene(String)
    /// Virtual time went by.
    case advance(Duration)
    /// Code of the outer world ran: ``Host/perform(_:)``.
    case perform
    /// Code ran as if off the main thread: ``Host/background(_:)`` (fidelity 2.11, 8).
    case background
  }
}

extension Event: Caused {
  /// True if it lets time go by, for what was scheduled to fall due.
  public var isWait: Bool {
    if case .action(.advance) = kind { true } else { false }
  }
}
