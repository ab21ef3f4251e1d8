import StateLabCore

/// A style that creates a date picker from its parts. The built-in styles are looks only.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// The type of the style's view for a date picker.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = DatePickerStyleConfiguration
  /// Creates the styled view, as a part of the picker's body.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker that its style arranges.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The picker's label.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date; nil without a bound.
  public let minimumDate: Date?
  /// The latest date; nil without a bound.
  public let maximumDate: Date?
  /// The parts of the date that the picker shows.
  public let displayedComponents: DatePickerComponents

  @MainActor init(
    label: Label, selection: Binding<Date>, from minimum: Date, to maximum: Date,
    _ components: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    minimumDate = minimum == .distantPast ? nil : minimum
    maximumDate = maximum == .distantFuture ? nil : maximum
    displayedComponents = components
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultDatePickerStyle: DatePickerStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection,
      in: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate
        ?? .distantFuture),
      displayedComponents: configuration.displayedComponents, label: { configuration.label }
    )
    ._unstyled(Configuration.self)
  }
}
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
public typealias WheelDatePickerStyle = DefaultDatePickerStyle

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A built-in style for date pickers; all look alike here.
  public static var automatic: DefaultDatePickerStyle { Self() }
  public static var compact: DefaultDatePickerStyle { Self() }
  public static var graphical: DefaultDatePickerStyle { Self() }
  public static var wheel: DefaultDatePickerStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the date pickers inside. The built-in styles are looks only.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    _style(style) { $0.makeBody(configuration: $1) }
  }
}
