// Texts of dates. A distance is computed from the virtual clock whenever the screen is drawn: these
// texts tick by themselves, without a body.

@_spi(Controls) import StateLabCore

extension Text {
  /// A date, or its distance from now.
  nonisolated public init(_ date: Date, style: DateStyle) {
    if style.ticks {
      self.init(ticking: Distance(date: date, style: style))
    } else {
      self.init(verbatim: style.text(date, now: date))
    }
  }

  /// Two dates, with their days if these differ. SwiftUI's abbreviations are not documented.
  nonisolated public init(_ dates: ClosedRange<Date>) { self.init(verbatim: DateStyle.span(dates)) }

  /// Two dates, with their days if these differ.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The remaining time of an interval, or the elapsed time, in the form of a clock: 1:05.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      ticking: Countdown(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// The style of a date in `Text(_:style:)`.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The distance from now, in the two largest units: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with its sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now, in the form of a clock: 36:59:01.
    public static let timer = DateStyle(kind: .timer)

    /// True if the text is a distance from now.
    fileprivate var ticks: Bool { kind != .date && kind != .time }

    func text(_ date: Date, now: Date) -> String {
      let seconds = Int(exactly: date.timeIntervalSince(now).rounded()) ?? 0
      switch kind {
      case .date: return Self.written(date, .long, .none)
      case .time: return Self.written(date, .none, .short)
      case .relative: return Self.units(seconds.magnitude).prefix(2).joined(separator: ", ")
      case .offset: return (seconds < 0 ? "-" : "+") + Self.units(seconds.magnitude)[0]
      case .timer: return ClockText(.seconds(seconds.magnitude)).text
      }
    }

    private static func written(
      _ date: Date, _ day: DateFormatter.Style, _ time: DateFormatter.Style
    ) -> String {
      let formatter = DateFormatter()
      formatter.locale = .laboratory
      formatter.timeZone = .laboratory
      formatter.dateStyle = day
      formatter.timeStyle = time
      // The formatter writes a narrow space before AM and PM, which no keyboard has.
      return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// The distance in its nonzero units, the largest first; at least one unit.
    private static func units(_ seconds: UInt) -> [String] {
      let units = [
        ("day", seconds / 86400), ("hour", seconds / 3600 % 24), ("minute", seconds / 60 % 60),
        ("second", seconds % 60),
      ]
      let named = units.filter { $0.1 > 0 }.map { "\($1) \($0)\($1 == 1 ? "" : "s")" }
      return named.isEmpty ? ["0 seconds"] : named
    }

    /// `12:00 – 12:10 PM`
    fileprivate static func span(_ dates: ClosedRange<Date>) -> String {
      let isWithinDay = Calendar.laboratory.isDate(
        dates.lowerBound, inSameDayAs: dates.upperBound)
      return (dates.lowerBound..<dates.upperBound)
        .formatted(date: isWithinDay ? .omitted : .abbreviated, time: .shortened)
    }

    /// The remaining time of an interval, or the elapsed time.
    fileprivate static func timer(
      _ time: ClosedRange<Date>, at now: Date, countsDown: Bool, _ showsHours: Bool
    ) -> String {
      let now = min(max(now, time.lowerBound), time.upperBound)
      let seconds =
        countsDown
        ? time.upperBound.timeIntervalSince(now) : now.timeIntervalSince(time.lowerBound)
      return ClockText(
        .seconds(Int(exactly: seconds.rounded()) ?? 0), showsHours: showsHours
      ).text
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date, or its distance from now.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Two dates, with their days if these differ.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendLiteral(Text.DateStyle.span(dates))
  }

  /// Two dates, with their days if these differ.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(interval.start...interval.end)
  }

  /// The remaining time of an interval, or the elapsed time, in the form of a clock: 1:05.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

/// The distance of a date from now.
private struct Distance: TickingText {
  let date: Date
  let style: Text.DateStyle
  var textNow: String { style.text(date, now: Date()) }
}

/// The remaining time of an interval, or the elapsed time.
private struct Countdown: TickingText {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown, showsHours: Bool

  var textNow: String {
    let now = min(Date(), pauseTime ?? .distantFuture)
    return Text.DateStyle.timer(interval, at: now, countsDown: countsDown, showsHours)
  }
}
