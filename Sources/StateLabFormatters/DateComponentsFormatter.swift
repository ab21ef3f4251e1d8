import Foundation

/// Formats a span of time, in American English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// `1:05`, `1m 5s`, `1 min, 5 sec`, `1 minute, 5 seconds`, `1min 5sec`, `one minute, five seconds`.
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

  /// The units in the text. Without units, the text has the units of the date components, or all
  /// units for a number of seconds and for two dates.
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units in the text; 0 for no limit.
  open var maximumUnitCount = 0
  /// True for a text such as `About 5 minutes`.
  open var includesApproximationPhrase = false
  /// True for a text such as `5 minutes remaining`.
  open var includesTimeRemainingPhrase = false

  /// A time span as text.
  open func string(from ti: TimeInterval) -> String? {
    string(from: Self.reference, to: Self.reference + ti)
  }

  /// The time between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, in: allowedUnits)
  }

  /// The time span of date components as text.
  open func string(from components: DateComponents) -> String? {
    guard let end = Self.calendar.date(byAdding: components, to: Self.reference) else { return nil }
    let given = SpanUnit.all.filter { $0.value(in: components) != nil }.map(\.unit)
    return text(
      from: Self.reference, to: end,
      in: allowedUnits.isEmpty ? NSCalendar.Unit(given) : allowedUnits)
  }

  /// The text of date components; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  /// The date at which a time span without dates begins.
  private static let reference = Date(timeIntervalSinceReferenceDate: 0)
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

// MARK: The parts of a text

extension DateComponentsFormatter {
  private typealias Part = (unit: SpanUnit, count: Int)

  private func text(from start: Date, to end: Date, in units: NSCalendar.Unit) -> String? {
    let units = units.isEmpty ? NSCalendar.Unit(SpanUnit.all.map(\.unit)) : units
    guard abs(end.timeIntervalSince(start)) < 1e12 else { return nil }
    let parts = shown(Self.parts(from: min(start, end), to: max(start, end), in: units))
    let about = includesApproximationPhrase ? "About " : ""
    let remaining = includesTimeRemainingPhrase ? " remaining" : ""
    return about + (end < start ? "-" : "") + text(of: parts) + remaining
  }

  /// The whole numbers of the units: years and months by the calendar, other units by their length.
  private static func parts(
    from start: Date, to end: Date, in units: NSCalendar.Unit
  ) -> [Part] {
    let allowed = SpanUnit.all.filter { units.contains($0.unit) }
    let components = Set(allowed.filter { $0.seconds == nil }.map(\.component))
    let dated = calendar.dateComponents(components, from: start, to: end)
    let base = components.isEmpty ? start : calendar.date(byAdding: dated, to: start) ?? start
    var rest = Int(end.timeIntervalSince(base).rounded(.down))
    return allowed.map { unit in
      guard let seconds = unit.seconds else { return (unit, unit.value(in: dated) ?? 0) }
      defer { rest %= seconds }
      return (unit, rest / seconds)
    }
  }

  /// The parts without the zeros that the text drops.
  private func shown(_ all: [Part]) -> [Part] {
    var parts = all
    guard let last = parts.last else { return [] }
    if !zeroFormattingBehavior.contains(.pad), zeroFormattingBehavior != [] {
      let keepsSeconds = unitsStyle == .positional && last.unit.seconds == 1
      while parts.count > (keepsSeconds ? 1 : 0), parts[0].count == 0 { parts.removeFirst() }
      if unitsStyle != .positional { parts.removeAll { $0.count == 0 } }
      if parts.isEmpty { parts = [last] }
    }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func text(of parts: [Part]) -> String {
    switch unitsStyle {
    case .positional: positional(parts)
    case .abbreviated: parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: parts.map { "\($0.count)\($0.unit.short($0.count))" }.joined(separator: " ")
    case .short: parts.map { "\($0.count) \($0.unit.short($0.count))" }.joined(separator: ", ")
    case .full: parts.map { "\($0.count) \($0.unit.name($0.count))" }.joined(separator: ", ")
    case .spellOut:
      parts.map { "\(Self.spelled($0.count)) \($0.unit.name($0.count))" }.joined(separator: ", ")
    }
  }

  /// The form of a clock, after the abbreviated units from a day: `1d 3:46:40`.
  private func positional(_ parts: [Part]) -> String {
    let dates = parts.filter { !$0.unit.isOfClock }.map { "\($0.count)\($0.unit.letter)" }
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    let clock = parts.filter(\.unit.isOfClock).enumerated().map { place, part in
      let isPadded = (place > 0 || keepsZeros) && (0...9).contains(part.count)
      return isPadded ? "0\(part.count)" : "\(part.count)"
    }
    return (dates + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
  }

  private static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

/// A unit of a time span.
private struct SpanUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  /// The length; nil for a unit whose length depends on the date.
  let seconds: Int?
  let letter: String
  private let short: String
  private let name: String

  /// True for the units that a clock shows.
  var isOfClock: Bool { seconds.map { $0 <= 3_600 } ?? false }

  func value(in components: DateComponents) -> Int? { components.value(for: component) }

  /// The short name for this number, which has a plural from a day.
  func short(_ count: Int) -> String { count == 1 || isOfClock ? short : short + "s" }

  func name(_ count: Int) -> String { count == 1 ? name : name + "s" }

  static let all = [
    SpanUnit(.year, .year, nil, "y", "yr", "year"),
    SpanUnit(.month, .month, nil, "mo", "mth", "month"),
    SpanUnit(.weekOfMonth, .weekOfMonth, 604_800, "w", "wk", "week"),
    SpanUnit(.day, .day, 86_400, "d", "day", "day"),
    SpanUnit(.hour, .hour, 3_600, "h", "hr", "hour"),
    SpanUnit(.minute, .minute, 60, "m", "min", "minute"),
    SpanUnit(.second, .second, 1, "s", "sec", "second"),
  ]

  private init(
    _ unit: NSCalendar.Unit, _ component: Calendar.Component, _ seconds: Int?, _ letter: String,
    _ short: String, _ name: String
  ) {
    (self.unit, self.component, self.seconds) = (unit, component, seconds)
    (self.letter, self.short, self.name) = (letter, short, name)
  }
}
