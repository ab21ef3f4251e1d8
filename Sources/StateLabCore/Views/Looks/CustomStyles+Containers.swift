// Styles of containers and of what shows progress, which a program may write itself. They compile, and
// `makeBody` is not called.

/// The look of a group box. Looks only.
@MainActor
public protocol GroupBoxStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style where nobody chooses one.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The look of a disclosure group. Looks only.
@MainActor
public protocol DisclosureGroupStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style where nobody chooses one.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The look of a progress view. Looks only.
@MainActor
public protocol ProgressViewStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
/// Looks like the others here.
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style of Apple's for progress views; all look alike here.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// A style of Apple's for progress views; all look alike here.
  public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// A style of Apple's for progress views; all look alike here.
  public static var circular: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look of a gauge. Looks only.
@MainActor
public protocol GaugeStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = GaugeStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultGaugeStyle: GaugeStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
/// Looks like the others here.
public typealias AccessoryCircularGaugeStyle = DefaultGaugeStyle
/// Looks like the others here.
public typealias AccessoryCircularCapacityGaugeStyle = DefaultGaugeStyle

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style of Apple's for gauges; all look alike here.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style of Apple's for gauges; all look alike here.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style of Apple's for gauges; all look alike here.
  public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style of Apple's for gauges; all look alike here.
  public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look of a control group. Looks only.
@MainActor
public protocol ControlGroupStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style of Apple's for groups of controls; all look alike here.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// A style of Apple's for groups of controls; all look alike here.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
