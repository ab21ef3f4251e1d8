// Fields that show a value as text. What is entered counts as committed: where it stands for no
// value, the field keeps the one it has.

extension TextField where Label == Text {
  /// A field for a value, written and read by a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    let format = format.locale(.laboratory)
    self.init(
      title,
      text: Binding {
        format.format(value.wrappedValue)
      } set: { text in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }, fileID: fileID, line: line)
  }

  /// A field for a value or none, written and read by a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    let format = format.locale(.laboratory)
    self.init(
      title,
      text: Binding {
        value.wrappedValue.map(format.format) ?? ""
      } set: { text in
        value.wrappedValue = try? format.parseStrategy.parse(text)
      }, fileID: fileID, line: line)
  }

  /// A field for a value, written and read by a formatter.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title,
      text: Binding {
        formatter.string(for: value.wrappedValue) ?? ""
      } set: { text in
        if let new: V = formatter.value(of: text) { value.wrappedValue = new }
      }, fileID: fileID, line: line)
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
