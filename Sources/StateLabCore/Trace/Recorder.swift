import Synchronization

/// Collects the events of what is running.
///
/// The current recorder is a task-local value, so that code which no host reaches, such as a write
/// to a view that was never mounted, is recorded too, and two tests never meet.
///
/// Only the main actor writes to it; that is why it may call itself `Sendable`. A task that
/// inherits it may run on another thread: there, what is printed waits for the main one, and events
/// are not posted (known difference: events would stand in another order in each run).
public final class Recorder: @unchecked Sendable {
  /// The recorder of the run that this code belongs to; nil where nothing records.
  @TaskLocal public static var current: Recorder?

  /// The profile that is played. Hosts that adopt this recorder share it, unless they are given one of
  /// their own.
  let played: PlayedProfile
  private(set) var events: [Event] = []
  /// The events that are being read for a result; nil while nobody asks what it is read from.
  var reads: [Int]?
  private var unfinishedLine = ""
  /// The output of other threads that nobody has posted yet.
  private let printedElsewhere = Mutex("")
  /// The changes that are posted ahead of any other event.
  let observedChanges = ObservedChanges()
  let recording = Recording()
  /// The events that cause whatever is recorded next.
  private(set) var causes: [Int] = []

  /// An API that the code asked for and the profile lacks: what follows means nothing.
  public internal(set) var missingAPI: API?

  // Set by the host as it plays.
  var clock: (any EventClock)?
  var frame = 0
  var pass = 0

  /// Hosts that adopted this recorder. They live until the run ends, so that a debug and an
  /// optimised build, which let go of objects at different moments, record the same.
  private var hosts: [AnyObject] = []
  /// The number of hosts that have mounted a root of this name.
  private var roots: [String: Int] = [:]
  /// The views that events were recorded at, or inside of, each at its number.
  var views: [ViewIdentity] = []
  private var places = PlaceNumbers()
  private var types = TypeTable<TypeIdentity>()
  /// The number of types of each nested name.
  private var typesOfName: [String: Int] = [:]
  /// The fields of each object as an event told of them last, by the object's number.
  var toldFields: [Int: [FieldValue]] = [:]

  /// The objects that removed views kept, and that other code still holds.
  private var outliving: [OutlivingObject] = []

  /// Told of each event as it is posted, for a run that may end with its process.
  private let watch: ((TraceEntry) -> Void)?
  /// The number of views that ``watch`` was told of.
  private var toldViews = 0

  /// True if each screen is compared with the one that there would be if every body ran again
  /// (``Host/freshScreen``): that takes as long as mounting the tree.
  public let marksStaleScreens: Bool

  /// A recorder with nothing in it yet.
  ///
  /// - Parameters:
  ///   - marksStaleScreens: Whether it says after each action how the screen is out of date.
  ///   - watch: Called with each event at once, for a run that may end with its process.
  public init(
    profile: Profile = .standard, marksStaleScreens: Bool = false,
    watchedBy watch: ((TraceEntry) -> Void)? = nil
  ) {
    played = PlayedProfile(profile)
    self.marksStaleScreens = marksStaleScreens
    self.watch = watch
  }

  /// A recorder for something else that belongs to the same run.
  init(sharing played: PlayedProfile) {
    self.played = played
    marksStaleScreens = false
    watch = nil
  }

  /// The profile whose behaviour is played. To read it counts as a use of it.
  public var profile: Profile { played.use() }

  /// False if nothing in the run has used its profile: then the run is the same under every profile.
  @_spi(Reading) public var dependsOnProfile: Bool { played.isUsed }

  func keep(_ host: AnyObject) { hosts.append(host) }

  /// The place where a host mounts its root, known before anything is mounted. No two hosts share
  /// it.
  func root(_ type: Any.Type, isBuiltIn: Bool) -> EventPlace {
    let identity = identity(of: type, isBuiltIn: isBuiltIn)
    let count = roots[identity.baseName, default: 0] + 1
    roots[identity.baseName] = count
    return EventPlace(
      view: view(type, isBuiltIn: isBuiltIn, keys: count == 1 ? [] : [.host(count)], inside: nil))
  }

  /// The number of a view of this type at this place: the one that it had if it was mounted before.
  ///
  /// - Parameter name: The name that it has instead of its type's: see ``Node/nameInTrace``.
  func view(
    _ type: Any.Type, called name: String? = nil, isBuiltIn: Bool, keys: [ViewIdentity.Key],
    inside parent: Int?
  ) -> Int {
    StepCounter.count(keys.count)
    let id = places.number(
      of: .init(
        parent: parent, type: ObjectIdentifier(type), keys: keys.map(\.identity)))
    guard id == views.count else { return id }
    let type =
      name.map { TypeIdentity(name: $0, isBuiltIn: isBuiltIn) }
      ?? identity(of: type, isBuiltIn: isBuiltIn)
    views.append(ViewIdentity(id: id, parent: parent, type: type, keys: keys))
    return id
  }

  /// The keys by which the container of a view knows it.
  func keys(of place: EventPlace) -> [ViewIdentity.Key] { views[place.view].keys }

  private func identity(of type: Any.Type, isBuiltIn: Bool) -> TypeIdentity {
    if let known = types[type] { return known }
    let new = TypeIdentity(type, isBuiltIn: isBuiltIn) { typesOfName[$0, default: 0] + 1 }
    typesOfName[new.nestedName] = new.number
    types.set(new, for: type)
    return new
  }

  /// Ends the run: returns what was recorded, and lets go of the hosts.
  public func finish() -> Trace {
    finishLine()
    let trace = trace
    hosts = []
    return trace
  }

