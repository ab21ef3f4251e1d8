/// A style that arranges a progress view.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The view that the style makes for a progress view.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes what is shown. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that its style arranges.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The progress in words.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label
  /// The part that is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label; nil where the view has none.
  public var label: Label?
  /// The progress in words; nil where the view has none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView: StyledContainer {
  func configuration(_ parts: StyleParts) -> ProgressViewStyleConfiguration {
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
  /// The progress view that a style was given, in the style further out.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultProgressViewStyle: ProgressViewStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).unstyled(Configuration.self)
  }
}
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style of Apple's for progress views; all look alike here.
  public static var automatic: DefaultProgressViewStyle { Self() }
  public static var linear: DefaultProgressViewStyle { Self() }
  public static var circular: DefaultProgressViewStyle { Self() }
}

extension View {
  /// Sets the style of the progress views inside; the nearest one counts. The built-in ones are
  /// looks only.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
