/// A control that turns a value on and off: ``Host/toggle(_:)`` plays the tap.
nonisolated public struct Toggle<Label: View>: ControlView {
  let label: Label
  @Binding var isOn: Bool
  /// True while several values differ; nil for a single value.
  var isMixed: Binding<Bool>?
  let origin: Origin

  /// A toggle with a label of views; ``Host/toggle(_:)`` finds the toggle by the label's text, on
  /// one line.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    _isOn = isOn
    origin = Origin(fileID, line)
  }

  var value: ToggleState { ToggleState(isOn: isOn, isMixed: isMixed?.wrappedValue ?? false) }

  func drawn(_ state: ToggleState, label: String) -> (line: String, control: Screen.Control) {
    let mark = state.isMixed ? "-" : state.isOn ? "x" : " "
    return ("[\(mark)] \(label)", .toggle(label, flip: { isOn.toggle() }))
  }
}

/// The state of a toggle.
nonisolated struct ToggleState: Equatable {
  var isOn: Bool
  /// True for several values that differ.
  var isMixed: Bool
}

extension Toggle {
  /// A toggle for several values. The toggle is on while all values are on. A tap turns all values
  /// on; if all are on, a tap turns all of them off. Values that differ are shown as `[-]`.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values { value.wrappedValue = isOn }
    }
    self.init(isOn: all, label: label, fileID: fileID, line: line)
    isMixed = Binding {
      Set(values.map(\.wrappedValue)).count > 1
    } set: { _ in
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title, for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(title) }, fileID: fileID, line: line)
  }

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

  /// A toggle with a title and an image, by the name that Xcode generates.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, label: { Label(titleKey, image: image) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(isOn: isOn, label: { Label(title, image: image) }, fileID: fileID, line: line) }
}
