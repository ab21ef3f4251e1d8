/// A field for a secret. The screen shows the secret as dots, and the trace shows it in clear.
nonisolated public struct SecureField<Label: View>: ControlView {
  let label: Label
  @Binding var value: String
  let origin: Origin
  var prompt: Text?
  var onCommit: (() -> Void)?
  var submits: Bool { true }
  var staysInDialogs: Bool { true }
  func editedText(_ text: String) -> String? { text }
  /// Typing starts with an empty text, as on a phone.
  var isClearedByTyping: Bool { true }

  func drawn(_ text: String, label: String) -> (line: String, control: Screen.Control) {
    ("\(label): \(text.asSecret)", .textField(label, write: { value = $0 }))
  }
}

extension String {
  /// The text as the screen shows a secret.
  var asSecret: String { "\"\(String(repeating: "•", count: count))\"" }
}

extension SecureField {
  /// A field with a label of views. The host finds the field by the label's text or by the prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    self.prompt = prompt
    _value = text
    origin = Origin(fileID, line)
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }

  /// A field in the form before iOS 15.
  ///
  /// - Parameter onCommit: Runs when the secret is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey, text: text, fileID: fileID, line: line)
    self.onCommit = onCommit
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.onCommit = onCommit
  }
}

/// A field for a text of several lines: the host finds the field as `Text editor`, or by its
/// accessibility label.
nonisolated public struct TextEditor: ControlView {
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
