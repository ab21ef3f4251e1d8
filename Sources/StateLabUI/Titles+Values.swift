// Controls of Foundation's values whose title could be translated.

@_spi(Controls) import StateLabCore

extension LabeledContent where Label == Text, Content == Text {
  /// A title, and a value as its format writes it. The text could be translated.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey.text, value: value, format: format)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title, for a value. The text could be translated.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      titleKey.text, value: value, step: step, format: format, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line)
  }

  /// A stepper with a title, for a value in a range. The text could be translated.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      titleKey.text, value: value, in: bounds, step: step, format: format,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, displayedComponents: displayedComponents, fileID: fileID,
      line: line)
  }

  /// A picker with a title, for a date between two others. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents,
      fileID: fileID, line: line)
  }

  /// A picker with a title, for a date from another on. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents,
      fileID: fileID, line: line)
  }

  /// A picker with a title, for a date up to another. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents,
      fileID: fileID, line: line)
  }
}

extension Link where Label == Text {
  /// A link with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, destination: destination, fileID: fileID, line: line)
  }
}

extension ShareLink where Label == Text {
  /// A button for an address, with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, item: item, subject: subject, message: message, fileID: fileID, line: line)
  }

  /// A button for a text, with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, item: item, subject: subject, message: message, fileID: fileID, line: line)
  }
}

extension TextField where Label == Text {
  /// A field for a value, written and read by a format. The text could be translated.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      titleKey.text, value: value, format: format, prompt: prompt, fileID: fileID, line: line)
  }

  /// A field for a value or none, written and read by a format. The text could be translated.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      titleKey.text, value: value, format: format, prompt: prompt, fileID: fileID, line: line)
  }

  /// A field for a value, written and read by a formatter. The text could be translated.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, value: value, formatter: formatter, prompt: prompt, fileID: fileID, line: line)
  }
}
