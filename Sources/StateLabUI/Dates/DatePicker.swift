/// A control for a date. A person enters the date as text: `2026-11-22`, `14:30` or
/// `2026-11-22 14:30`, by the calendar and the time zone of the environment. A date out of range
/// becomes the nearest bound.
nonisolated public struct DatePicker<Label: View>: View, _BuiltIn {
  /// The components of a date for selection.
  public typealias Components = DatePickerComponents

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  private let selection: Binding<Date>
  private let minimum: Date
  private let maximum: Date
  private let components: Components
  private let label: Label
  private let place: (fileID: String, line: Int)

  private init(
    _ selection: Binding<Date>, from minimum: Date = .distantPast,
    to maximum: Date = .distantFuture, _ components: Components, _ label: Label,
    _ place: (String, Int)
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
    self.place = place
  }

  /// The date as text.
  @MainActor public var body: some View {
    let text = DateText(components: components, calendar: calendar, timeZone: timeZone)
    let field = _ValueField(
      value: selection, label: label, expected: text.form, fileID: place.fileID, line: place.line
    ) {
      text.of($0)
    } read: {
      text.date($0, keepingRestOf: selection.wrappedValue).map { min(max($0, minimum), maximum) }
    }
    _StyledView(label: label, content: field) {
      DatePickerStyleConfiguration(
        label: $0, selection: selection, from: minimum, to: maximum, components)
    }
  }
}

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The year, the month and the day.
  public static let date = Self(rawValue: 2)
}

extension DatePicker {
  /// A picker with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, displayedComponents, label(), (fileID, line)) }

  /// A picker with a label of views, for a date between two bounds.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label(),
      (fileID, line))
  }

  /// A picker with a label of views, for a date from a bound on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, from: range.lowerBound, displayedComponents, label(), (fileID, line)) }

  /// A picker with a label of views, for a date up to a bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection, to: range.upperBound, displayedComponents, label(), (fileID, line)) }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) { self.init(selection, displayedComponents, Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) { self.init(selection, displayedComponents, Text(title), (fileID, line)) }

  /// A picker with a title, for a date between two bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey),
      (fileID, line))
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title),
      (fileID, line))
  }

  /// A picker with a title, for a date from a bound on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      selection, from: range.lowerBound, displayedComponents, Text(titleKey),
      (fileID, line))
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      selection, from: range.lowerBound, displayedComponents, Text(title),
      (fileID, line))
  }

  /// A picker with a title, for a date up to a bound.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, Text(titleKey), (fileID, line))
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID,
    line: Int = #line
  ) { self.init(selection, to: range.upperBound, displayedComponents, Text(title), (fileID, line)) }
}

/// The conversion between a date and its text.
private struct DateText {
  let components: DatePickerComponents
  let calendar: Calendar

  init(components: DatePickerComponents, calendar: Calendar, timeZone: TimeZone) {
    self.components = components
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  var form: String {
    switch components {
    case .date: "a date, as 2026-11-22"
    case .hourAndMinute: "a time, as 14:30"
    default: "a date and a time, as 2026-11-22 14:30"
    }
  }

  func of(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    var words: [String] = []
    if components.contains(.date) {
      words.append(
        "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))")
    }
    if components.contains(.hourAndMinute) {
      words.append("\(digits(parts.hour, 2)):\(digits(parts.minute, 2))")
    }
    return words.joined(separator: " ")
  }

  /// The date of a text; nil for an invalid text, for example February 30.
  func date(_ text: String, keepingRestOf old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    var words = text.split(separator: " ")[...]
    if components.contains(.date) {
      let numbers = Self.numbers(in: words.popFirst(), between: "-")
      guard numbers.count == 3 else { return nil }
      guard 1...9999 ~= numbers[0], 1...12 ~= numbers[1], 1...31 ~= numbers[2] else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if components.contains(.hourAndMinute) {
      let numbers = Self.numbers(in: words.popFirst(), between: ":")
      guard numbers.count == 2 else { return nil }
      guard 0...23 ~= numbers[0], 0...59 ~= numbers[1] else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
    }
    guard words.isEmpty, parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// The numbers of a word such as `14:30`; empty if a part is no number.
  private static func numbers(in word: Substring?, between sign: Character) -> [Int] {
    let parts = word?.split(separator: sign, omittingEmptySubsequences: false) ?? []
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : []
  }
}
