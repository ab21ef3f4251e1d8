/// A control that edits text through a binding: ``Host/enter(_:into:)`` plays the typing.
public struct TextField<Label: View>: ControlView {
  let label: Label
  @Binding var value: String

  func draw(_ text: String, label: String, on screen: inout Screen) {
    screen.draw("\(label): \(describe(text))", as: .textField(label, write: { value = $0 }))
  }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {
    label = Text(title)
    _value = text
  }
}
