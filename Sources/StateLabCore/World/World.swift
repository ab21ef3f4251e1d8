import Synchronization

/// The outer world of an experiment, simulated: a clock, the queues of work, and the defaults
/// database.
///
/// A host holds one and makes it current while it plays, so that `DispatchQueue.main`, `debounce`
/// and `UserDefaults.standard` find it. It is a task-local value, as ``Recorder/current`` is: two
/// experiments never meet. **Work that is queued where no world is current never runs**, since
/// nobody would play it.
///
/// It is used from one thread at a time: threads are played here, never started (fidelity 2.11, 8).
/// That is why it may call itself `Sendable` without a lock. Real threads of a program leave what
/// they have for it in ``inbox``; the defaults have a lock of their own.
public final class World: @unchecked Sendable {
  /// The world of what is being played; nil outside of any.
  @TaskLocal public static var current: World?

  /// The world that the code running now belongs to. A task that inherits no task-local values,
  /// such as a detached one, is in the world of the host that plays it; a real thread is in
  /// ``ofProcess``.
  static var here: World? { current ?? played ?? ofProcess }

  /// The time in the world that the code running now belongs to; zero outside of any.
  @_spi(Controls) public static var now: Duration {
    if let played = current ?? played { return played.clock.now }
    return ofProcess?.clock.nowForThreads ?? .zero
  }

  /// The world of a process that plays a single program: real threads inherit no task-local value,
  /// and this is where they find it. Nil elsewhere, as in tests, where several worlds may be
  /// played.
  @_spi(Controls) public static var ofProcess: World? {
    get { processWorld.withLock { $0 } }
    set { processWorld.withLock { $0 = newValue } }
  }

  /// The world of the host that plays on this thread; nil where none does.
  static var played: World? { MainThread.isPlaying ? playedWorld : nil }

  /// Process-wide, because a task that inherits no task-local value has nothing else that leads it to
  /// its host. One world at a time is enough: hosts play on the main actor. Read and written on the
  /// thread of that host only.
  nonisolated(unsafe) private static var playedWorld: World?

  /// Notes that a host plays in this world, on this thread, while `body` runs.
  @MainActor
  func notePlaying<Result>(while body: () throws -> Result) rethrows -> Result {
    let outer = Self.playedWorld
    return try MainThread.note {
      Self.playedWorld = self
      defer { Self.playedWorld = outer }
      return try body()
    }
  }

  /// The only clock that there is in it.
  public let clock = VirtualClock()
  /// Blocks that wait for their turn on the main queue, first in, first out. The host runs them
  /// after the flush of the action that queued them (fidelity 2.11, 5).
  @exclusivity(unchecked) public internal(set) var pendingMain = PendingBlocks()
  /// The contents of ``UserDefaults`` in this world.
  let defaults: DefaultsDatabase
  /// Told of each write to the defaults; nil until a property declares a key of them.
  @exclusivity(unchecked) nonisolated(unsafe) var defaultsObserver: (any DefaultsObserver)?
  /// The writes and calls that real threads have left for the main one (fidelity 2.12, 3).
  let inbox = MainThreadInbox()
  /// The tree of the host that plays in this world now, if one does.
  @exclusivity(unchecked) var playing: (any PlayedTree)?
  /// The recorder of the host that plays, for what belongs to no task: between two turns of a task
  /// there is none, and its values are out of reach.
  var recorder: Recorder? {
    guard let playing else { return nil }
    return MainThread.assume { playing.recorder }
  }
  /// True while a thread other than the main one is played (fidelity 2.11, 8).
  public private(set) var isBackground = false

  /// A world whose time is zero, and in which nothing waits.
  public convenience init() { self.init(DefaultsDatabase()) }

  init(_ defaults: DefaultsDatabase) { self.defaults = defaults }

  deinit { inbox.close() }

  /// Runs a closure as if off the main thread: state may be written there (R12), and objects that
  /// change there bring the message W4 (R51).
  public func playInBackground<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isBackground
    isBackground = true
    defer { isBackground = outer }
    return try body()
  }

  /// Runs a closure as the main thread does, wherever it was queued from.
  func playOnMain(_ body: () -> Void) {
    let outer = isBackground
    isBackground = false
    defer { isBackground = outer }
    body()
  }
}

/// What a world knows of the tree of views that is played in it.
protocol PlayedTree: AnyObject {
  @MainActor var recorder: Recorder? { get }
}

/// The world of a program, where a process plays only one: process-wide, because its real threads
/// inherit nothing that leads them to a host.
private let processWorld = Mutex<World?>(nil)