  /// Posts the event that everything in an action goes back to. An action begins a frame.
  func begin(
    _ action: Event.Action, at root: EventPlace?, from source: SourceLocation?, atLine line: Int?
  ) -> Int {
    postWhatWasPrintedElsewhere()
    postObservedChanges()
    if !events.isEmpty { frame += 1 }
    return record(.action(action), at: root, from: source, atLine: line, causes: [])
  }

  /// Everything that has been recorded so far.
  public var trace: Trace {
    postObservedChanges()
    return Trace(events, at: views, types: types)
  }

  /// Records the release of an object when an action ends and no code holds the object any longer. The
  /// causes are those of this call.
  func noteRelease(
    of object: AnyObject, in property: PropertyPath, numbered id: Int?, at place: EventPlace?
  ) {
    guard MainThread.isCurrent else { return }
    outliving.append(
      OutlivingObject(
        object: object, place: place, causes: causes,
        release: .released(property: property, object: .init(describing: object), id: id)))
  }

  /// Posts the releases since the last action, in the order in which the views were removed.
  func postReleases() {
    StepCounter.count(outliving.count)
    for released in outliving where released.object == nil {
      record(released.release, at: released.place, causes: released.causes)
    }
    outliving.removeAll { $0.object == nil }
  }

  private func postObservedChanges() {
    if observedChanges.areWaiting.load(ordering: .relaxed), MainThread.isCurrent {
      MainThread.assume { observedChanges.post() }
    }
  }

  /// Posts an event and returns its index; on another thread than the main one it does nothing and
  /// returns -1.
  @discardableResult
  func record(
    _ kind: Event.Kind, at place: EventPlace? = nil, from source: SourceLocation? = nil,
    atLine line: Int? = nil, difference: FieldDifference? = nil,
    fields: [FieldValue]? = nil, causes: [Int]? = nil
  ) -> Int {
    guard MainThread.isCurrent else { return -1 }
    MainThread.assume { observedChanges.post() }
    let causes = (causes ?? self.causes).inOrder
    StepCounter.count(1 + causes.count)
    let index = events.count
    let event = Event(
      index: index, time: clock?.now ?? .zero, frame: frame, pass: pass, view: place?.view,
      title: place?.title,
      source: source, screenLine: line, difference: difference, fields: fields, kind: kind,
      causes: causes)
    events.append(event)
    if let watch {
      watch(TraceEntry(event: event, newViews: Array(views[toldViews...])))
      toldViews = views.count
    }
    return index
  }

  /// Posts whole lines; what has no end yet waits for the rest.
  func print(_ text: String, from source: SourceLocation? = nil) {
    guard MainThread.isCurrent else { return printedElsewhere.withLock { $0 += text } }
    postWhatWasPrintedElsewhere()
    post(text, from: source)
  }

  private func postWhatWasPrintedElsewhere() {
    let text = printedElsewhere.withLock { text in
      defer { text = "" }
      return text
    }
    if !text.isEmpty { post(text) }
  }

  private func post(_ text: String, from source: SourceLocation? = nil) {
    StepCounter.count(text.utf8.count)
    var pieces = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while pieces.count > 1, let piece = pieces.popFirst() {
      record(.printed(unfinishedLine + piece), from: source)
      unfinishedLine = ""
    }
    unfinishedLine += pieces.first ?? ""
  }

  /// Posts the last line if nothing ended it.
  func finishLine() {
    postWhatWasPrintedElsewhere()
    guard !unfinishedLine.isEmpty else { return }
    record(.printed(unfinishedLine))
    unfinishedLine = ""
  }

  /// Posts a runtime message, and prints it when nothing records.
  static func warn(_ warning: RuntimeWarning) {
    if let current {
      current.record(.warning(warning))
    } else {
      Swift.print("warning: \(warning.message)")
    }
  }

  /// The causes of a scheduled block that runs now: those of its scheduling, and the wait in which
  /// it fell due. That wait stands for all earlier ones. Any other action that is under way only
  /// gave the block its turn.
  func causes(ofScheduled scheduling: [Int]) -> [Int] {
    if scheduling.isEmpty { return causes }
    guard let wait = causes.last(where: isWait), !scheduling.contains(where: { $0 >= wait }) else {
      return scheduling
    }
    return scheduling.filter { !isWait($0) } + [wait]
  }

  private func isWait(_ index: Int) -> Bool {
    events.indices.contains(index) && events[index].isWait
  }

  /// Runs `body`; these events cause whatever it records.
  func because<Result>(of causes: [Int], _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = self.causes
    self.causes = causes
    defer { self.causes = outer }
    return try body()
  }
}

/// An object that a view kept until the view was removed.
private struct OutlivingObject {
  weak var object: AnyObject?
  let place: EventPlace?
  let causes: [Int]
  /// The event to post as soon as no code holds the object.
  let release: Event.Kind
}

/// The clock that events are dated by.
protocol EventClock: AnyObject {
  /// The time since the run began.
  var now: Duration { get }
}

/// Tells one recording from another, for objects that keep their number in it. It outlives its
/// recorder while such an object does: an address could be used again, and two recordings would mix
/// up their numbers.
final class Recording {
  private var lastID = 0

  func nextID() -> Int {
    lastID += 1
    return lastID
  }
}

extension [Int] {
  /// The events once each, oldest first: several roads may lead from one to another.
  fileprivate var inOrder: [Int] {
    guard count > 1 else { return self }
    var result: [Int] = []
    for cause in sorted() where result.last != cause { result.append(cause) }
    return result
  }
}

/// The place of an event: the number of the view, and the title that a control there has now.
struct EventPlace: Hashable {
  let view: Int
  var title: String?
}
