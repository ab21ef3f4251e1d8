/// Counts the steps that the laboratory takes, for tests that compare N with 10 N.
///
/// A step is whatever a loop or a recursion does once: a node or an observer that is visited, a
/// place that a heap or a queue moves, a byte of a description. Steps do not depend on the machine,
/// on what else it does, or on the moment; time does.
///
/// A release build counts nothing, and the calls are gone from it.
@_spi(Steps) public enum StepCounter {
  /// Notes steps that are being taken; the number is worked out only where somebody counts.
  @inline(__always)
  public static func count(_ steps: @autoclosure () -> Int = 1) {
    #if DEBUG
      if let current { current.steps += steps() }
    #endif
  }

  #if DEBUG
    final class Tally: @unchecked Sendable { fileprivate(set) var steps = 0 }

    @TaskLocal static var current: Tally?

    /// The steps that were taken while the closure ran.
    public static func steps(of body: () throws -> Void) rethrows -> Int {
      let tally = Tally()
      try $current.withValue(tally, operation: body)
      return tally.steps
    }
  #endif
}
