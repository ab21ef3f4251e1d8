// Foundation's formatters, with American English as the default locale. They are a module of their own
// so that StateLabUI can export each by name: such a name hides Foundation's also in a file that
// imports Foundation.

import Foundation

extension Locale {
  fileprivate static let laboratory = Locale(identifier: "en_US")
}

/// Formats and parses dates: in American English and GMT, unless a program sets other values.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// A formatter for American English and GMT.
  public override init() {
    super.init()
    locale = .laboratory
    timeZone = .gmt
  }

  /// An archived formatter, with its settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A date in American English.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

/// Formats and parses numbers: in American English, unless a program sets another locale.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// A formatter for American English.
  public override init() {
    super.init()
    locale = .laboratory
  }

  /// An archived formatter, with its settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A number in American English.
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}

/// Formats the distance between two dates, in American English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// `2 months ago`, `2 mo. ago`.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// `1 day ago`, or `yesterday`.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// The words of the units.
  open var unitsStyle = UnitsStyle.full
  /// Numbers, or names where there is one.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The distance of a date from a reference date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: .laboratory
    ).format(referenceDate)
  }

  /// The distance of a date from the virtual clock's time; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .ofVirtualClock) }
  }

  /// The distance that begins now and has this number of seconds.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }
}
