// Values that a program formats with its own call of `formatted` or `format`. Foundation would use
// its own locale and clock; these members use the laboratory's, unless a style sets another locale.
// They hide Foundation's as the dates of Date+VirtualClock.swift do; in a generic function, the
// name refers to the protocol's member, and so to Foundation's.

extension FormatStyle {
  /// A value in this style, for American English unless the style sets a locale.
  func written(_ input: FormatInput) -> FormatOutput {
    (self == locale(.foundation) ? locale(.laboratory) : self).writtenByVirtualClock(input)
  }

  /// A value in this style, always for American English.
  func writtenForLaboratory(_ input: FormatInput) -> FormatOutput {
    locale(.laboratory).writtenByVirtualClock(input)
  }

  /// A value in this style, relative to the virtual clock's time, which Foundation does not read.
  private func writtenByVirtualClock(_ input: FormatInput) -> FormatOutput {
    guard let style = self as? Date.RelativeFormatStyle, let date = input as? Date,
      let text = style.anchored(at: date).format(Date()) as? FormatOutput
    else { return format(input) }
    return text
  }
}

extension Date.RelativeFormatStyle {
  fileprivate func anchored(at date: Date) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: presentation,
      unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
  }

  /// The distance of a date from the virtual clock's time.
  @_disfavoredOverload
  public func format(_ destDate: Date) -> String { written(destDate) }
}

extension Date.FormatStyle {
  /// A date as text.
  @_disfavoredOverload
  public func format(_ value: Date) -> String { written(value) }
}

extension Date.IntervalFormatStyle {
  /// Two dates as text.
  @_disfavoredOverload
  public func format(_ v: Range<Date>) -> String { written(v) }
}

extension IntegerFormatStyle.Currency {
  /// A sum of money as text.
  @_disfavoredOverload
  public func format(_ value: Value) -> String { written(value) }
}

extension FloatingPointFormatStyle.Currency {
  /// A sum of money as text.
  @_disfavoredOverload
  public func format(_ value: Value) -> String { written(value) }
}

extension Decimal.FormatStyle.Currency {
  /// A sum of money as text.
  @_disfavoredOverload
  public func format(_ value: Decimal) -> String { written(value) }
}

extension Duration.UnitsFormatStyle {
  /// A time as text.
  @_disfavoredOverload
  public func format(_ duration: Duration) -> String { written(duration) }
}

extension Date {
  /// The date and the time, in numbers.
  @_disfavoredOverload
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The date and the time, each in this style.
  @_disfavoredOverload
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).written(self)
  }

  /// The date in a style.
  @_disfavoredOverload
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == Date { format.written(self) }
}

extension Range where Bound == Date {
  /// The two dates, in numbers.
  @_disfavoredOverload
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The two dates, each in this style.
  @_disfavoredOverload
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    Date.IntervalFormatStyle(date: date, time: time).written(self)
  }

  /// The two dates in a style.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Range<Date> { style.written(self) }
}

extension BinaryInteger {
  /// The number in groups of three digits.
  @_disfavoredOverload
  public func formatted() -> String { formatted(IntegerFormatStyle<Self>()) }

  /// The number in a style.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.written(self) }

  /// The number in a style for another type.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput: BinaryInteger { format.written(S.FormatInput(self)) }
}

extension BinaryFloatingPoint {
  /// The number in groups of three digits.
  @_disfavoredOverload
  public func formatted() -> String { formatted(FloatingPointFormatStyle<Self>()) }

  /// The number in a style.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.written(self) }

  /// The number in a style for another type.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput: BinaryFloatingPoint { format.written(S.FormatInput(self)) }
}

extension Decimal {
  /// The number in groups of three digits.
  @_disfavoredOverload
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The number in a style.
  @_disfavoredOverload
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.written(self) }
}

extension Duration {
  /// The time in the form of a clock: 1:05:00.
  @_disfavoredOverload
  public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }

  /// The time in a style.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Self { format.written(self) }
}

extension Sequence {
  /// The elements in a style.
  @_disfavoredOverload
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.written(self) }
}

extension Sequence where Element == String {
  /// The texts as a list: a, b, and c.
  @_disfavoredOverload
  public func formatted() -> String { Array(self).formatted(.list(type: .and)) }
}

extension FormatStyle {
  /// A list whose members have this style.
  @_disfavoredOverload
  public static func list<MemberStyle, Base>(
    memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
  ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
    let isOfNoLocale = memberStyle == memberStyle.locale(.foundation)
    return Self(memberStyle: isOfNoLocale ? memberStyle.locale(.laboratory) : memberStyle)
      .typed(type, width)
  }
}

extension ListFormatStyle {
  fileprivate func typed(_ type: ListType, _ width: Width) -> Self {
    var style = self
    style.listType = type
    style.width = width
    return style
  }
}
