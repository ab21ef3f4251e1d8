// Controls for a value and its format.

extension LabeledContent where Label == Text, Content == Text {
  /// A title, and a value in its format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey, value: format.writtenForLaboratory(value))
  }
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title, value: format.writtenForLaboratory(value))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title, for a value. The format is for steppers with text entry, which do not
  /// exist here.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      titleKey, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line)
  }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      title, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line)
  }

  /// A stepper with a title, for a value in a range. The format is for steppers with text entry,
  /// which do not exist here.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line)
  }
}
