/// A field for a secret. On this screen the secret is shown as dots, and in the trace as it is.
public struct SecureField<Label: View>: ControlView {
  let label: Label
  @Binding var value: String
  let origin: Origin
  var onCommit: (() -> Void)?
  var submits: Bool { true }
  func editedText(_ text: String) -> String? { text }
  /// As on a phone.
  var isClearedByTyping: Bool { true }

  func drawn(_ text: String, label: String) -> (line: String, control: Screen.Control) {
    (
      "\(label): \"\(String(repeating: "•", count: text.count))\"",
      .textField(label, write: { value = $0 })
    )
  }
}

extension SecureField where Label == Text {
  /// A field with a placeholder.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    label = Text(title)
    _value = text
    origin = Origin(fileID, line)
  }
}

extension SecureField {
  /// A field with a label of views, by which it is found; the prompt is looks only.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    _value = text
    origin = Origin(fileID, line)
  }
}

extension SecureField where Label == Text {
  /// A field as it was written before iOS 15.
  ///
  /// - Parameter onCommit: Runs when the secret is submitted.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.onCommit = onCommit
  }
}

/// A field for a text of several lines: it is found as `Text editor`, or by its accessibility
/// label.
public struct TextEditor: ControlView {
  let label = EmptyView()
  @Binding var value: String
  let origin: Origin
  var nameWithoutLabel: String { "Text editor" }
  func editedText(_ text: String) -> String? { text }

  /// A field for this text.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    _value = text
    origin = Origin(fileID, line)
  }

  func drawn(_ text: String, label: String) -> (line: String, control: Screen.Control) {
    (
      "\(label): \(text.literal(within: ValueWriter.recordedWidth))",
      .textField(label, write: { value = $0 })
    )
  }
}

extension TextField where Label == Text {
  /// A field that grows along an axis: along the vertical one, Return does not submit it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, axis: Axis, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.axis = axis
  }

  /// A field with a prompt, which is looks only, and with an axis along which it grows.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.axis = axis
  }

  /// A field as it was written before iOS 15.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Runs with true when a person begins to type, and with false at the end:
  ///     in another field, or once the text is submitted, which is after `onCommit`: our choice,
  ///     the order is not documented.
  ///   - onCommit: Runs when the text is submitted.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field as it was written before iOS 15.
  ///
  /// - Parameter onEditingChanged: Runs with true when a person begins to type, and with false at the
  ///   end.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title, text: text, onEditingChanged: onEditingChanged, onCommit: {}, fileID: fileID,
      line: line)
  }
}
