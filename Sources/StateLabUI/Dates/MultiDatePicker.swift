import StateLabCore

/// A control for several dates. A person enters them as text: `2026-11-22 2026-11-23`, by the
/// calendar of the environment. A day out of range is discarded.
nonisolated public struct MultiDatePicker<Label: View>: View, _BuiltIn {
  @Environment(\.calendar) private var calendar
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label
  private let place: (fileID: String, line: Int)

  fileprivate init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label,
    _ place: (String, Int)
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
    self.place = place
  }

  /// The dates as text.
  @MainActor public var body: some View {
    _ValueField(
      value: selection, label: label, expected: "dates, as 2026-11-22 2026-11-23",
      fileID: place.fileID, line: place.line
    ) {
      $0.map(text).sorted().joined(separator: " ")
    } read: {
      dates($0)
    }
  }

  private func text(_ date: DateComponents) -> String {
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  private func dates(_ text: String) -> Set<DateComponents>? {
    var dates: Set<DateComponents> = []
    for word in text.split(separator: " ") {
      let numbers = word.split(separator: "-").map { Int($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1],
        let day = numbers[2],
        let date = calendar.date(from: DateComponents(year: year, month: month, day: day)),
        calendar.dateComponents([.month, .day], from: date)
          == DateComponents(month: month, day: day),
        let wholeDay = calendar.dateInterval(of: .day, for: date)
      else { return nil }
      guard wholeDay.end > bounds.lowerBound, wholeDay.start < bounds.upperBound else { continue }
      dates.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    return dates
  }
}

private let anyTime = Date.distantPast..<Date.distantFuture

extension MultiDatePicker {
  /// A picker with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, anyTime, label(), (fileID, line)) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, bounds, label(), (fileID, line)) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label(), (fileID, line))
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, label(), (fileID, line)) }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, anyTime, Text(titleKey), (fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>, fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, bounds, Text(titleKey), (fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey), (fileID, line))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>, fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, anyTime, Text(title), (fileID, line)) }
}
