/// A style that adds views to a text field. The requirement has an underscore in SwiftUI, too,
/// where Apple does not document it.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the style's view for a text field.
  associatedtype _Body: View
  /// The label of the text field.
  typealias _Label = ButtonStyleConfiguration.Label
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextField: StyledControl {
  @MainActor func configuration(_ parts: StyleParts) -> TextField<ButtonStyleConfiguration.Label> {
    TextField<ButtonStyleConfiguration.Label>(
      label: parts.part(0, label), value: $value, origin: origin,
      onEditingChanged: onEditingChanged, onCommit: onCommit, prompt: prompt, axis: axis,
      reading: reading, isSecure: isSecure)
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ControlNode(view, site)
  }
}

extension SecureField: StyledControl {
  @MainActor func configuration(_ parts: StyleParts) -> TextField<ButtonStyleConfiguration.Label> {
    TextField<ButtonStyleConfiguration.Label>(
      label: parts.part(0, label), value: $value, origin: origin, onCommit: onCommit,
      prompt: prompt, isSecure: true)
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ControlNode(view, site)
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultTextFieldStyle: TextFieldStyle, _BuiltIn {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.unstyled(TextField<_Label>.self)
  }
}
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A built-in style for text fields; all look alike here.
  public static var automatic: DefaultTextFieldStyle { Self() }
  public static var plain: DefaultTextFieldStyle { Self() }
  public static var roundedBorder: DefaultTextFieldStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the text fields and secure fields inside; the nearest style applies. The
  /// built-in styles are looks only.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style) { (style, configuration: TextField<S._Label>) in
      style._body(configuration: configuration)
    }
  }
}
