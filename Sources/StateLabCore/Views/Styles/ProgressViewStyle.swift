/// A style that arranges a progress view.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the style's view for a progress view.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that its style arranges.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label of the current value.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label
  /// The completed fraction, from 0 to 1; nil if unknown.
  public let fractionCompleted: Double?
  /// The label; nil if the view has none.
  public var label: Label?
  /// The label of the current value; nil if the view has none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: parts.part(0, ifThere: content.value.0),
      currentValueLabel: parts.part(1, ifThere: content.value.2))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view of a style's configuration, in the style of an ancestor.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultProgressViewStyle: ProgressViewStyle, _BuiltIn {
  nonisolated public init() {}
  /// The style in a color. Looks only.
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).unstyled(Configuration.self)
  }
}
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A built-in style for progress views; all look alike here.
  public static var automatic: DefaultProgressViewStyle { Self() }
  public static var linear: DefaultProgressViewStyle { Self() }
  public static var circular: DefaultProgressViewStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the progress views inside; the nearest style applies. The built-in styles
  /// are looks only.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
