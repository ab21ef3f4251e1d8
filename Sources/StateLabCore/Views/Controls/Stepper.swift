/// A control with two buttons: on this screen each has the stepper's label, followed by `-` or `+`.
nonisolated public struct Stepper<Label: View>: ControlView {
  let label: Label
  @Binding var value: Steps
  let onEditingChanged: (Bool) -> Void
  let origin: Origin

  /// The actions of the two buttons; nil at the end of the range.
  struct Steps {
    let down: (() -> Void)?
    let up: (() -> Void)?

    /// The actions with calls of `onEditingChanged`: with true before an action, and with false
    /// after it.
    func telling(_ onEditingChanged: @escaping (Bool) -> Void) -> Steps {
      func telling(_ step: (() -> Void)?) -> (() -> Void)? {
        step.map { step in
          {
            onEditingChanged(true)
            step()
            onEditingChanged(false)
          }
        }
      }
      return Steps(down: telling(down), up: telling(up))
    }
  }

  fileprivate init(
    _ steps: Binding<Steps>, _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void,
    _ origin: Origin
  ) {
    _value = steps
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.origin = origin
  }

  func drawn(_ value: Steps, label: String) -> (line: String, control: Screen.Control) {
    (label, .button("\(label) +", perform: value.up ?? {}))
  }

  @MainActor func draw(_ value: Steps, label: String, on screen: Screen, isEnabled: Bool) {
    let value = value.telling(onEditingChanged)
    if !screen.isForControlsOnly {
      func button(_ sign: String, _ step: (() -> Void)?) -> String {
        "[\(label) \(sign)]" + (isEnabled && step == nil ? " (disabled)" : "")
      }
      let buttons = "\(button("-", value.down)) \(button("+", value.up))"
      screen.draw("\(label) \(buttons)\(isEnabled ? "" : " (disabled)")")
    }
    for (sign, step) in [("-", value.down), ("+", value.up)] {
      screen.addControl(
        .button("\(label) \(sign)", perform: step ?? {}), from: origin,
        isEnabled: isEnabled && step != nil)
    }
  }
}

extension Stepper {
  /// A stepper with a label of views, and the actions of its buttons.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      .constant(Steps(down: onDecrement, up: onIncrement)), label(), onEditingChanged,
      Origin(fileID, line))
  }

  /// A stepper with a label of views, for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value.steps(of: step, in: nil), label(), onEditingChanged, Origin(fileID, line)) }

  /// A stepper with a label of views, for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value.steps(of: step, in: bounds), label(), onEditingChanged, Origin(fileID, line))
  }
}

// The forms before iOS 16, with the label last.
extension Stepper {
  /// A stepper with a label of views, and the actions of its buttons.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line)
  }

  /// A stepper with a label of views, for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, step: step, label: label, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line)
  }

  /// A stepper with a label of views, for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title, and the actions of its buttons.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      .constant(Steps(down: onDecrement, up: onIncrement)), Text(titleKey), onEditingChanged,
      Origin(fileID, line))
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      .constant(Steps(down: onDecrement, up: onIncrement)), Text(title), onEditingChanged,
      Origin(fileID, line))
  }

  /// A stepper with a title, for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      value.steps(of: step, in: nil), Text(titleKey), onEditingChanged, Origin(fileID, line))
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(value.steps(of: step, in: nil), Text(title), onEditingChanged, Origin(fileID, line))
  }

  /// A stepper with a title, for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value.steps(of: step, in: bounds), Text(titleKey), onEditingChanged, Origin(fileID, line))
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value.steps(of: step, in: bounds), Text(title), onEditingChanged, Origin(fileID, line))
  }
}

extension Binding where Value: Strideable {
  fileprivate func steps<Label>(
    of step: Value.Stride, in bounds: ClosedRange<Value>?
  ) -> Binding<Stepper<Label>.Steps> {
    projected(
      Projection(key: nil) { value in
        func go(by stride: Value.Stride) -> (() -> Void)? {
          guard value.canAdvance(by: stride, in: bounds) else { return nil }
          return { wrappedValue = value.advanced(by: stride) }
        }
        return Stepper<Label>.Steps(down: go(by: 0 - step), up: go(by: step))
      } set: { _, _ in
        false
      })
  }
}

extension Strideable {
  /// True if the next value is within the bounds. Only numbers are advanced for the check: another
  /// type may have no value beyond the bounds.
  fileprivate func canAdvance(by stride: Stride, in bounds: ClosedRange<Self>?) -> Bool {
    if let number = self as? any FixedWidthInteger, let stride = stride as? Int {
      return number.canAdvance(by: stride, inBounds: bounds)
    }
    guard let bounds else { return true }
    if self is any FloatingPoint { return bounds.contains(advanced(by: stride)) }
    return stride < 0
      ? distance(to: bounds.lowerBound) <= stride : distance(to: bounds.upperBound) >= stride
  }
}

extension FixedWidthInteger {
  /// True if the next value is within the bounds and the type can represent it.
  ///
  /// - Parameter bounds: A range of this type, or nil.
  fileprivate func canAdvance(by stride: Int, inBounds bounds: Any?) -> Bool {
    let (sum, overflows) = Int128(clamping: self).addingReportingOverflow(Int128(stride))
    guard !overflows, let next = Self(exactly: sum) else { return false }
    return (bounds as? ClosedRange<Self>)?.contains(next) ?? true
  }
}
