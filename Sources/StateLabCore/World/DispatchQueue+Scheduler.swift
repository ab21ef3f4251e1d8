extension DispatchQueue: Scheduler {
  /// A moment of virtual time, in a form that schedulers can count with.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// The same moment, for a scheduler.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      Stride(duration: other.dispatchTime.sinceStart - dispatchTime.sinceStart)
    }

    public func advanced(by stride: Stride) -> Self {
      Self(DispatchTime(sinceStart: dispatchTime.sinceStart + stride.duration))
    }
  }

  /// This scheduler has no options.
  public struct SchedulerOptions: Sendable {
    /// Options without content.
    public init() {}
  }

  /// The virtual time of the current world.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Virtual time is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The same as ``async(execute:)``.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    enqueue(action)
  }

  /// The same as ``asyncAfter(deadline:execute:)``.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = schedule(at: date.dispatchTime, action)
  }

  /// Runs the action at `date` and after each `interval` of virtual time, until the result is
  /// cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(on: self, every: interval, action)
    repetition.schedule(at: date)
    return repetition
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A span of virtual time.
  public struct Stride: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable,
    SchedulerTimeIntervalConvertible
  {
    let duration: Duration

    init(duration: Duration) { self.duration = duration }

    /// The same span; `never` is as long as can be.
    public init(_ interval: DispatchTimeInterval) {
      self.init(duration: interval.duration ?? .nanoseconds(Int64.max))
    }

    /// Seconds.
    public init(integerLiteral value: Int) { self.init(duration: .seconds(value)) }
    /// Seconds, to the nearest nanosecond (R87).
    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self.init(duration: .seconds(seconds))
    }

    /// Nanoseconds.
    public var magnitude: Int { duration.wholeNanoseconds.magnitudeWithinInt }
    /// The same span as Dispatch has it, in nanoseconds.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(duration.wholeNanoseconds) }

    public static func < (a: Self, b: Self) -> Bool { a.duration < b.duration }
    public static func + (a: Self, b: Self) -> Self { Self(duration: a.duration + b.duration) }
    public static func - (a: Self, b: Self) -> Self { Self(duration: a.duration - b.duration) }
    /// Read as numbers of nanoseconds.
    public static func * (a: Self, b: Self) -> Self {
      .nanoseconds(a.duration.wholeNanoseconds * b.duration.wholeNanoseconds)
    }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(duration: .seconds(s)) }
    /// To the nearest nanosecond (R87).
    public static func seconds(_ s: Double) -> Self {
      Self(duration: .nearestNanosecond(seconds: s))
    }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(duration: .milliseconds(ms)) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(duration: .microseconds(us)) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(duration: .nanoseconds(ns)) }
  }
}

extension Int {
  fileprivate var magnitudeWithinInt: Int { Int(clamping: magnitude) }
}

/// An action that is scheduled again each time it has run.
private final class Repetition: Cancellable {
  private let queue: DispatchQueue
  private let interval: DispatchQueue.SchedulerTimeType.Stride
  private var action: (() -> Void)?
  private var next: VirtualClock.Appointment?

  init(
    on queue: DispatchQueue, every interval: DispatchQueue.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    self.queue = queue
    // Time would not move on.
    self.interval = max(interval, .nanoseconds(1))
    self.action = action
  }

  func schedule(at date: DispatchQueue.SchedulerTimeType) {
    next = queue.schedule(at: date.dispatchTime) { [self] in
      action?()
      if action != nil { schedule(at: date.advanced(by: interval)) }
    }
  }

  func cancel() {
    let action = action.take()
    next.take()?.cancel()
    withExtendedLifetime(action) {}
  }
}
