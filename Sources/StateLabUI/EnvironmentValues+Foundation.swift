// What programs read of a person's settings. Here they are the same on every machine: American
// English, the Gregorian calendar, Greenwich Mean Time.

extension EnvironmentValues {
  /// The language and the customs that things are written for: `en_US`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that dates are counted by: the Gregorian one.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone that times are told in: GMT.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .laboratory } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .laboratory } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .laboratory } }
