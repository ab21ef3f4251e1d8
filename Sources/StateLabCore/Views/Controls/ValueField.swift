/// A control that shows a value as text and accepts a new value as text:
/// ``Host/enter(_:into:occurrence:)`` plays the entry. Sliders, date pickers and formatted text
/// fields use this control.
nonisolated public struct _ValueField<Label: View, Value>: ControlView {
  let label: Label
  @Binding var value: Value
  let show: (Value) -> String
  let read: (String) -> Value?
  static var isPart: Bool { true }
  let onEditingChanged: (Bool) -> Void
  let expected: String
  let nameWithoutLabel: String
  let origin: Origin

  /// - Parameters:
  ///   - nameWithoutLabel: The name of a field with an empty label.
  ///   - show: The text of a value.
  ///   - read: The value of a text, or nil for an invalid text.
  ///   - expected: The description of valid texts, for the error message.
  ///   - onEditingChanged: Called with true before a value is written, and with false after it.
  public init(
    value: Binding<Value>, label: Label, nameWithoutLabel: String = "Value", expected: String,
    fileID: String, line: Int, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    show: @escaping (Value) -> String, read: @escaping (String) -> Value?
  ) {
    _value = value
    self.label = label
    self.nameWithoutLabel = nameWithoutLabel
    self.expected = expected
    self.show = show
    self.read = read
    self.onEditingChanged = onEditingChanged
    origin = Origin(fileID, line)
  }

  func drawn(_ value: Value, label: String) -> (line: String, control: Screen.Control) {
    (
      "\(label): \(show(value))",
      .valueField(label, expected: expected) { text in
        read(text).map { new in
          {
            onEditingChanged(true)
            self.value = new
            onEditingChanged(false)
          }
        }
      }
    )
  }
}

/// A control for a number between two bounds. Here, a person enters the number.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, _BuiltIn {
  private let value: Binding<Double>
  /// The text of a number, with the precision of the value's type.
  private let show: (Double) -> String
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let onEditingChanged: (Bool) -> Void
  private let origin: Origin

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void, _ origin: Origin
  ) {
    self.value = value.projected(
      Projection(key: "number") {
        Double($0)
      } set: {
        $0 = V($1)
        return true
      })
    show = { "\(V($0))" }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.origin = origin
  }

  /// The number as text. A number out of bounds becomes the nearest bound; with steps, the nearest
  /// step.
  @MainActor public var body: some View {
    _ValueField(
      value: value, label: label, nameWithoutLabel: "Slider",
      expected: "a number from \(show(bounds.lowerBound)) to \(show(bounds.upperBound))",
      fileID: origin.fileID, line: origin.line,
      onEditingChanged: onEditingChanged
    ) {
      "\(show($0)) (\(show(bounds.lowerBound)) to \(show(bounds.upperBound)))"
    } read: { text in
      Double(text).flatMap { $0.isNaN ? nil : $0 }.map { number in
        var number = min(max(number, bounds.lowerBound), bounds.upperBound)
        if let step, step > 0 {
          number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
        }
        return min(number, bounds.upperBound)
      }
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label: its name is `Slider`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      value, bounds, nil, EmptyView(), onEditingChanged, Origin(fileID, line))
  }

  /// A slider with steps and without a label: its name is `Slider`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      value, bounds, step, EmptyView(), onEditingChanged, Origin(fileID, line))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, nil, label(), onEditingChanged, Origin(fileID, line)) }

  /// A slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, step, label(), onEditingChanged, Origin(fileID, line)) }
}

extension Slider {
  /// A slider with steps and a label, and labels at its ends, which are not mounted.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, step, label(), onEditingChanged, Origin(fileID, line)) }

  /// A slider with a label, and labels at its ends, which are not mounted.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, nil, label(), onEditingChanged, Origin(fileID, line)) }
}

// Forms before iOS 15.
extension Slider {
  /// A slider with a label, and labels at its ends, which are not mounted.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, nil, label(), onEditingChanged, Origin(fileID, line)) }

  /// A slider with steps and a label, and labels at its ends, which are not mounted.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(value, bounds, step, label(), onEditingChanged, Origin(fileID, line)) }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(value, bounds, nil, label(), onEditingChanged, Origin(fileID, line)) }

  /// A slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(value, bounds, step, label(), onEditingChanged, Origin(fileID, line)) }
}
