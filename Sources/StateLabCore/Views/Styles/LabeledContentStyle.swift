/// A style that puts a label beside its content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The view that the style makes for labeled content.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes what is shown. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that its style arranges.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The content that has the label.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the content.
  public let label: Label
  /// The content that has the label.
  public let content: Content
}

extension LabeledContent: StyledContainer {
  func configuration(_ parts: StyleParts) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: parts.part(0, content.value.0), content: parts.part(1, content.value.1))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content that a style was given, in the style further out.
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
  /// The style where nobody chooses one.
  public static var automatic: AutomaticLabeledContentStyle { Self() }
}

extension View {
  /// Sets the style of the labeled content inside; the nearest one counts. The built-in ones are
  /// looks only.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
