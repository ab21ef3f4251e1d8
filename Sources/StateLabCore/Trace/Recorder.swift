/// Collects the events of a run.
///
/// The current recorder is a task-local value, so that a recording includes code without a host,
/// such as a write to a view that was never mounted, and two tests never share a recorder.
///
/// Only the main actor mutates a recorder; therefore the class is `Sendable`. A task that inherits
/// the recorder may run on another thread: there, printed text waits for the main thread, and
/// events are not posted (known difference: the order of the events would differ between runs).
public final class Recorder: @unchecked Sendable {
  /// The recorder that the running task inherits; nil for none.
  @TaskLocal public static var inherited: Recorder?

  /// The profile of the run. Hosts that adopt this recorder share the profile, unless they have
  /// their own.
  let played: PlayedProfile
  // Unchecked, because each event would pay for the check. Only `append` changes the array, and no
  // other code runs meanwhile.
  @exclusivity(unchecked) private(set) var events: [Event] = []
  /// The events that a result has read so far; nil outside ``read(_:)``.
  var reads: [Int]?
  let printedText = PrintedText()
  /// The changes to post before any other event.
  let observedChanges = ObservedChanges()
  let recording = Recording()
  /// The causes of the next recorded event.
  private(set) var causes: [Int] = []
  /// The code of the program that runs now; nil while only the runtime runs.
  var code: Event.Code? = .experiment
  /// The number of recorded writes.
  private var writes = 0

  /// An API that the code used and the profile lacks: later events have no meaning.
  public internal(set) var missingAPI: API?

  // The host sets these properties while it runs.
  var clock: (any EventClock)?
  var frame = 0
  var pass = 0

  /// Hosts that adopted this recorder. They live until the run ends, so that a debug and an
  /// optimized build, which release objects at different moments, record the same events.
  private var hosts: [AnyObject] = []
  /// The views of the events.
  var views = RecordedViews()
  var described = DescribedObjects()
  var outliving = OutlivingObjects()
  private(set) lazy var observables = NumberedObservables(in: recording)

  /// Receives each event as it is posted, for a run that may end with its process.
  private let watch: ((TraceEntry) -> Void)?
  /// The number of views that ``watch`` has received.
  private var toldViews = 0

  /// True if the host compares each screen with the screen that fresh bodies would produce
  /// (``Host/freshScreen``); a comparison takes as long as mounting the tree.
  public let marksStaleScreens: Bool
  /// Computes the fresh screen of a comparison by running the code that it receives.
  let computesFreshScreen: (() -> String?) -> String?

  /// A recorder without events.
  ///
  /// - Parameters:
  ///   - marksStaleScreens: Whether to check after each action if the screen is stale.
  ///   - computesFreshScreen: Runs the closure that it receives, and returns the closure's text. If the
  ///     check must not change objects of plain classes or global variables, run the closure in a copy
  ///     of the process.
  ///   - watch: Receives each event at once, for a run that may end with its process.
  public init(
    profile: Profile = .standard, marksStaleScreens: Bool = false,
    computingFreshScreensBy computesFreshScreen: @escaping (() -> String?) -> String? = { $0() },
    watchedBy watch: ((TraceEntry) -> Void)? = nil
  ) {
    played = PlayedProfile(profile)
    self.marksStaleScreens = marksStaleScreens
    self.computesFreshScreen = computesFreshScreen
    self.watch = watch
  }

  /// A recorder for another part of the same run.
  init(sharing played: PlayedProfile) {
    self.played = played
    marksStaleScreens = false
    computesFreshScreen = { $0() }
    watch = nil
  }

  /// The profile of the run. Reading `profile` counts as a use of the profile.
  public var profile: Profile { played.use() }

  /// False if the run did not use its profile: then the run is the same under every profile.
  @_spi(Reading) public var dependsOnProfile: Bool { played.isUsed }

  func keep(_ host: AnyObject) { hosts.append(host) }

