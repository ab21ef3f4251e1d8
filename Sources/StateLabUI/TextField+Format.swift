// Fields that show a value as text. Each text that is typed and stands for a value is stored at once.

extension TextField where Label == Text {
  /// A field for a value, written and read by a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    let format = format.locale(.laboratory)
    self.init(
      _title: title, value: value, show: format.format,
      read: { try? format.parseStrategy.parse($0) },
      fileID: fileID, line: line)
  }

  /// A field for a value or none, written and read by a format: there is none where the text stands
  /// for none.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    let format = format.locale(.laboratory)
    self.init(
      _title: title, value: value, show: { $0.map(format.format) ?? "" },
      read: { .some(try? format.parseStrategy.parse($0)) }, fileID: fileID, line: line)
  }

  /// A field for a value, written and read by a formatter.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      _title: title, value: value, show: { formatter.string(for: $0) ?? "" },
      read: formatter.value, fileID: fileID, line: line)
  }
}

extension Formatter {
  /// The value of a text, by the two formatters that read one.
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return [number.intValue, number.doubleValue, number].lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}
