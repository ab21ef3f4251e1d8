/// The formats for the time between a date and now, which `Text` shows with a ``TimeDataSource``.
public enum SystemFormatStyle: Sendable {
  /// The distance from a date: `3 minutes, 42 seconds`, or `3:42` if the allowed fields are minutes
  /// and seconds, or hours, minutes and seconds, and `maxFieldCount` admits all of them.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    /// A unit of time, such as the hour.
    public typealias Field = Date.ComponentsFormatStyle.Field
    private let anchor: Date
    private let allowedFields: Set<Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// The distance from this date; a date before it has a negative distance.
    public init(
      to anchor: Date,
      allowedFields: Set<Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func format(_ value: Date) -> AttributedString {
      let distance = value.timeIntervalSince(anchor)
      let text =
        isClock
        ? ClockText(.seconds(distance.magnitude), showsHours: allowedFields.contains(.hour)).text
        : units(until: value).joined(separator: ", ")
      return AttributedString(mark(for: distance) + text)
    }

    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount >= 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
    }

    private func mark(for distance: TimeInterval) -> String {
      if sign == .never || distance == 0 && sign != .always(includingZero: true) { return "" }
      if distance < 0 { return "\u{2212}" }
      return sign == .automatic ? "" : "+"
    }

    /// The largest units that are not zero; at least one unit.
    private func units(until date: Date) -> [String] {
      let fields: [(Field, Calendar.Component, String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"),
        (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
        (.second, .second, "second"),
      ].filter { allowedFields.contains($0.0) }
      let parts = Calendar.laboratory.dateComponents(
        // The difference of two dates has an error of less than a microsecond.
        Set(fields.map(\.1)), from: min(anchor, date),
        to: max(anchor, date).addingTimeInterval(0.000_000_5))
      let named = fields.map { (count: parts.value(for: $0.1) ?? 0, name: $0.2) }
      let shown = named.drop { $0.count == 0 }.prefix(maxFieldCount).filter { $0.count > 0 }
      return (shown.isEmpty ? named.suffix(1) : shown).map {
        "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")"
      }
    }
  }

  /// The time since a date, as a stopwatch shows it: `00:05.23`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let startDate: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// The time since this date; zero before the date.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let passed = Duration.seconds(max(0, value.timeIntervalSince(startDate)))
      let clock = ClockText(
        passed, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: true)
      return AttributedString(clock.text)
    }
  }

  /// The elapsed or the remaining time of an interval, as a clock: `4:32`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// The remaining time of the interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { self.init(interval, true, showsHours, maxFieldCount, maxPrecision) }

    /// The elapsed time of the interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { self.init(interval, false, showsHours, maxFieldCount, maxPrecision) }

    private init(
      _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      (self.interval, self.countsDown) = (interval, countsDown)
      (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let time =
        countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      let clock = ClockText(
        .seconds(time), showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
      return AttributedString(clock.text)
    }
  }
}

extension SystemFormatStyle.DateOffset {
  /// Nil: the laboratory draws the text whenever time passes.
  public func discreteInput(before input: Date) -> Date? { nil }
  public func discreteInput(after input: Date) -> Date? { nil }
}
extension SystemFormatStyle.Stopwatch {
  /// Nil: the laboratory draws the text whenever time passes.
  public func discreteInput(before input: Date) -> Date? { nil }
  public func discreteInput(after input: Date) -> Date? { nil }
}
extension SystemFormatStyle.Timer {
  /// Nil: the laboratory draws the text whenever time passes.
  public func discreteInput(before input: Date) -> Date? { nil }
  public func discreteInput(after input: Date) -> Date? { nil }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Self.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, as a stopwatch shows it.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The remaining time of an interval, as a clock.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The elapsed time of an interval, as a clock.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