  /// Ends the run: returns the trace, and releases the hosts.
  public func finish() -> Trace {
    finishLine()
    let trace = trace
    hosts = []
    return trace
  }

  /// Posts the action that is the first cause of all events in it. An action begins a frame.
  func begin(
    _ action: Event.Action, at root: EventPlace?, from source: CodeLocation?, atLine line: Int?
  ) -> Int {
    postWhatWasPrintedElsewhere()
    postObservedChanges()
    if !events.isEmpty { frame += 1 }
    return record(.action(action), at: root, from: source, atLine: line, causes: [])
  }

  /// The trace of all events so far.
  public var trace: Trace {
    postObservedChanges()
    return Trace(events, at: views.identities, types: views.types)
  }

  private func postObservedChanges() {
    if observedChanges.areWaiting.load(ordering: .relaxed), MainThread.isCurrent {
      MainThread.assume { observedChanges.post() }
    }
  }

  /// Posts an event and returns its index; on a background thread, has no effect and returns -1.
  @discardableResult
  func record(
    _ kind: Event.Kind, at place: EventPlace? = nil, from source: CodeLocation? = nil,
    atLine line: Int? = nil, difference: FieldDifference? = nil,
    fields: [FieldValue]? = nil, write: Event.Write? = nil, causes: [Int]? = nil
  ) -> Int {
    guard MainThread.isCurrent else { return -1 }
    let name = kind.name
    // A note leaves the order of all other events as it is.
    if name != .noted { MainThread.assume { observedChanges.post() } }
    if name == .wrote || name == .wroteEqual || name == .willChange { writes += 1 }
    if name == .willChange { described.forget() }
    let causes = (causes ?? self.causes).inOrder
    StepCounter.count(1 + causes.count)
    let index = events.count
    events.append(
      Event(
        index: index, time: clock?.now ?? .zero, frame: frame, pass: pass, view: place?.view,
        title: place?.title,
        source: source, screenLine: line, difference: difference, fields: fields,
        code: kind.isOfCode ? code : nil, write: write,
        kind: kind, causes: causes))
    if let watch {
      watch(TraceEntry(event: events[index], newViews: Array(views.identities[toldViews...])))
      toldViews = views.identities.count
    }
    return index
  }

  /// The number of writes so far, with the changes that are not posted yet.
  @MainActor var writeCount: Int { writes + observedChanges.count }

  /// Posts a fact for a diagnosis.
  func note(
    _ note: Event.Note, at place: EventPlace? = nil, difference: FieldDifference? = nil
  ) {
    record(.noted(note), at: place, difference: difference)
  }

  /// Posts a runtime message, or prints the message without a recorder.
  static func warn(_ warning: RuntimeWarning) {
    if let current {
      current.record(.warning(warning))
    } else {
      Swift.print("warning: \(warning.message)")
    }
  }

  /// The causes of a scheduled block that runs now: the causes of its scheduling, and the wait in
  /// which the block fell due. The last wait stands for all earlier waits. Any other action in
  /// progress only gave the block its turn.
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

  /// Runs `body`; `causes` are the causes of every event that `body` records.
  func because<Result>(of causes: [Int], _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = self.causes
    self.causes = causes
    defer { self.causes = outer }
    return try body()
  }
}

/// The clock for the times of events.
protocol EventClock: AnyObject {
  /// The time since the run began.
  var now: Duration { get }
}

/// Identifies a recording, for objects that store their number in it. Such an object keeps the
/// identity alive after the recorder: a reused address could mix the numbers of two recordings.
final class Recording {
  private var lastID = 0

  func nextID() -> Int {
    lastID += 1
    return lastID
  }
}

extension [Int] {
  /// The events without duplicates, oldest first: several chains may lead from one event to
  /// another.
  fileprivate var inOrder: [Int] {
    guard count > 1 else { return self }
    var result: [Int] = []
    for cause in sorted() where result.last != cause { result.append(cause) }
    return result
  }
}

/// The place of an event: the number of the view, and the current title of its control.
struct EventPlace: Hashable {
  let view: Int
  var title: String?
}
