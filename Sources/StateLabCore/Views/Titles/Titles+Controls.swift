// Controls whose title could be translated. It is shown as it is written, numbers inside it as
// ``LocalizedStringKey`` says.

extension Label where Title == Text, Icon == Image {
  /// This text, beside a picture of the app's own. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, image name: String
  ) {
    self.init(titleKey.text, image: name)
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, selection: selection, supportsOpacity: supportsOpacity, fileID: fileID,
      line: line)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, content: content, fileID: fileID, line: line)
  }

  /// A group with a title, whose state is somewhere else. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, isExpanded: isExpanded, content: content, fileID: fileID, line: line)
  }
}

extension Menu where Label == Text {
  /// A menu with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, content: content)
  }
}

extension GroupBox where Label == Text {
  /// A box with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, content: content)
  }
}

extension LabeledContent where Label == Text {
  /// A title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, value: some StringProtocol
  ) {
    self.init(titleKey.text, value: value)
  }
}

extension ContentUnavailableView
where Label == StateLabCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol, and a description. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(titleKey.text, systemImage: name, description: description)
  }
}

extension Picker where Label == Text {
  /// A picker with a title. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, selection: selection, content: content, fileID: fileID, line: line)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something with a title that takes a while. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey
  ) {
    self.init(titleKey.text)
  }

  /// Shows how much of something with a title is done. The text could be translated.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(titleKey.text, value: value, total: total)
  }
}

extension View {
  /// Puts a search field above this view. The text could be translated.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text, fileID: fileID, line: line)
  }

  /// Puts a search field above this view. The text could be translated.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: prompt.text,
      fileID: fileID, line: line)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title, and what its buttons do. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }

  /// A stepper with a title, for a value. The text could be translated.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      titleKey.text, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line)
  }

  /// A stepper with a title, for a value in a range. The text could be translated.
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

extension Toggle where Label == StateLabCore.Label<Text, Image> {
  /// A toggle with a title and a symbol. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, systemImage: systemImage, isOn: isOn, fileID: fileID, line: line)
  }
}

extension Picker where Label == StateLabCore.Label<Text, Image> {
  /// A picker with a title and a symbol. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, systemImage: systemImage, selection: selection, content: content,
      fileID: fileID, line: line)
  }
}

extension Menu where Label == StateLabCore.Label<Text, Image> {
  /// A menu with a title and a symbol. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, systemImage: systemImage, content: content)
  }
}

extension SecureField where Label == Text {
  /// A field with a placeholder. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, prompt: prompt, fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, onCommit: onCommit, fileID: fileID, line: line)
  }
}

extension TextField where Label == Text {
  /// A field that grows along an axis, which is looks only. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(titleKey.text, text: text, axis: axis, fileID: fileID, line: line)
  }

  /// A field with a prompt, and with an axis along which it grows. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, prompt: prompt, axis: axis, fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit,
      fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15. The text could be translated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, text: text, onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }
}
