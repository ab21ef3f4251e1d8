/// A control that edits text through a binding: ``Host/enter(_:into:)`` plays the typing.
nonisolated public struct TextField<Label: View>: ControlView {
  let label: Label
  @Binding var value: String
  let origin: Origin
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  var prompt: Text?
  var axis = Axis.horizontal
  var reading: TextReading?
  /// True for the configuration of a ``SecureField``, whose text the screen shows as dots.
  var isSecure = false
  var nameWithoutLabel: String { isSecure ? "SecureField" : "TextField" }
  /// Typing a secret starts with an empty text, as on a phone.
  var isClearedByTyping: Bool { isSecure }
  var staysInDialogs: Bool { true }
  /// Submits at Return; in a field that grows, Return is a newline.
  var submits: Bool { axis == .horizontal }
  func editedText(_ text: String) -> String? { text }

  func drawn(_ text: String, label: String) -> (line: String, control: Screen.Control) {
    let shown = isSecure ? text.asSecret : text.literal(within: ValueWriter.recordedWidth)
    return ("\(label): \(shown)", .textField(label, write: { value = $0 }))
  }
}

extension TextField where Label == Text {
  /// A field with a title. ``Host/enter(_:into:)`` finds the field by its title or its prompt. With a
  /// vertical axis, Return does not submit the text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(title) }, fileID: fileID, line: line)
  }

  /// A field in the form before iOS 15.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with true when a person begins to type, and with false at the
  ///     end: when a person types in another field, or once the text is submitted, after `onCommit`
  ///     (our choice, the order is not documented).
  ///   - onCommit: Called when the text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey, text: text, fileID: fileID, line: line)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
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
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey, text: text, fileID: fileID, line: line)
    self.onEditingChanged = onEditingChanged
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, text: text, fileID: fileID, line: line)
    self.onEditingChanged = onEditingChanged
  }
}

extension TextField {
  /// A field with a label of views. The host finds the field by the label's text or by the prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    _value = text
    self.prompt = prompt
    self.axis = axis
    origin = Origin(fileID, line)
  }
}

/// The conversion from a text to the value of a field.
struct TextReading {
  let type: String
  /// Stores the value of a text; returns false for a text without a value.
  let store: (String) -> Bool
}

extension TextField {
  /// A field for a value, which stores the value of every valid text. The field shows the typed
  /// text until the editing ends or the value changes otherwise, and then the value.
  ///
  /// - Parameters:
  ///   - onEditingChanged: As in the form before iOS 15, as is `onCommit`.
  ///   - show: The text of a value.
  ///   - read: The value of a text, or nil for an invalid text.
  public init<Value>(
    _label label: Label, prompt: Text? = nil, value: Binding<Value>,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil,
    show: @escaping (Value) -> String, read: @escaping (String) -> Value?, fileID: String, line: Int
  ) {
    let reading = TextReading(type: typeName(Value.self)) { text in
      guard let new = read(text) else { return false }
      value.wrappedValue = new
      return true
    }
    self.init(
      text: Binding(
        FunctionalLocation {
          show(value.wrappedValue)
        } set: { text, _ in
          _ = reading.store(text)
        }, value: show(value.wrappedValue)), prompt: prompt, label: { label }, fileID: fileID,
      line: line)
    self.reading = reading
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}
