// Texts made of Foundation's values. They look as they do for a person in the United States, in
// Greenwich Mean Time, so that a run looks the same on every machine.

extension Text {
  /// A value as its format writes it.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.writtenForLaboratory(input))
  }

  /// An object as its formatter writes it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value as its formatter writes it.
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) { self.init(verbatim: formatter.string(for: subject) ?? "") }

  /// A date as its formatter writes it. Foundation's dates are no `ReferenceConvertible` on Linux.
  nonisolated public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A text with attributes, which are looks only. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
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
    appendLiteral(format.writtenForLaboratory(input))
  }

  /// An object as its formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) { appendLiteral(formatter.string(for: subject) ?? "") }

  /// A value as its formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) { appendLiteral(formatter.string(for: subject) ?? "") }

  /// A date as its formatter writes it.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    appendLiteral(formatter.string(for: subject) ?? "")
  }
}
