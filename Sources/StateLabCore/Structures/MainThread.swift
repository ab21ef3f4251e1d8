import Synchronization

/// The thread of the main actor, for code that belongs to no actor and can run on any thread.
///
/// The main actor has no fixed thread: on Linux, the main actor moves through a pool once the
/// program awaits. Only the concurrency runtime knows the current thread of the main actor, and a
/// query takes 100 ns. So a running host notes its thread, and a comparison of two numbers answers
/// the question.
enum MainThread {
  /// The thread on which a host runs now, or a result is read from a recording, or 0. One value for
  /// the process: the main actor, which all hosts share, is on one thread at a time.
  private static let playing = Atomic<UInt>(0)

  /// True if the current thread is that of a running host.
  static var isPlaying: Bool { currentThread() == playing.load(ordering: .relaxed) }

  /// True if the code that runs now may access state of the main actor.
  static var isCurrent: Bool {
    isPlaying || mainActorProbe is any OnMainActor
  }

  /// Notes the thread while `body` runs a host on it, or reads a result.
  @MainActor
  static func note<Result>(while body: () throws -> Result) rethrows -> Result {
    let outer = playing.exchange(currentThread(), ordering: .relaxed)
    defer { playing.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Runs `body` on the main actor, if the caller already knows that it may
  /// (``MainActor/assumeIsolated(_:file:line:)`` would check again).
  static func assume<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
  }
}

/// A conformance that holds on the main actor only, so that a cast checks the current executor.
private protocol OnMainActor {}
private struct MainActorProbe: @MainActor OnMainActor {}
private let mainActorProbe: any Sendable = MainActorProbe()

/// The number of the current thread, which no other living thread has; never 0, and even.
@_silgen_name("pthread_self")
func currentThread() -> UInt
