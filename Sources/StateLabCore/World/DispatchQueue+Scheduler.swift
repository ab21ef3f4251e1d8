extension DispatchQueue: Scheduler {
  /// A point in virtual time, for schedulers.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The same time as a `DispatchTime`.
    public var dispatchTime: DispatchTime

    /// Creates the time of a scheduler from a `DispatchTime`.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      Stride(duration: other.dispatchTime.sinceStart - dispatchTime.sinceStart)
    }

    /// The time after an interval; the distant future for a time beyond the clock's range (R94).
    public func advanced(by stride: Stride) -> Self {
      let time = dispatchTime.sinceStart + stride.duration
      return Self(
        time < .nanoseconds(Int64.max) ? DispatchTime(sinceStart: time) : .distantFuture)
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

  /// Schedules as ``async(execute:)`` does.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    enqueue(action)
  }

  /// Schedules as ``asyncAfter(deadline:execute:)`` does.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = schedule(at: date.dispatchTime, action)
  }

  /// Runs the action at `date` and after each `interval` of virtual time, until the result is
  /// canceled.
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
  /// An interval of virtual time.
  public struct Stride: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable,
    SchedulerTimeIntervalConvertible
  {
    let duration: Duration

    /// Clamps to the range of whole nanoseconds in an integer (R94).
    init(duration: Duration) { self.duration = .nanoseconds(duration.wholeNanoseconds) }

    /// The same interval; `never` is the longest possible interval.
    public init(_ interval: DispatchTimeInterval) {
      self.init(duration: interval.duration ?? .nanoseconds(Int64.max))
    }

    /// An interval in seconds.
    public init(integerLiteral value: Int) { self.init(duration: .seconds(value)) }
    /// An interval in seconds, to the nearest nanosecond (R87).
    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self.init(duration: .seconds(seconds))
    }

    /// The interval in nanoseconds; negative for a negative interval (R94).
    public var magnitude: Int { duration.wholeNanoseconds }
    /// The same interval as a `DispatchTimeInterval`, in nanoseconds.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(duration.wholeNanoseconds) }

    public static func < (a: Self, b: Self) -> Bool { a.duration < b.duration }
    public static func + (a: Self, b: Self) -> Self { Self(duration: a.duration + b.duration) }
    public static func - (a: Self, b: Self) -> Self { Self(duration: a.duration - b.duration) }
    /// Multiplies the numbers of nanoseconds.
    public static func * (a: Self, b: Self) -> Self {
      .nanoseconds(Int(clamping: Int128(a.magnitude) * Int128(b.magnitude)))
    }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    /// An interval in whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(duration: .seconds(s)) }
    /// An interval in seconds, to the nearest nanosecond (R87).
    public static func seconds(_ s: Double) -> Self {
      Self(duration: .nearestNanosecond(seconds: s))
    }
    /// An interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(duration: .milliseconds(ms)) }
    /// An interval in microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(duration: .microseconds(us)) }
    /// An interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(duration: .nanoseconds(ns)) }
  }
}

extension DispatchQueue.SchedulerTimeType: Codable {
  /// One number: the nanoseconds since the world began.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dispatchTime.uptimeNanoseconds)
  }

  public init(from decoder: any Decoder) throws {
    self.init(
      DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: Codable {
  /// One number: the nanoseconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(magnitude)
  }

  public init(from decoder: any Decoder) throws {
    self = .nanoseconds(try decoder.singleValueContainer().decode(Int.self))
  }
}

/// An action that is scheduled again after each run.
private final class Repetition: Cancellable {
  private let queue: DispatchQueue
  private weak let world = World.here
  private let interval: DispatchQueue.SchedulerTimeType.Stride
  private var action: (() -> Void)?
  private var next: (any Cancellable)?

  init(
    on queue: DispatchQueue, every interval: DispatchQueue.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    self.queue = queue
    // With an interval of zero, time would not advance.
    self.interval = max(interval, .nanoseconds(1))
    self.action = action
  }

  /// On another thread, waits for the main thread's work of the inbox, as ``cancel()`` does: the main
  /// thread alone uses the appointment.
  func schedule(at date: DispatchQueue.SchedulerTimeType) {
    if let world, !MainThread.isCurrent {
      return world.inbox.add { [self] in if action != nil { schedule(at: date) } }
    }
    next = queue.schedule(at: date.dispatchTime) { [self] in
      action?()
      if action != nil { schedule(at: date.advanced(by: interval)) }
    }
  }

  /// Cancels now, or, on another thread, once the main thread does the work of its inbox: the queue
  /// repeats the action on the main thread.
  func cancel() {
    guard let world, !MainThread.isCurrent else { return cancelNow() }
    world.inbox.add(cancelNow)
  }

  private func cancelNow() {
    let action = action.take()
    next.take()?.cancel()
    withExtendedLifetime(action) {}
  }
}
