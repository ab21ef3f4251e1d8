// Foundation's formatters, with American English as the default locale.

/// Formats and parses dates: in American English and GMT, unless a program sets other values.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// A formatter for American English and GMT.
  public override init() {
    super.init()
    locale = .laboratory
    timeZone = .laboratory
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
