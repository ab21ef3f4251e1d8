/// A protocol for running closures, now or at a later time of the scheduler's clock.
///
/// In the laboratory time is virtual: a later closure waits for `host.advance(by:)`.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options for running a closure; the laboratory's own schedulers ignore them.
  associatedtype SchedulerOptions

  /// The current time of the scheduler's clock.
  var now: SchedulerTimeType { get }
  /// The minimum tolerance: the time by which a closure may run late.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs the action at the next opportunity.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs the action when the scheduler's clock reaches `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs the action when the scheduler's clock reaches `date`, and again after each `interval`,
  /// until the result is canceled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs the action at the next opportunity.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs the action when the scheduler's clock reaches `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the action when the scheduler's clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs the action at `date` and after each `interval`, until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the action at `date` and after each `interval`, until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs the action after each interval from now on, until the result is canceled.
  func schedule(
    every interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: minimumTolerance,
      options: options, action)
  }
}

/// An interval that common units can express.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of this many seconds.
  static func seconds(_ s: Int) -> Self
  /// An interval of this many seconds.
  static func seconds(_ s: Double) -> Self
  /// An interval of this many milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// An interval of this many microseconds.
  static func microseconds(_ us: Int) -> Self
  /// An interval of this many nanoseconds, the smallest unit of Dispatch.
  static func nanoseconds(_ ns: Int) -> Self
}
