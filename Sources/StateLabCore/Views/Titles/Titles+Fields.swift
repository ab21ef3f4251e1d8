// Fields whose title is a ``LocalizedStringKey``, which says how it is read.

extension TextField where Label == Text {
  /// A field with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(titleKey.text, text: text, fileID: fileID, line: line)
  }

  /// A field that grows along an axis, which is looks only.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(titleKey.text, text: text, axis: axis, fileID: fileID, line: line)
  }

  /// A field with a prompt, and with an axis along which it grows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, prompt: prompt, axis: axis, fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit,
      fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, text: text, onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }
}

extension SecureField where Label == Text {
  /// A field with a placeholder.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, prompt: prompt, fileID: fileID, line: line)
  }

  /// A field as it was written before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, text: text, onCommit: onCommit, fileID: fileID, line: line)
  }
}

extension View {
  /// Puts a search field above this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text, fileID: fileID, line: line)
  }

  /// Puts a search field above this view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: prompt.text,
      fileID: fileID, line: line)
  }
}
