/// A control that turns a value on and off: ``Host/toggle(_:)`` plays the tap.
public struct Toggle<Label: View>: ControlView {
  let label: Label
  @Binding var value: Bool
  let origin: Origin

  /// A toggle with a label of views; what they show, on one line, is what ``Host/toggle(_:)`` looks
  /// for.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    _value = isOn
    origin = Origin(fileID, line)
  }

  func drawn(_ isOn: Bool, label: String) -> (line: String, control: Screen.Control) {
    ("[\(isOn ? "x" : " ")] \(label)", .toggle(label, flip: { value.toggle() }))
  }
}

extension Toggle where Label == Text {
  /// A toggle with this text beside it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, label: { Text(title) }, fileID: fileID, line: line)
  }
}
