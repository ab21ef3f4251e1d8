/// The main run loop as a scheduler, for `debounce(for:scheduler: RunLoop.main)`.
///
/// In Foundation a run loop's time is a `Date`; here the run loop uses ``DispatchQueue/main``.
public final class RunLoop: Scheduler, Sendable {
  /// The time type of the main queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of the main queue.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The only run loop.
  public static let main = RunLoop()
  /// The only run loop.
  public static var current: RunLoop { main }

  private init() {}

  /// The virtual time of the current world.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// Virtual time is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs the block in its turn on the main queue.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Runs the action in its turn on the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: options, action)
  }

  /// Runs the action on the main queue when the virtual clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs the action at `date` and after each `interval` of virtual time, until the result is
  /// canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
