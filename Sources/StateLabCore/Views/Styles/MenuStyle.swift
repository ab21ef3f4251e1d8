/// A style that shows a menu, ``Menu/init(_:)``, with additional views.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the style's view for a menu.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = MenuStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a menu for its style.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The actions of the menu.
  public typealias Content = ButtonStyleConfiguration.Label
  fileprivate let label: Label
  fileprivate let content: Content
  fileprivate let primaryAction: MenuAction?
}

extension Menu: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: parts.part(0, content.value.0.label),
      content: parts.part(1, content.value.1.content),
      primaryAction: content.value.0.primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in the style of an ancestor.
  public init(_ configuration: MenuStyleConfiguration) {
    let label = MenuLabel(label: configuration.label, primaryAction: configuration.primaryAction)
    content = TupleView((label, MenuItems(content: configuration.content)))
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultMenuStyle: MenuStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).unstyled(Configuration.self)
  }
}
public typealias ButtonMenuStyle = DefaultMenuStyle
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
  /// A built-in style for menus; all look alike here.
  public static var automatic: DefaultMenuStyle { Self() }
  public static var button: DefaultMenuStyle { Self() }
  public static var borderlessButton: DefaultMenuStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the menus inside; the nearest style applies. The built-in styles are looks
  /// only.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
