/// A style that creates the appearance of a button; a tap on it performs the button's action.
///
/// `makeBody` runs in a rule of its own, below the button: when the button is mounted, and again
/// when the style, one of its dynamic properties or the configuration's value has changed. A new
/// label or closure replaces the old one without a run of `makeBody` (our choice; SwiftUI does not
/// document this).
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the style's view for a button.
  associatedtype Body: View
  /// The parts of the button that the style arranges.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the appearance of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a button style arranges.
public struct ButtonStyleConfiguration {
  /// A part of a control, at the position where a style puts it.
  public struct Label: _PrimitiveView {
    let part: StylePart?

    @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
      StylePartNode(view, site)
    }
  }
  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, at any position in the style's body.
  public let label: Label
  /// True during a press of the button; always false here, because a tap has no duration.
  public let isPressed: Bool
}

/// A style that creates a button and decides when to
/// ``PrimitiveButtonStyleConfiguration/trigger()`` its action.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the style's view for a button.
  associatedtype Body: View
  /// The parts of the button that the style arranges.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the view in place of the button. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action, for a style that triggers the action itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, at any position in the style's body.
  public let label: Label
  let action: StoredAction
  let origin: Origin

  /// Performs the button's current action.
  @MainActor public func trigger() { action.perform() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in the style of an ancestor.
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(styledAs: configuration) { configuration.label }
  }
}

extension Button {
  @MainActor fileprivate init(
    styledAs configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder label: () -> Label
  ) {
    self.init(
      role: configuration.role, action: configuration.trigger, label: label,
      fileID: configuration.origin.fileID, line: configuration.origin.line)
  }
}

/// The style of a button without another style, which depends on the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).unstyled(Configuration.self)
  }
}

/// All other built-in styles of this kind, which look alike here.
public struct PlainButtonStyle: PrimitiveButtonStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).unstyled(Configuration.self)
  }
}
public typealias BorderedButtonStyle = PlainButtonStyle
public typealias BorderedProminentButtonStyle = PlainButtonStyle
public typealias BorderlessButtonStyle = PlainButtonStyle
public typealias GlassButtonStyle = PlainButtonStyle
public typealias GlassProminentButtonStyle = PlainButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of a button without another style.
  public static var automatic: DefaultButtonStyle { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A built-in style for buttons; all look alike here.
  public static var plain: PlainButtonStyle { Self() }
  public static var bordered: PlainButtonStyle { Self() }
  public static var borderedProminent: PlainButtonStyle { Self() }
  public static var borderless: PlainButtonStyle { Self() }
  public static var glass: PlainButtonStyle { Self() }
  public static func glass(_ glass: Glass) -> PlainButtonStyle { Self() }
  public static var glassProminent: PlainButtonStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the buttons inside; the nearest style applies. The built-in styles look alike.
  /// In the label of a link, a button with a style other than `automatic` is a control of its own.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the style of the buttons inside; the nearest style applies.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      Button(styledAs: configuration) {
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: false))
      }
      .unstyled(PrimitiveButtonStyleConfiguration.self)
    }
  }
}
