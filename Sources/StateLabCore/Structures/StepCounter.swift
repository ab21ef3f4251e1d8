/// Counts the steps that the laboratory takes, for tests that compare N with 10 N.
///
/// A step is the unit of work of a loop or a recursion: a visited node or observer, a moved place
/// of a heap or a queue, a byte of a description. Unlike time, the number of steps does not depend
/// on the machine or its load.
///
/// A release build counts nothing, and contains no calls.
@_spi(Steps) public enum StepCounter {
  /// Counts steps; evaluates the number only during ``steps(of:)``.
  @inline(__always)
  public static func count(_ steps: @autoclosure () -> Int = 1) {
    #if DEBUG
      if let current { current.steps += steps() }
    #endif
  }

  #if DEBUG
    final class Tally: @unchecked Sendable { fileprivate(set) var steps = 0 }

    @TaskLocal static var current: Tally?

    /// The number of steps while the closure runs.
    public static func steps(of body: () throws -> Void) rethrows -> Int {
      let tally = Tally()
      try $current.withValue(tally, operation: body)
      return tally.steps
    }
  #endif
}
