import StateLabCore
import StateLabFormatters

// A program that reads the time gets the time of the virtual clock, so that each run gets the same
// times. These members hide Foundation's own in files that import this module and not Foundation.

extension Date {
  /// The current time: noon of 1 January 2025, GMT, at the start of the program, plus the virtual
  /// time since then.
  @_disfavoredOverload
  public init() { self = .ofVirtualClock }

  /// The current time of the virtual clock.
  @_disfavoredOverload
  public static var now: Date { Date() }

  /// The seconds from the virtual clock's time to this date.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// A date this many seconds after the virtual clock's time.
  @_disfavoredOverload
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeInterval: seconds, since: Date())
  }
}

extension RunLoop.SchedulerTimeType {
  /// The time of a date.
  public init(_ date: Date) { self.init(.now() + date.timeIntervalSince(Date())) }
}
