// Environment values of a person's settings. They are the same on every machine: American English,
// the Gregorian calendar, GMT.

extension EnvironmentValues {
  /// The locale: `en_US`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar: Gregorian.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone: GMT.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .laboratory } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .laboratory } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .laboratory } }
