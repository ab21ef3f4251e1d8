// Texts that could be translated, outside of views. No table is read: each is what the program says
// itself, with its numbers as for American English.

@_spi(Controls) import StateLabCore

extension String {
  /// A text that could be translated: a literal, with values in it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    fileprivate let text: String
    /// The same for a `Text`, in which the literal may have Markdown and the values have none.
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

    public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Puts the parts of a text together.
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
      /// A part that is text.
      public mutating func appendInterpolation(_ string: String) {
        text += string
        key.appendInterpolation(string)
      }
      /// A whole number, with its thousands apart.
      public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        appendInterpolation(LocalizedStringKey("\(number)").text)
      }
      /// A number, with six digits behind the point.
      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        appendInterpolation(LocalizedStringKey("\(number)").text)
      }
      /// A number as this format of `printf` writes it.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        appendInterpolation(String(format: specifier, locale: .laboratory, value))
      }
      /// A value as its format writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(format.writtenForLaboratory(input))
      }
      /// A text that could be translated by itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
      }
    }
  }

  /// The text itself: no table is read.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  /// The default text: no table is read.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  /// The resource's text.
  public init(localized resource: LocalizedStringResource) { self = resource.value.text }
}

/// A text that could be translated, for whoever shows it later.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let value: String.LocalizationValue
  /// The key under which a table would have a translation.
  public let key: String
  /// The table that would be searched.
  public let table: String?
  /// The language and the customs. The text is American English, whatever they are.
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

  /// A key, and the text where no table has another.
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
