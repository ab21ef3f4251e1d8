@_spi(Controls) import StateLabCore

// The clocks of the system, in virtual time. The device has run for one hour at the start of the
// program.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// The seconds since 1 January 2001, GMT.
public typealias CFAbsoluteTime = Double

/// The seconds since the start of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 3600 + World.now / .seconds(1) }

/// The seconds since 1 January 2001, GMT, as of `Date()`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// The nanoseconds since the start of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_absolute_time() -> UInt64 {
  3_600_000_000_000 + DispatchTime.now().uptimeNanoseconds
}
/// The nanoseconds since the start of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The nanoseconds of a unit of ``mach_absolute_time()``, as a fraction: 1.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct mach_timebase_info_data_t: Sendable {
  /// The nanoseconds.
  public var numer: UInt32 = 0
  /// The units that take so long.
  public var denom: UInt32 = 0
  public init() {}
}
/// Sets the fraction to one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return 0
}
