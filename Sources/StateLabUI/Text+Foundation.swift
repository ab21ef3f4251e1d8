// Texts of Foundation's values. Their locale is the United States, and their time zone GMT, so that
// a run is the same on every machine.

extension Text {
  /// A value in its format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.writtenForLaboratory(input))
  }

  /// An object in its formatter's text.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.text(of: subject) ?? "")
  }

  /// A value in its formatter's text.
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) { self.init(verbatim: formatter.text(of: subject) ?? "") }

  /// A date in its formatter's text. On Linux, Foundation's `Date` is no `ReferenceConvertible`.
  nonisolated public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.text(of: subject) ?? "")
  }

  /// A text with attributes, which are looks only. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    let text = Text(verbatim: String(attributedContent.characters))
    let colors = attributedContent.runs.map(\.foregroundColor)
    // A recording notes the color only if the whole text has it.
    self = Set(colors).count == 1 ? colors[0].map(text.foregroundColor) ?? text : text
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a number in this `printf` format: `\(price, specifier: "%.2f")`.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendLiteral(String(format: specifier, locale: .laboratory, value))
  }

  /// Adds a value in its format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendLiteral(format.writtenForLaboratory(input))
  }

  /// Adds an object in its formatter's text.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) { appendLiteral(formatter.text(of: subject) ?? "") }

  /// Adds a value in its formatter's text.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) { appendLiteral(formatter.text(of: subject) ?? "") }

  /// Adds a date in its formatter's text.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    appendLiteral(formatter.text(of: subject) ?? "")
  }
}

extension Formatter {
  /// The text of a value; nil for a value of a wrong type. On Linux, `ISO8601DateFormatter` does
  /// not implement `string(for:)`.
  func text(of subject: Any) -> String? {
    guard let formatter = self as? ISO8601DateFormatter else { return string(for: subject) }
    return (subject as? Date).map(formatter.string(from:))
  }
}
