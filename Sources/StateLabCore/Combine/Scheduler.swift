/// Something that runs closures, now or at some later time of its own clock.
///
/// In the laboratory time is virtual: a closure that is due later waits for `host.advance(by:)`.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of its clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options for how it runs a closure; they change nothing on the laboratory's own schedulers.
  associatedtype SchedulerOptions

  /// The moment that its clock shows.
  var now: SchedulerTimeType { get }
  /// The least tolerance it takes: a closure may run so far from the time asked for.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs the action at its next opportunity.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs the action when its clock reaches `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs the action when its clock reaches `date`, and again after each `interval`, until the
  /// result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs the action at its next opportunity.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs the action when its clock reaches `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the action when its clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs the action at `date` and after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the action at `date` and after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs the action after each interval from now on, until the result is cancelled.
  func schedule(
    every interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: minimumTolerance,
      options: options, action)
  }
}

/// A span of time that can be made from common units.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of this many seconds.
  static func seconds(_ s: Int) -> Self
  /// A span of this many seconds.
  static func seconds(_ s: Double) -> Self
  /// A span of this many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A span of this many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A span of this many billionths of a second, the smallest that Dispatch counts.
  static func nanoseconds(_ ns: Int) -> Self
}
