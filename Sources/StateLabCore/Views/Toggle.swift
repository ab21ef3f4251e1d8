/// A control that turns a value on and off: ``Host/toggle(_:)`` plays the tap.
public struct Toggle<Label: View>: ControlView {
  let label: Label
  @Binding var value: Bool

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    _value = isOn
  }

  func drawn(_ isOn: Bool, label: String) -> (line: String, control: Screen.Control) {
    ("[\(isOn ? "x" : " ")] \(label)", .toggle(label, flip: { value.toggle() }))
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
