import Synchronization

/// A run of code that is only asked for its result: it publishes nothing, stores nothing and sends no
/// request. Its effects on an object that the laboratory does not know of cannot be held back.
///
/// It is a fact of the process, and not of a host: a publisher or a default belongs to no host, and
/// asks before each value that it sends. The main actor does one thing at a time, and other threads
/// do not take part, so that one flag is enough.
enum DryRun {
  private static let isUnderWay = Atomic<Bool>(false)

  /// True if the code that runs now is part of one.
  static var isCurrent: Bool { isUnderWay.load(ordering: .relaxed) && MainThread.isCurrent }

  /// Runs `body` as a dry run.
  @MainActor
  static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isUnderWay.exchange(true, ordering: .relaxed)
    defer { isUnderWay.store(outer, ordering: .relaxed) }
    return try body()
  }
}
