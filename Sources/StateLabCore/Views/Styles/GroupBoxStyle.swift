/// A style that arranges a group box.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of the style's view for a group box.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that its style arranges.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The content of the box.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension GroupBox: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: parts.part(0, content.value.0), content: parts.part(1, content.value.1))
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box of a style's configuration, in the style of an ancestor.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).unstyled(Configuration.self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  public static var automatic: DefaultGroupBoxStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the group boxes inside; the nearest style applies. The built-in styles are
  /// looks only.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
