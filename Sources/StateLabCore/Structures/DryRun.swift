import Synchronization

/// A run of code for its result alone: the code publishes nothing, stores nothing and sends no
/// request. A dry run cannot prevent effects on objects that the laboratory does not know.
///
/// The flag belongs to the process, not to a host: a publisher or a default belongs to no host, and
/// reads the flag before each value that it sends. The main actor runs one job at a time, and other
/// threads take no part, so one flag is enough.
enum DryRun {
  private static let isUnderWay = Atomic<Bool>(false)

  /// True if the code that runs now is part of a dry run.
  static var isCurrent: Bool { isUnderWay.load(ordering: .relaxed) && MainThread.isCurrent }

  /// Runs `body` as a dry run.
  @MainActor
  static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isUnderWay.exchange(true, ordering: .relaxed)
    defer { isUnderWay.store(outer, ordering: .relaxed) }
    return try body()
  }
}
