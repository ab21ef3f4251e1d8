/// A style that arranges the title and the icon of a label, or omits one of them.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the style's view for a label.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = LabelStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a label style arranges.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public typealias Title = ButtonStyleConfiguration.Label
  /// The icon of the label.
  public typealias Icon = ButtonStyleConfiguration.Label
  /// The text of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension Label: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> LabelStyleConfiguration {
    LabelStyleConfiguration(title: parts.part(0, content), icon: parts.part(1, icon))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, in the style of an ancestor.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultLabelStyle: LabelStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).unstyled(Configuration.self)
  }
}
public typealias TitleAndIconLabelStyle = DefaultLabelStyle
public typealias TitleOnlyLabelStyle = DefaultLabelStyle
public typealias IconOnlyLabelStyle = DefaultLabelStyle

extension LabelStyle where Self == DefaultLabelStyle {
  /// A built-in style for labels; here every style shows the title.
  public static var automatic: DefaultLabelStyle { Self() }
  public static var titleAndIcon: DefaultLabelStyle { Self() }
  public static var titleOnly: DefaultLabelStyle { Self() }
  public static var iconOnly: DefaultLabelStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the labels inside; the nearest style applies. The built-in styles are looks
  /// only: each shows the title.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
