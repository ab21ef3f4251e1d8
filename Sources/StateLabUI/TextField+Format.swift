// Fields for a value as text. Every valid text is stored at once, as it is entered.

extension TextField where Label == Text {
  /// A field for a value, with a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, value, format.locale(.laboratory), fileID, line)
  }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, value, format.locale(.laboratory), fileID, line)
  }

  /// A field for an optional value, with a format: a text that the format cannot parse stores nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, value, format.locale(.laboratory), fileID, line)
  }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, value, format.locale(.laboratory), fileID, line)
  }

  /// A field for a value, with a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), prompt, value, formatter, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), prompt, value, formatter, fileID: fileID, line: line) }

  /// A field for a value, with a formatter, in the form before iOS 15.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      Text(titleKey), nil, value, formatter, onEditingChanged, onCommit, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      Text(title), nil, value, formatter, onEditingChanged, onCommit, fileID: fileID, line: line)
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      Text(titleKey), nil, value, formatter, onEditingChanged, nil, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      Text(title), nil, value, formatter, onEditingChanged, nil, fileID: fileID, line: line)
  }
}

extension TextField {
  /// A field for a value, with a format and a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(label(), prompt, value, format.locale(.laboratory), fileID, line)
  }

  /// A field for an optional value, with a format and a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(label(), prompt, value, format.locale(.laboratory), fileID, line)
  }

  /// A field for a value, with a formatter and a label of views.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), prompt, value, formatter, fileID: fileID, line: line) }

  private init<F: ParseableFormatStyle>(
    _ label: Label, _ prompt: Text?, _ value: Binding<F.FormatInput>, _ format: F, _ fileID: String,
    _ line: Int
  ) where F.FormatOutput == String {
    self.init(
      _label: label, prompt: prompt, value: value, show: format.format,
      read: { try? format.parseStrategy.parse($0) }, fileID: fileID, line: line)
  }

  private init<F: ParseableFormatStyle>(
    _ label: Label, _ prompt: Text?, _ value: Binding<F.FormatInput?>, _ format: F,
    _ fileID: String, _ line: Int
  ) where F.FormatOutput == String {
    self.init(
      _label: label, prompt: prompt, value: value, show: { $0.map(format.format) ?? "" },
      read: { .some(try? format.parseStrategy.parse($0)) }, fileID: fileID, line: line)
  }

  private init<V>(
    _ label: Label, _ prompt: Text?, _ value: Binding<V>, _ formatter: Formatter,
    _ onEditingChanged: ((Bool) -> Void)? = nil, _ onCommit: (() -> Void)? = nil, fileID: String,
    line: Int
  ) {
    self.init(
      _label: label, prompt: prompt, value: value, onEditingChanged: onEditingChanged,
      onCommit: onCommit, show: { formatter.text(of: $0) ?? "" }, read: formatter.value,
      fileID: fileID, line: line)
  }
}

extension Formatter {
  /// The value of a text, for the two formatters that parse a text.
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
