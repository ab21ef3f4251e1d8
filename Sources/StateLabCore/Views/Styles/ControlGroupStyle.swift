/// A style that arranges a control group.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the style's view for a control group.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group that its style arranges.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The controls of the group.
  public let content: Content
  /// The label of the group; empty for a group without a label.
  public let label: Label
}

extension ControlGroup: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> ControlGroupStyleConfiguration {
    (content as? any LabeledControls)?.configuration(parts)
      ?? ControlGroupStyleConfiguration(
        content: parts.part(0, content), label: parts.part(1, EmptyView()))
  }
}

/// The controls of a group with a label.
nonisolated private protocol LabeledControls {
  @MainActor func configuration(_ parts: StyleParts) -> ControlGroupStyleConfiguration
}

extension LabeledControlGroupContent: LabeledControls {
  @MainActor fileprivate func configuration(
    _ parts: StyleParts
  ) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: parts.part(0, content), label: parts.part(1, label))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, in the style of an ancestor.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// All built-in styles of this kind, which look alike here.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).unstyled(Configuration.self)
  }
}
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A built-in style for groups of controls; all look alike here.
  public static var automatic: AutomaticControlGroupStyle { Self() }
  public static var navigation: AutomaticControlGroupStyle { Self() }
  public static var menu: AutomaticControlGroupStyle { Self() }
  public static var compactMenu: AutomaticControlGroupStyle { Self() }
  public static var palette: AutomaticControlGroupStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the control groups inside; the nearest style applies. The built-in styles
  /// are looks only.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
