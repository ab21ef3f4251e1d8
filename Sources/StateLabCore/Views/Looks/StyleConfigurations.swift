// What styles of one's own are given. No style is asked here, so that nobody makes one of these.

/// The parts of a button that a button style arranges.
public struct ButtonStyleConfiguration {
  /// The label of the control.
  public struct Label: LeafView {
    func draw(on screen: inout Screen) {}
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, to be put anywhere in the style's body.
  public let label: Label
  /// True while a finger is down on the button; a tap here is over at once, so it never is.
  public let isPressed: Bool
}

/// The look of a button and its action when it is pressed. Looks only.
@MainActor
public protocol ButtonStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the button that a custom style arranges.
  typealias Configuration = ButtonStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action, for a style that triggers it itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the control.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, to be put anywhere in the style's body.
  public let label: Label
  /// Performs the button's action.
  public func trigger() {}
}

/// The parts of a toggle that a toggle style arranges.
public struct ToggleStyleConfiguration {
  /// The label of the control.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label beside the switch.
  public let label: Label
  /// The value that the toggle turns on and off.
  @Binding public var isOn: Bool
}

/// The parts of a label that a label style arranges.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public typealias Title = ButtonStyleConfiguration.Label
  /// The icon of the label.
  public typealias Icon = ButtonStyleConfiguration.Label
  /// The text of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon
}

/// The parts of a group box that its style arranges.
public struct GroupBoxStyleConfiguration {
  /// A part of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The parts of a progress view that its style arranges.
public struct ProgressViewStyleConfiguration {
  /// A part of the view.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The part that is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The name of the work.
  public let label: Label?
  /// The progress so far, in words.
  public let currentValueLabel: Label?
}

/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  /// A part of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the group; always shown.
  public let label: Label
  /// The content of the group when it is open.
  public let content: Content
  /// True if the group is open.
  @Binding public var isExpanded: Bool
}

/// The parts of a gauge that a gauge style arranges.
public struct GaugeStyleConfiguration {
  /// A part of the gauge.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The value of the gauge, from 0 to 1.
  public let value: Double
  /// The name of the measure.
  public let label: Label
  /// The measured value, in words.
  public let currentValueLabel: Label?
}

/// The parts of a menu that a menu style arranges.
public struct MenuStyleConfiguration {}

/// The parts of a control group that its style arranges.
public struct ControlGroupStyleConfiguration {
  /// A part of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The controls of the group.
  public let content: Content
}
