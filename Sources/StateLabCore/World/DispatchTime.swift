/// A moment of virtual time.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Since the world began; nil is never.
  private let moment: Duration?

  /// Now, by the clock of the current world; the beginning of time where no world is current.
  public static func now() -> DispatchTime {
    DispatchTime(sinceStart: World.now)
  }

  /// Never.
  public static let distantFuture = DispatchTime(moment: nil)

  init(sinceStart: Duration) { self.init(moment: sinceStart) }

  private init(moment: Duration?) { self.moment = moment }

  /// This long after the world began.
  public init(uptimeNanoseconds: UInt64) {
    self.init(sinceStart: .nanoseconds(Int64(clamping: uptimeNanoseconds)))
  }

  /// Since the world began; the distant future is as late as can be.
  public var uptimeNanoseconds: UInt64 {
    moment.map { UInt64(clamping: $0.wholeNanoseconds) } ?? .max
  }

  var sinceStart: Duration { moment ?? .nanoseconds(Int64.max) }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    guard let first = a.moment else { return false }
    guard let second = b.moment else { return true }
    return first < second
  }

  /// Later by a span; `never` leads to the distant future.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let moment = time.moment, let duration = interval.duration else { return .distantFuture }
    return DispatchTime(sinceStart: moment + duration)
  }

  /// Earlier by a span; `never` leads to the distant future.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let moment = time.moment, let duration = interval.duration else { return .distantFuture }
    return DispatchTime(sinceStart: moment - duration)
  }

  /// Later by this many seconds; more than a clock can count, infinitely many too, lead to the
  /// distant future.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard abs(seconds) < 1e12 else { return .distantFuture }
    return DispatchTime(moment: time.moment.map { $0 + .nearestNanosecond(seconds: seconds) })
  }

  /// Seconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }
}

/// A span of time in one of the usual units.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// Whole seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Billionths of a second.
  case nanoseconds(Int)
  /// Longer than any other.
  case never

  /// Nil is never.
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
  /// So that 1.2 seconds are 1 200 000 000 ns, though no `Double` is exactly 1.2 (R87).
  static func nearestNanosecond(seconds: Double) -> Duration {
    .nanoseconds(Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  /// Nanoseconds, rounded down, within what an integer holds.
  var wholeNanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000))
  }
}
