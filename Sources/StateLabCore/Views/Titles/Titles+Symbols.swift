// Controls with a text and a symbol for a title: `Button("Delete", systemImage: "trash") { … }`.

extension Button where Label == StateLabCore.Label<Text, Image> {
  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { StateLabCore.Label(title, systemImage: systemImage) },
      fileID: fileID, line: line)
  }

  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, systemImage: systemImage, role: role, action: action, fileID: fileID,
      line: line)
  }
}

extension Toggle where Label == StateLabCore.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { StateLabCore.Label(title, systemImage: systemImage) }, fileID: fileID,
      line: line)
  }

  /// A toggle with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, systemImage: systemImage, isOn: isOn, fileID: fileID, line: line)
  }
}

extension Picker where Label == StateLabCore.Label<Text, Image> {
  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { StateLabCore.Label(title, systemImage: systemImage) }, fileID: fileID, line: line)
  }

  /// A picker with a title and a symbol.
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
  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { StateLabCore.Label(title, systemImage: systemImage) })
  }

  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, systemImage: systemImage, content: content)
  }
}
