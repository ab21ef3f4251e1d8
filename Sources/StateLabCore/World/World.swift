import Synchronization

/// The simulated outer world of an experiment: a clock, the queues of work, and the defaults
/// database.
///
/// A host owns a world and makes it current while the host runs, so that `DispatchQueue.main`,
/// `debounce` and `UserDefaults.standard` find the world. The current world is a task-local value,
/// like ``Recorder/current``: two experiments never share a world. **Work that is queued without a
/// current world runs on the main actor, in real time**, since no host would run it.
///
/// One thread uses a world at a time: the laboratory simulates threads and never starts one
/// (fidelity 2.11, 8). So the class is `Sendable` without a lock. Real threads of a program leave
/// their work in ``inbox``; the defaults have a lock of their own.
public final class World: @unchecked Sendable {
  /// The world of the current run; nil outside a run.
  @TaskLocal public static var current: World?

  /// The world of the running code. A task that inherits no task-local values, such as a detached
  /// task, is in the world of the host that runs it; a real thread is in ``ofProcess``.
  @_spi(Controls) public static var here: World? { current ?? played ?? ofProcess }

  /// The time in the world of the running code; zero without a world.
  @_spi(Controls) public static var now: Duration {
    guard let world = here else { return .zero }
    return MainThread.isCurrent ? world.clock.now : world.clock.nowForThreads
  }

  /// The world of a process with a single program: real threads inherit no task-local values, and
  /// find the world here. Nil elsewhere, as in tests, in which several worlds exist.
  @_spi(Controls) public static var ofProcess: World? {
    get { processWorld.withLock { $0 } }
    set { processWorld.withLock { $0 = newValue } }
  }

  /// The world of the host that runs on this thread; nil if no host is running.
  static var played: World? { MainThread.isPlaying ? playedWorld : nil }

  /// Process-wide, because a task without inherited task-local values has no other way to its host.
  /// One world at a time is enough: hosts run on the main actor. Read and written on the thread of
  /// that host only.
  nonisolated(unsafe) private static var playedWorld: World?

  /// Notes that a host runs in this world, on this thread, during `body`.
  @MainActor
  func notePlaying<Result>(while body: () throws -> Result) rethrows -> Result {
    let outer = Self.playedWorld
    return try MainThread.note {
      Self.playedWorld = self
      defer { Self.playedWorld = outer }
      return try body()
    }
  }

  /// The world's only clock.
  public let clock = VirtualClock()
  /// Blocks that wait for their turn on the main queue, first in, first out. The host runs them
  /// after the flush of the action that queued them (fidelity 2.11, 5).
  @exclusivity(unchecked) public internal(set) var pendingMain = PendingBlocks()
  /// The contents of ``UserDefaults`` in this world.
  let defaults: DefaultsDatabase
  /// The observer of writes to the defaults; nil until a property declares a key.
  @exclusivity(unchecked) nonisolated(unsafe) var defaultsObserver: (any DefaultsObserver)?
  /// The writes and calls that real threads leave for the main thread (fidelity 2.12, 3).
  let inbox = MainThreadInbox()
  /// The tree of the host that runs in this world now; nil if no host is running.
  @exclusivity(unchecked) var playing: (any PlayedTree)?
  /// The recorder of the running host, for code outside a task: between two jobs of a task there is
  /// no current task, and its task-local values are out of reach.
  var recorder: Recorder? {
    guard let playing else { return nil }
    return MainThread.assume { playing.recorder }
  }
  /// True during a simulated background thread (fidelity 2.11, 8).
  public private(set) var isBackground = false

  /// The passes of the simulated run loop so far: one for each action, each scheduled block, and
  /// each round of the main queue.
  @_spi(Controls) @exclusivity(unchecked) public internal(set) var passes = 0
  /// The objects that other modules keep in this world, by their types.
  @exclusivity(unchecked) private(set) var kept: [ObjectIdentifier: AnyObject] = [:]

  /// The only object of its type in this world.
  @_spi(Controls) public func only<Object: AnyObject>(_ make: () -> Object) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let object = kept[type] as? Object { return object }
    let object = make()
    kept[type] = object
    return object
  }

  /// A world at time zero, without waiting work.
  public convenience init() { self.init(DefaultsDatabase()) }

  init(_ defaults: DefaultsDatabase) { self.defaults = defaults }

  /// A world with the defaults and the kept objects of another one.
  init(copying other: World) {
    defaults = DefaultsDatabase(copying: other.defaults)
    kept = other.kept
    clock.advance(by: other.clock.now)
  }

  deinit { inbox.close() }

  /// Runs a closure in a simulated background thread: it may write a state (R12), and an object
  /// that changes there causes W4 (R51).
  public func playInBackground<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isBackground
    isBackground = true
    defer { isBackground = outer }
    return try body()
  }

  /// Runs a closure on the simulated main thread, no matter where the closure was queued.
  func playOnMain(_ body: () -> Void) {
    let outer = isBackground
    isBackground = false
    defer { isBackground = outer }
    body()
  }
}

extension Recorder {
  /// The recorder of the current run; nil without a recording. In a task that inherits no
  /// task-local values, such as a detached task, the recorder of the host that runs the task.
  public static var current: Recorder? { inherited ?? World.played?.recorder }
}

/// The part of a tree of views that its world uses.
protocol PlayedTree: AnyObject {
  @MainActor var recorder: Recorder? { get }
}

/// The world of a process with a single program: process-wide, because real threads inherit no
/// reference to a host.
private let processWorld = Mutex<World?>(nil)
