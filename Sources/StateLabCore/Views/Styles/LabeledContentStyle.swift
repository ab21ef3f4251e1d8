/// A style that arranges a label and its content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the style's view for labeled content.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that its style arranges.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The labeled content.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the content.
  public let label: Label
  /// The labeled content.
  public let content: Content
}

extension LabeledContent: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: parts.part(0, content.value.0), content: parts.part(1, content.value.1))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content of a style's configuration, in the style of an ancestor.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The built-in style. Looks only.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).unstyled(Configuration.self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  public static var automatic: AutomaticLabeledContentStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the labeled content inside; the nearest style applies. The built-in styles
  /// are looks only.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
