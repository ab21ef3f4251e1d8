// What styles of one's own are given. No style is asked here, so that nobody makes one of these.

/// What a style is given of a control.
public struct ButtonStyleConfiguration {
  /// The label of the control.
  public struct Label: LeafView {
    func draw(on screen: inout Screen) {}
  }
  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// The is pressed.
  public let isPressed: Bool
}

/// How a button looks and what it does when it is pressed. Looks only.
@MainActor
public protocol ButtonStyle {
  /// What a style makes of a control.
  associatedtype Body: View
  /// What a style of one's own makes of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a button that it triggers itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the control.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Performs the button's action.
  public func trigger() {}
}

/// What a style is given of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the control.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label.
  public let label: Label
  /// The is on.
  @Binding public var isOn: Bool
}

/// What a style is given of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public typealias Title = ButtonStyleConfiguration.Label
  /// The icon of the label.
  public typealias Icon = ButtonStyleConfiguration.Label
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// What a style is given of a group.
public struct GroupBoxStyleConfiguration {
  /// A part of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// What a style is given of a progress view.
public struct ProgressViewStyleConfiguration {
  /// A part of the view.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The fraction completed.
  public let fractionCompleted: Double?
  /// The label.
  public let label: Label?
  /// The current value label.
  public let currentValueLabel: Label?
}

/// What a style is given of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// A part of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// The is expanded.
  @Binding public var isExpanded: Bool
}

/// What a style is given of a gauge.
public struct GaugeStyleConfiguration {
  /// A part of the gauge.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The value.
  public let value: Double
  /// The label.
  public let label: Label
  /// The current value label.
  public let currentValueLabel: Label?
}

/// What a style is given of a menu.
public struct MenuStyleConfiguration {}

/// What a style is given of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The content.
  public let content: Content
}
