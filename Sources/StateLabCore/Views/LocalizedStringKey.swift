/// A localizable text: the type of a literal in `Text("…")`.
///
/// The simulation reads no string table, so it shows the text as written, without the marks of its
/// Markdown. Interpolated numbers look as in SwiftUI for American English: `Text("\(1000)")` shows
/// `1,000`, and `Text("\(1.5)")` shows `1.500000`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let written: TextContent
  /// The current text.
  @_spi(Controls) public var text: String { written.text }

  /// A text that is known at run time.
  public init(_ value: String) { self.init(.fixed(InlineMarkdown.text(of: value))) }
  private init(_ content: TextContent) { written = content }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation literal: StringInterpolation) {
    if literal.parts.isEmpty {
      self.init(literal.text)
    } else {
      self.init(.literal(literal.parts + [.fixed(literal.text)]))
    }
  }

  /// Builds a text from the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The parts up to and including the last ticking part.
    fileprivate var parts: [TextContent] = []
    /// The text after these parts.
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      text += InlineMarkdown.escaped(string)
    }
    /// Adds a ``Text``, with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.written)
    }
    /// Adds a ticking text.
    @_spi(Controls) public mutating func appendInterpolation(ticking text: some TickingText) {
      append(.ticking(text))
    }
    private mutating func append(_ content: TextContent) {
      if case .fixed(let text) = content { return appendInterpolation(text) }
      parts += [.fixed(text), content]
      text = ""
    }
    /// Adds an image, as its name.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    /// Adds a whole number, with separators between thousands.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      text += grouped(number.description)
    }
    /// Adds a number, with six digits after the point.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      text += withSixDecimals(Double(number))
    }
    /// Adds any other value with a description, as Swift prints it.
    ///
    /// As in SwiftUI, no method accepts an optional value or a value without a description. The
    /// compiler then unwraps an implicitly unwrapped value, or creates a plain string from the
    /// literal.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      text += InlineMarkdown.escaped(String(printing: value))
    }
  }
}

extension LocalizedStringKey: DescribedAsWrappedValue {
  var describedValue: Any? { text }
}

/// `1234567` as `1,234,567`.
private func grouped(_ number: String) -> String {
  let digits = number.drop { $0 == "-" }
  guard digits.utf8.count > 3 else { return number }
  var result = ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return number.prefix { $0 == "-" } + result
}

/// The number in the form of `%lf`.
private func withSixDecimals(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  let millionths = (number.magnitude * 1_000_000).rounded(.toNearestOrEven)
  guard let whole = UInt64(exactly: millionths) else { return "\(number)" }
  let decimals = "\(whole % 1_000_000)"
  let padding = String(repeating: "0", count: 6 - decimals.count)
  return "\(number.sign == .minus ? "-" : "")\(whole / 1_000_000).\(padding)\(decimals)"
}

extension Text {
  /// A text with Markdown, which is looks only.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key.written)
  }
}
