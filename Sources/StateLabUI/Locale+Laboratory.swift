// A person's settings, for a program that reads them. Foundation on Linux knows no settings and
// uses an international locale (`en_001`); here the settings are the same on every machine: the
// United States, GMT. Like the clock's members, these hide Foundation's own in files that import
// this module and not Foundation.

extension Locale {
  /// American English, the default locale.
  static let laboratory = Locale(identifier: "en_US")

  /// The default locale of Foundation's styles.
  static let foundation = Date.FormatStyle().locale

  /// American English.
  @_disfavoredOverload
  public static var current: Locale { .laboratory }

  /// American English, which never changes.
  @_disfavoredOverload
  public static var autoupdatingCurrent: Locale { .laboratory }

  /// American English alone.
  @_disfavoredOverload
  public static var preferredLanguages: [String] { ["en-US"] }
}

extension TimeZone {
  /// Greenwich Mean Time.
  static let laboratory = TimeZone.gmt

  /// Greenwich Mean Time.
  @_disfavoredOverload
  public static var current: TimeZone { .laboratory }

  /// Greenwich Mean Time, which never changes.
  @_disfavoredOverload
  public static var autoupdatingCurrent: TimeZone { .laboratory }
}

extension Calendar {
  /// The Gregorian calendar of the United States: a week begins on Sunday.
  static let laboratory = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .laboratory
    calendar.timeZone = .laboratory
    return calendar
  }()

  /// The Gregorian calendar of the United States: a week begins on Sunday.
  @_disfavoredOverload
  public static var current: Calendar { .laboratory }

  /// The Gregorian calendar, which never changes.
  @_disfavoredOverload
  public static var autoupdatingCurrent: Calendar { .laboratory }

  /// True if a date is on the virtual clock's current day.
  @_disfavoredOverload
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

  /// True if a date is on the day before the virtual clock's.
  @_disfavoredOverload
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  /// True if a date is on the day after the virtual clock's.
  @_disfavoredOverload
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) }
      ?? false
  }
}
