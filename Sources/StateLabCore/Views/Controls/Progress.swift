/// A view of how far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: ContainerView {
  let content: TupleView<(Label, Text, CurrentValueLabel)>
  /// The part that is done, from 0 to 1; nil where nobody knows.
  let fraction: Double?

  init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    let progress = fraction.map { "(\(Int(($0 * 100).rounded()))%)" } ?? "(in progress)"
    content = TupleView((label, Text(verbatim: progress), currentValueLabel))
  }

  /// Something that takes a while, which may have a label of views.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    self.init(nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how much of something is done; it may have labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      fractionCompleted(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The part of the total that is done; nil where nobody knows, as of nothing at all.
private func fractionCompleted<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  return Double(value / total).clampedToUnit
}

extension Double {
  /// The nearest number from 0 to 1; nil for none at all.
  fileprivate var clampedToUnit: Double? { isNaN ? nil : Swift.min(Swift.max(self, 0), 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something with a title that takes a while.
  public init(_ titleKey: LocalizedStringKey) { self.init(label: { Text(titleKey) }) }
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(label: { Text(title) }) }

  /// Shows how much of something with a title is done.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

/// A value between two others, to look at.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: ContainerView {
  let content: TupleView<(Label, Text, CurrentValueLabel, BoundsLabel, BoundsLabel)>
  /// The place of the value between the bounds, from 0 to 1.
  let fraction: Double
  /// The value itself.
  let valueText: Text

  /// A value with labels of views, also for its bounds.
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
  /// A value with a label of views; it may have one for the value, too.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}
