/// A control that edits text through a binding: ``Host/enter(_:into:)`` plays the typing.
public struct TextField<Label: View>: ControlView {
  let label: Label
  @Binding var value: String
  let origin: Origin
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  var submits: Bool { true }
  func editedText(_ text: String) -> String? { text }

  func drawn(_ text: String, label: String) -> (line: String, control: Screen.Control) {
    (
      "\(label): \(text.literal(within: ValueWriter.recordedWidth))",
      .textField(
        label,
        write: { text in
          onEditingChanged?(true)
          value = text
        })
    )
  }
}

extension TextField where Label == Text {
  /// A field for this text; `title` is its placeholder, which is what ``Host/enter(_:into:)`` looks
  /// for.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    fileID: String = #fileID, line: Int = #line
  ) {
    label = Text(title)
    _value = text
    origin = Origin(fileID, line)
  }
}

extension TextField {
  /// A field with a label of views, by which it is found; the prompt is looks only.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    _value = text
    origin = Origin(fileID, line)
  }
}
