// These clocks hide those of Swift's own module, which measure real time. Outside a world they measure
// real time as well. `.continuous`, where any clock is possible, is still Swift's own clock.

/// A clock whose time is virtual.
protocol VirtualTimeClock: Clock where Duration == Swift.Duration, Instant: _VirtualInstant {}

/// A point in virtual time.
public protocol _VirtualInstant: InstantProtocol where Duration == Swift.Duration {
  var _sinceStart: Duration { get }
  init(_sinceStart: Duration)
}

extension _VirtualInstant {
  static var current: Self { Self(_sinceStart: World.here == nil ? realTime : World.now) }

  /// The point in time that is later by a duration.
  public func advanced(by duration: Duration) -> Self {
    Self(_sinceStart: _sinceStart + duration)
  }
  /// The time from here to another point; negative for an earlier one.
  public func duration(to other: Self) -> Duration { other._sinceStart - _sinceStart }
  public static func < (a: Self, b: Self) -> Bool { a._sinceStart < b._sinceStart }
  public static func + (time: Self, duration: Duration) -> Self {
    time.advanced(by: duration)
  }
  public static func - (time: Self, duration: Duration) -> Self {
    time.advanced(by: .zero - duration)
  }
  public static func - (a: Self, b: Self) -> Duration { b.duration(to: a) }
  public static func += (time: inout Self, duration: Duration) { time = time + duration }
  public static func -= (time: inout Self, duration: Duration) { time = time - duration }
}

/// The real time since the first use.
private var realTime: Duration {
  let start = firstUse
  return _Concurrency.ContinuousClock.now - start
}
private let firstUse = _Concurrency.ContinuousClock.now

/// The clock of the virtual time, which also runs while a device sleeps.
public struct ContinuousClock: VirtualTimeClock {
  /// A point in virtual time.
  public struct Instant: _VirtualInstant, Codable, Sendable {
    public let _sinceStart: Duration
    public init(_sinceStart: Duration) { self._sinceStart = _sinceStart }

    /// The current virtual time.
    public static var now: Instant { current }
  }

  /// The clock of the virtual time.
  public init() {}
  /// The clock of the virtual time.
  public static var continuous: ContinuousClock { ContinuousClock() }
  /// The current virtual time.
  public static var now: Instant { Instant.now }
  /// The current virtual time.
  public var now: Instant { Instant.now }
  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until this virtual time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance, clock: Real())
  }
  private typealias Real = _Concurrency.ContinuousClock
}

/// The clock of the virtual time: no device sleeps here, so it equals ``ContinuousClock``.
public struct SuspendingClock: VirtualTimeClock {
  /// A point in virtual time.
  public struct Instant: _VirtualInstant, Codable, Sendable {
    public let _sinceStart: Duration
    public init(_sinceStart: Duration) { self._sinceStart = _sinceStart }

    /// The current virtual time.
    public static var now: Instant { current }
  }

  /// The clock of the virtual time.
  public init() {}
  /// The clock of the virtual time.
  public static var suspending: SuspendingClock { SuspendingClock() }
  /// The current virtual time.
  public static var now: Instant { Instant.now }
  /// The current virtual time.
  public var now: Instant { Instant.now }
  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until this virtual time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance, clock: Real())
  }
  private typealias Real = _Concurrency.SuspendingClock
}
