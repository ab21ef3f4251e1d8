// Texts made of Foundation's values. They look as they do for a person in the United States, in
// Greenwich Mean Time, so that a run looks the same on every machine.

extension Locale {
  /// The one that a text is written for unless its format says another.
  static let laboratory = Locale(identifier: "en_US")
}

extension TimeZone {
  static let laboratory = TimeZone.gmt
}

extension Text {
  /// A value as its format writes it.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.locale(.laboratory).format(input))
  }

  /// An object as its formatter writes it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value as its formatter writes it.
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A text with attributes, which are looks only.
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// A date, or how far away it is. A distance is measured when the text is made, by the real
  /// clock, and does not move on by itself here.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(date, now: Date()))
  }

  /// The form in which `Text(_:style:)` shows a date.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The distance in time, in the two largest units: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance in time, with its direction: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// As a clock counts: 36:59:01.
    public static let timer = DateStyle(kind: .timer)

    func text(_ date: Date, now: Date) -> String {
      let seconds = Int(date.timeIntervalSince(now).rounded())
      switch kind {
      case .date: return Self.written(date, .long, .none)
      case .time: return Self.written(date, .none, .short)
      case .relative: return Self.units(seconds.magnitude).prefix(2).joined(separator: ", ")
      case .offset: return (seconds < 0 ? "-" : "+") + Self.units(seconds.magnitude)[0]
      case .timer: return Self.clock(seconds.magnitude)
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
      // A narrow space that no keyboard has stands before AM and PM.
      return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// The span in units that are not zero, the largest first; at least one.
    private static func units(_ seconds: UInt) -> [String] {
      let units = [
        ("day", seconds / 86400), ("hour", seconds / 3600 % 24), ("minute", seconds / 60 % 60),
        ("second", seconds % 60),
      ]
      let named = units.filter { $0.1 > 0 }.map { "\($1) \($0)\($1 == 1 ? "" : "s")" }
      return named.isEmpty ? ["0 seconds"] : named
    }

    private static func clock(_ seconds: UInt) -> String {
      func two(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let hours = seconds / 3600
      let minutes = seconds / 60 % 60
      let rest = two(seconds % 60)
      return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(two(minutes)):\(rest)"
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a value as its format writes it.
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A number as this format of `printf` writes it: `\(price, specifier: "%.2f")`.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendLiteral(String(format: specifier, locale: .laboratory, value))
  }

  /// A value as its format writes it.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendLiteral(format.locale(.laboratory).format(input))
  }

  /// An object as its formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }

  /// A value as its formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }

  /// A date, or how far away it is.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.text(date, now: Date()))
  }
}
