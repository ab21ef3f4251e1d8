/// A scheduler that runs every action at once, without a clock.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only point in time of the scheduler.
  public struct SchedulerTimeType: Strideable, Sendable {
    init() {}

    public func distance(to other: Self) -> Stride { Stride(0) }
    public func advanced(by stride: Stride) -> Self { self }

    /// An interval without duration.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The value for arithmetic alone: no interval has a duration.
      public var magnitude: Int

      /// An interval; none has a duration.
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
      public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
      public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
      public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
      public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
      public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }

      public static func seconds(_ s: Int) -> Self { Self(0) }
      public static func seconds(_ s: Double) -> Self { Self(0) }
      public static func milliseconds(_ ms: Int) -> Self { Self(0) }
      public static func microseconds(_ us: Int) -> Self { Self(0) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(0) }
    }
  }

  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The only instance of the scheduler.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { Stride(0) }
  private typealias Stride = SchedulerTimeType.Stride

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
