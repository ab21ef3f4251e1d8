/// Counts the steps that data structures take, for tests that compare N with 10 N.
///
/// A step is whatever a structure does once for each of its elements. A release build counts
/// nothing.
enum StepCounter {
  @inline(__always)
  static func count(_ steps: Int = 1) {
    #if DEBUG
      if let current { current.steps += steps }
    #endif
  }

  #if DEBUG
    final class Tally: @unchecked Sendable { var steps = 0 }

    @TaskLocal static var current: Tally?

    /// The steps that were taken while the closure ran.
    static func steps(of body: () throws -> Void) rethrows -> Int {
      let tally = Tally()
      try $current.withValue(tally, operation: body)
      return tally.steps
    }
  #endif
}
