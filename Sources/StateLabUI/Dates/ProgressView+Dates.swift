// Progress over an interval of time. The text follows the virtual clock; no `body` runs.

@_spi(Controls) import StateLabCore

/// The label of a progress view over an interval: its remaining or elapsed time.
nonisolated public struct DefaultDateProgressLabel: View, _BuiltIn {
  private let text: Text

  fileprivate init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    text = Text(timerInterval: interval, countsDown: countsDown)
  }

  @MainActor public var body: some View { text }
}

extension ProgressView {
  /// Progress over an interval, with labels of views. A custom style receives no fraction.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      _progress: Text(ticking: PassedPart(interval: timerInterval, countsDown: countsDown)),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress over an interval, with a label of views and the time below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { DefaultDateProgressLabel(timerInterval, countsDown: countsDown) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress over an interval, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

/// The elapsed or remaining part of an interval, in percent.
private struct PassedPart: TickingText {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  var textNow: String {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = Date().timeIntervalSince(interval.lowerBound)
    let part = length > 0 ? min(max(passed / length, 0), 1) : 1
    return "(\(Int(((countsDown ? 1 - part : part) * 100).rounded()))%)"
  }
}
