/// A queue of operations, simulated: it uses the queues of ``DispatchQueue``.
public final class OperationQueue: @unchecked Sendable {
  /// The queue of the main thread.
  public static let main = OperationQueue(.main)
  /// The queue of the main thread.
  public static var current: OperationQueue? { main }

  /// Stored without effect: operations run one after the other.
  public var maxConcurrentOperationCount = -1
  /// Stored without effect.
  public var name: String?
  let queue: DispatchQueue

  private init(_ queue: DispatchQueue) { self.queue = queue }

  /// A queue whose blocks run on a simulated background thread.
  public convenience init() { self.init(.global()) }

  /// Runs the block in its turn.
  public func addOperation(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }
}

extension OperationQueue: Scheduler {
  /// The time type of the main queue. In Foundation, the time is a `Date`.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of the main queue.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The virtual time of the current world.
  public var now: SchedulerTimeType { queue.now }
  /// Virtual time is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { queue.minimumTolerance }

  /// Runs the action in its turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: options, action)
  }

  /// Runs the action when the virtual clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { queue.schedule(after: date, tolerance: tolerance, options: options, action) }

  /// Runs the action at `date` and after each `interval` of virtual time, until the result is
  /// canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    queue.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
