/// A control that turns a value on and off: ``Host/toggle(_:)`` plays the tap.
nonisolated public struct Toggle<Label: View>: ControlView {
  let label: Label
  @Binding var value: Bool
  let origin: Origin

  /// A toggle with a label of views; ``Host/toggle(_:)`` finds the toggle by the label's text, on
  /// one line.
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
  /// A toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(isOn: isOn, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) { self.init(isOn: isOn, label: { Text(title) }, fileID: fileID, line: line) }
}

extension Toggle where Label == StateLabCore.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { Label(titleKey, systemImage: systemImage) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { Label(title, systemImage: systemImage) }, fileID: fileID, line: line)
  }
}
