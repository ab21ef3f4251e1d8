// Foundation's formatters, which write for American English unless a program sets another locale.

/// Writes dates, and reads them: for American English, in Greenwich Mean Time, unless told otherwise.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// A formatter for American English, in Greenwich Mean Time.
  public override init() {
    super.init()
    locale = .laboratory
    timeZone = .laboratory
  }

  /// A formatter that was archived, with the settings that it had.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A date as American English writes it.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

/// Writes numbers, and reads them: for American English unless told otherwise.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// A formatter for American English.
  public override init() {
    super.init()
    locale = .laboratory
  }

  /// A formatter that was archived, with the settings that it had.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A number as American English writes it.
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
