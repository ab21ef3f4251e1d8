// Controls whose title is a ``LocalizedStringKey``, which says how it is read.

extension Button where Label == Text {
  /// A button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(role: role, action: action, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(isOn: isOn, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, selection: selection, content: content, fileID: fileID, line: line)
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, supportsOpacity: supportsOpacity, fileID: fileID,
      line: line)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title, and what its buttons do.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }

  /// A stepper with a title, for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line)
  }

  /// A stepper with a title, for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line)
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something with a title that takes a while.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(titleKey.text)
  }

  /// Shows how much of something with a title is done.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(titleKey.text, value: value, total: total)
  }
}
