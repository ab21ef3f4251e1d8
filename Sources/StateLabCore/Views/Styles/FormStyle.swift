/// A style that arranges a form.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the style's view for a form.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = FormStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form that its style arranges.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The controls of the form.
  public let content: Content
}

extension Form: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> FormStyleConfiguration {
    FormStyleConfiguration(content: parts.part(0, content))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the style of an ancestor.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// All built-in styles of this kind, which look alike here.
public struct AutomaticFormStyle: FormStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).unstyled(Configuration.self)
  }
}
public typealias GroupedFormStyle = AutomaticFormStyle
public typealias ColumnsFormStyle = AutomaticFormStyle

extension FormStyle where Self == AutomaticFormStyle {
  /// A built-in style for forms; all look alike here.
  public static var automatic: AutomaticFormStyle { Self() }
  public static var grouped: AutomaticFormStyle { Self() }
  public static var columns: AutomaticFormStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the forms inside; the nearest style applies. The built-in styles are looks
  /// only.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
