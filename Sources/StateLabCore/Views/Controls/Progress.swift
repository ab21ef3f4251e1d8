/// A view of the progress of a task.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: ContainerView {
  let content: TupleView<(Label, Text, CurrentValueLabel)>
  /// The completed fraction, from 0 to 1; nil if unknown.
  let fraction: Double?

  init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    let progress = fraction.map { "(\(Int(($0 * 100).rounded()))%)" } ?? "(in progress)"
    content = TupleView((label, Text(verbatim: progress), currentValueLabel))
  }

  /// Progress with a text from the caller.
  public init(_progress: Text, label: Label, currentValueLabel: CurrentValueLabel) {
    fraction = nil
    content = TupleView((label, _progress, currentValueLabel))
  }

  /// Indeterminate progress, with an optional label of views.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    self.init(nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Progress toward a total, with optional labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      fractionCompleted(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The completed fraction of the total; nil if unknown, or for a total of 0.
private func fractionCompleted<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  return Double(value / total).clampedToUnit
}

extension Double {
  /// The nearest number from 0 to 1; nil for NaN.
  fileprivate var clampedToUnit: Double? { isNaN ? nil : Swift.min(Swift.max(self, 0), 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Indeterminate progress with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(label: { Text(titleKey) }) }
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(label: { Text(title) }) }

  /// Progress with a title toward a total.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

/// A view of a value between two bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>:
  ContainerView
{
  let content: TupleView<(Label, Text, CurrentValueLabel, BoundsLabel, BoundsLabel)>
  /// The position of the value between the bounds, from 0 to 1.
  let fraction: Double
  /// The value itself.
  let valueText: Text

  /// A gauge with labels of views, also for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let size = bounds.upperBound - bounds.lowerBound
    fraction = Double((value - bounds.lowerBound) / size).clampedToUnit ?? 0
    valueText = Text(verbatim: "(\(Double(value)))")
    content = TupleView(
      (label(), valueText, currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label of views, and an optional label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}
