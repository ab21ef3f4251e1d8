import Synchronization

/// The thread that views live on, for code that belongs to no actor and may run anywhere.
///
/// The main actor has no thread of its own: on Linux it moves through a pool once the program
/// awaits. Only the concurrency runtime knows for sure where it is now, and asking takes 100 ns. So
/// while a host plays, its thread is noted, and comparing two numbers answers the question.
enum MainThread {
  /// The thread on which a host plays now, or a result is read from a recording, or 0. A fact of the
  /// process: the main actor, which all hosts share, is on one thread at a time.
  private static let playing = Atomic<UInt>(0)

  /// True if this is that thread.
  static var isPlaying: Bool { currentThread() == playing.load(ordering: .relaxed) }

  /// True if the code that runs now may touch what belongs to the main actor.
  static var isCurrent: Bool {
    isPlaying || mainActorProbe is any OnMainActor
  }

  /// Notes the thread while `body` plays a host on it, or reads a result.
  @MainActor
  static func note<Result>(while body: () throws -> Result) rethrows -> Result {
    let outer = playing.exchange(currentThread(), ordering: .relaxed)
    defer { playing.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Runs `body` as code of the main actor, where it is known already that it may
  /// (``MainActor/assumeIsolated(_:file:line:)`` would ask again).
  static func assume<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
  }
}

/// A conformance that holds on the main actor only, so that a cast to it asks where the code runs.
private protocol OnMainActor {}
private struct MainActorProbe: @MainActor OnMainActor {}
private let mainActorProbe: any Sendable = MainActorProbe()

/// A number that no other living thread has; never 0.
@_silgen_name("pthread_self")
private func currentThread() -> UInt
