/// A point in virtual time.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// The time since the world began; nil for the distant future.
  private let moment: Duration?

  /// The current time of the current world's clock; without a current world, the real time
  /// since the first use of a clock.
  public static func now() -> DispatchTime {
    DispatchTime(sinceStart: ContinuousClock.now._sinceStart)
  }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(moment: nil)

  init(sinceStart: Duration) { self.init(moment: sinceStart) }

  private init(moment: Duration?) { self.moment = moment }

  /// The time this long after the world began.
  public init(uptimeNanoseconds: UInt64) {
    self.init(sinceStart: .nanoseconds(Int64(clamping: uptimeNanoseconds)))
  }

  /// The nanoseconds since the world began; the maximum for the distant future.
  public var uptimeNanoseconds: UInt64 {
    moment.map { UInt64(clamping: $0.wholeNanoseconds) } ?? .max
  }

  var sinceStart: Duration { moment ?? .nanoseconds(Int64.max) }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    guard let first = a.moment else { return false }
    guard let second = b.moment else { return true }
    return first < second
  }

  /// The time after an interval; the distant future for `never`.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let moment = time.moment, let duration = interval.duration else { return .distantFuture }
    return DispatchTime(sinceStart: moment + duration)
  }

  /// The time before an interval; the distant future for `never`.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let moment = time.moment, let duration = interval.duration else { return .distantFuture }
    return DispatchTime(sinceStart: moment - duration)
  }

  /// The time after this many seconds; the distant future for a number beyond the clock's range or
  /// infinity.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard abs(seconds) < 1e12 else { return .distantFuture }
    return DispatchTime(moment: time.moment.map { $0 + .nearestNanosecond(seconds: seconds) })
  }

  /// The time before this many seconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }
}

/// An interval of time in a common unit.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// Whole seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Billionths of a second.
  case nanoseconds(Int)
  /// An interval without end.
  case never

  /// The duration; nil for `never`.
  var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.duration == b.duration }

  public func hash(into hasher: inout Hasher) { hasher.combine(duration) }
}

extension Duration {
  /// Rounds to nanoseconds, so that 1.2 seconds are 1 200 000 000 ns, though no `Double` is exactly
  /// 1.2 (R87).
  static func nearestNanosecond(seconds: Double) -> Duration {
    .nanoseconds(Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  /// Nanoseconds, rounded down, clamped to the range of an integer.
  var wholeNanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000))
  }
}
