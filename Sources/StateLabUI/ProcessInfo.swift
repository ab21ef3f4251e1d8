// Facts about the device.

extension ProcessInfo {
  /// The seconds since the start of the device.
  @_disfavoredOverload
  public var systemUptime: TimeInterval { CACurrentMediaTime() }

  /// False, as on a phone whose settings are unchanged.
  public var isLowPowerModeEnabled: Bool { false }
  /// The temperature of the device: always nominal.
  public var thermalState: ThermalState { .nominal }
  /// The temperature of a device.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
}
