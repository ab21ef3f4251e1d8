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
  public struct Label: View, _BuiltIn {
    let content: AnyView
    public var body: some View { content }
  }

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
    label: AnyView, selection: Binding<Date>, from minimum: Date, to maximum: Date,
    _ components: DatePickerComponents
  ) {
    self.label = Label(content: label)
    _selection = selection
    minimumDate = minimum == .distantPast ? nil : minimum
    maximumDate = maximum == .distantFuture ? nil : maximum
    displayedComponents = components
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection,
      in: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate
        ?? .distantFuture),
      displayedComponents: configuration.displayedComponents, label: { configuration.label })
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
    let isBuiltIn = S.self == DefaultDatePickerStyle.self
    nonisolated(unsafe) let style = style
    return environment(
      \.datePickerBody,
      isBuiltIn
        ? nil
        : DatePickerBody { configuration in
          // Pickers inside the style's view have the built-in style.
          AnyView(style.makeBody(configuration: configuration).environment(\.datePickerBody, nil))
        })
  }
}

/// Creates the view of a custom style.
struct DatePickerBody: Sendable {
  let make: @MainActor @Sendable (DatePickerStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
  var datePickerBody: DatePickerBody? {
    get { self[DatePickerBodyKey.self] }
    set { self[DatePickerBodyKey.self] = newValue }
  }
}

private struct DatePickerBodyKey: EnvironmentKey {
  static let defaultValue: DatePickerBody? = nil
}
