@_spi(Controls) import StateLabCore

// A program that asks for the time is told that of the virtual clock, so that each run is told the
// same. These win over Foundation's own in files that import this module and not Foundation.

extension Date {
  /// The time now: noon of 1 January 2025, Greenwich, when the program begins, and later by all the
  /// virtual time that has gone by since.
  public init() {
    let elapsed = World.now / .seconds(1)
    self.init(timeIntervalSinceReferenceDate: 757_425_600 + elapsed)
  }

  /// The time now, by the virtual clock.
  public static var now: Date { Date() }

  /// The seconds between the virtual clock's time and this one.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// Later than the virtual clock's time by so many seconds.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeInterval: seconds, since: Date())
  }
}
