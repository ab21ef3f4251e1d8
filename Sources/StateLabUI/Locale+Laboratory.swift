// A person's settings, as a program asks for them. Foundation on Linux knows none and writes for
// nobody in particular (`en_001`); here they are those of a person in the United States, in
// Greenwich Mean Time, on every machine. Like the clock's, these win over Foundation's own in files
// that import this module and not Foundation.

extension Locale {
  /// American English, for what a program does not ask for in another language.
  static let laboratory = Locale(identifier: "en_US")

  /// The locale that Foundation's styles have unless a program names another.
  static let foundation = Date.FormatStyle().locale

  /// American English.
  public static var current: Locale { .laboratory }

  /// American English, which nobody changes.
  public static var autoupdatingCurrent: Locale { .laboratory }

  /// American English, and no other.
  public static var preferredLanguages: [String] { ["en-US"] }
}

extension TimeZone {
  /// Greenwich Mean Time.
  static let laboratory = TimeZone.gmt

  /// Greenwich Mean Time.
  public static var current: TimeZone { .laboratory }

  /// Greenwich Mean Time, which nobody changes.
  public static var autoupdatingCurrent: TimeZone { .laboratory }
}

extension Calendar {
  /// The Gregorian one, by American custom: a week begins on Sunday.
  static let laboratory = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .laboratory
    calendar.timeZone = .laboratory
    return calendar
  }()

  /// The Gregorian one, by American custom: a week begins on Sunday.
  public static var current: Calendar { .laboratory }

  /// The Gregorian one, which nobody changes.
  public static var autoupdatingCurrent: Calendar { .laboratory }

  /// True if a date is of the virtual clock's day.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

  /// True if a date is of the day before the virtual clock's.
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  /// True if a date is of the day after the virtual clock's.
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) }
      ?? false
  }
}
