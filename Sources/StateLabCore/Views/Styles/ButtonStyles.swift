/// A style that makes what a button shows; a tap anywhere on it performs the button's action.
///
/// `makeBody` runs in a rule of its own, below the button: when the button is mounted, and again
/// when the style, one of its dynamic properties or what the configuration tells has changed.
/// Another label or another closure is put in place without it (our choice; SwiftUI does not say).
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The view that the style makes for a button.
  associatedtype Body: View
  /// The parts of the button that the style arranges.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what the button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a button style arranges.
public struct ButtonStyleConfiguration {
  /// A part of a control: what it stands for is shown wherever a style puts it.
  public struct Label: _PrimitiveView {
    let part: StylePart?

    public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
      StylePartNode(view, site)
    }
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, to be put anywhere in the style's body.
  public let label: Label
  /// True while a finger is down on the button; a tap here is over at once, so it never is.
  public let isPressed: Bool
}

/// A style that makes a button and decides when to
/// ``PrimitiveButtonStyleConfiguration/trigger()`` its action.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The view that the style makes for a button.
  associatedtype Body: View
  /// The parts of the button that the style arranges.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes what stands for the button. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action, for a style that triggers it itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label, to be put anywhere in the style's body.
  public let label: Label
  let action: StoredAction
  let origin: Origin

  /// Performs the button's action, as the button has it now.
  @MainActor public func trigger() { action.perform() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the style further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(styledAs: configuration) { configuration.label }
  }
}

extension Button {
  fileprivate init(
    styledAs configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder label: () -> Label
  ) {
    self.init(
      role: configuration.role, action: configuration.trigger, label: label,
      fileID: configuration.origin.fileID, line: configuration.origin.line)
  }
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).unstyled(Configuration.self)
  }
}
public typealias PlainButtonStyle = DefaultButtonStyle
public typealias BorderedButtonStyle = DefaultButtonStyle
public typealias BorderedProminentButtonStyle = DefaultButtonStyle
public typealias BorderlessButtonStyle = DefaultButtonStyle
public typealias GlassButtonStyle = DefaultButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A style of Apple's for buttons; all look alike here.
  public static var automatic: DefaultButtonStyle { Self() }
  public static var plain: DefaultButtonStyle { Self() }
  public static var bordered: DefaultButtonStyle { Self() }
  public static var borderedProminent: DefaultButtonStyle { Self() }
  public static var borderless: DefaultButtonStyle { Self() }
  public static var glass: DefaultButtonStyle { Self() }
}

extension View {
  /// Sets the style of the buttons inside; the nearest one counts. The built-in ones are looks
  /// only.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the style of the buttons inside; the nearest one counts.
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
