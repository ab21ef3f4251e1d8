/// A text that could be translated: what a literal becomes in `Text("…")`.
///
/// No table is read, so the text is shown as it is written, without the marks of its Markdown.
/// Numbers inside it look as in SwiftUI for American English: `Text("\(1000)")` shows `1,000`, and
/// `Text("\(1.5)")` shows `1.500000`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let written: TextContent
  /// The text that is shown now.
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

  /// Puts the parts of a literal together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Up to the last part that goes with the time, that included.
    fileprivate var parts: [TextContent] = []
    /// The text behind those parts.
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A part that is text.
    public mutating func appendInterpolation(_ string: String) {
      text += InlineMarkdown.escaped(string)
    }
    /// A part that is text already, with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.written)
    }
    /// A part that goes with the time.
    @_spi(Controls) public mutating func appendInterpolation(ticking text: some TickingText) {
      append(.ticking(text))
    }
    private mutating func append(_ content: TextContent) {
      if case .fixed(let text) = content { return appendInterpolation(text) }
      parts += [.fixed(text), content]
      text = ""
    }
    /// A picture, as its name.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    /// A whole number, with its thousands apart.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      text += grouped(number.description)
    }
    /// A number, with six digits behind the point.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      text += withSixDecimals(Double(number))
    }
    /// Anything else, as Swift prints it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
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

/// As `%lf` writes a number.
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
