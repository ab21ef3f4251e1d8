// Localizable texts outside views. The simulation reads no string table: each text is the program's
// own, with numbers in American English.

@_spi(Controls) import StateLabCore

extension String {
  /// A localizable text: a literal, with interpolated values.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    fileprivate let text: String
    /// The text for a `Text`: its literal may contain Markdown, its values contain none.
    fileprivate let key: LocalizedStringKey

    /// A text that is known at run time.
    public init(_ value: String) {
      text = value
      key = LocalizedStringKey(value)
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    /// The text as a `Text` shows it.
    var textWithoutMarks: String { key.text }

    public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Builds a text from the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var text = ""
      fileprivate var key: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) {
        text += literal
        key.appendLiteral(literal)
      }
      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) {
        text += string
        key.appendInterpolation(string)
      }
      /// Adds a whole number, with separators between thousands.
      public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        appendInterpolation(LocalizedStringKey("\(number)").text)
      }
      /// Adds a number, with six digits after the point.
      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        appendInterpolation(LocalizedStringKey("\(number)").text)
      }
      /// Adds a number in this `printf` format.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        appendInterpolation(String(format: specifier, locale: .laboratory, value))
      }
      /// Adds a value in its format.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(format.writtenForLaboratory(input))
      }
      /// Adds another localizable text.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
      }
    }
  }

  /// The text itself, since the simulation reads no string table.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  /// The default text, since the simulation reads no string table.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  /// The resource's text.
  public init(localized resource: LocalizedStringResource) { self = resource.value.text }
}

/// A localizable text for a later use.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let value: String.LocalizationValue
  /// The key for a string table.
  public let key: String
  /// The name of the string table.
  public let table: String?
  /// The requested locale. The text is American English for every locale.
  public var locale: Locale

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    value = keyAndValue
    key = keyAndValue.text
    self.table = table
    self.locale = locale
  }

  /// A text with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    value = defaultValue
    self.key = "\(key)"
    self.table = table
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// The resource's text, with Markdown, which is looks only.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) { self.init(resource.value.key) }
}
