@_spi(Controls) import StateLabCore

/// A value that follows the virtual clock, for a text that updates without evaluating a body.
public struct TimeDataSource<Value>: Sendable {
  fileprivate enum Kind: Hashable { case now, since(Date), until(Date), offset(Date) }
  fileprivate let kind: Kind
  fileprivate let value: @Sendable () -> Value
}

extension TimeDataSource where Value == Date {
  /// The date of the virtual clock.
  public static var currentDate: Self { Self(kind: .now) { Date() } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date until now; empty before the date.
  public static func dateRange(startingAt date: Date) -> Self {
    Self(kind: .since(date)) { date..<max(date, Date()) }
  }

  /// The time from now until a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> Self {
    Self(kind: .until(date)) { min(date, Date())..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before the date.
  public static func durationOffset(to date: Date) -> Self {
    Self(kind: .offset(date)) { .seconds(Date().timeIntervalSince(date)) }
  }
}

extension Text {
  /// A value that follows the clock, in its format.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(ticking: Formatted(source, format) { $0 })
  }

  /// A value that follows the clock, in its format. The attributes are looks only.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(ticking: Formatted(source, format) { String($0.characters) })
  }

  /// A value in its format, whose attributes are looks only.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(verbatim: String(format.writtenForLaboratory(input).characters))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that follows the clock, in its format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value that follows the clock, in its format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value in its format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(input, format: format))
  }
}

// Unchecked: a format is a value, and Foundation does not declare all formats Sendable.
private struct Formatted<V, F: DiscreteFormatStyle>: TickingText, @unchecked Sendable
where F.FormatInput == V {
  let source: TimeDataSource<V>
  let format: F
  let read: @Sendable (F.FormatOutput) -> String

  init(
    _ source: TimeDataSource<V>, _ format: F, read: @escaping @Sendable (F.FormatOutput) -> String
  ) {
    (self.source, self.format, self.read) = (source, format, read)
  }

  var textNow: String { read(format.writtenForLaboratory(source.value())) }

  static func == (a: Self, b: Self) -> Bool {
    a.source.kind == b.source.kind && a.format == b.format
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source.kind)
    hasher.combine(format)
  }
}
