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

  /// The distance that begins now and has this number of seconds.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }
}

/// Formats a number of seconds, in American English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// `1:05`, `1m 5s`, `1 min, 5 sec`, `1 minute, 5 seconds`.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, brief, spellOut
  }
  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional texts drop zeros at their beginning, and other texts drop all zeros.
    public static let `default` = Self(rawValue: 1)
    /// Drops zeros at these places.
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes zeros, and each number after the first with two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units in the text.
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units in the text; 0 for no limit.
  open var maximumUnitCount = 0

  private static let units:
    [(unit: NSCalendar.Unit, seconds: Int, letter: String, short: String, name: String)] = [
      (.day, 86_400, "d", "day", "day"), (.hour, 3_600, "h", "hr", "hour"),
      (.minute, 60, "m", "min", "minute"), (.second, 1, "s", "sec", "second"),
    ]

  /// A time span as text.
  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(ti.magnitude.rounded(.down))
    var parts = Self.units.filter { allowedUnits.contains($0.unit) }.map { unit in
      defer { rest %= unit.seconds }
      return (unit: unit, count: rest / unit.seconds)
    }
    guard let last = parts.last else { return "" }
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    let isPositional = unitsStyle == .positional
    if !keepsZeros, zeroFormattingBehavior != [] {
      while parts.count > (isPositional && last.unit.seconds == 1 ? 1 : 0), parts[0].count == 0 {
        parts.removeFirst()
      }
      if !isPositional { parts.removeAll { $0.count == 0 } }
      if parts.isEmpty { parts = [last] }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let texts = parts.enumerated().map { place, part -> String in
      let count = "\(part.count)"
      let s = part.count == 1 ? "" : "s"
      return switch unitsStyle {
      case .positional:
        (place > 0 || keepsZeros) && count.count == 1 ? "0" + count : count
      case .abbreviated: count + part.unit.letter
      case .brief: count + part.unit.short + (part.unit.unit == .day ? s : "")
      case .short: "\(count) \(part.unit.short)" + (part.unit.unit == .day ? s : "")
      case .full, .spellOut: "\(count) \(part.unit.name)\(s)"
      }
    }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      default: ", "
      }
    return (ti < 0 ? "-" : "") + texts.joined(separator: separator)
  }

  /// The time between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
}
