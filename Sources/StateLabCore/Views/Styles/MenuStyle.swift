/// A style of menus, which shows ``Menu/init(_:)`` with more around it.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The view that the style makes for a menu.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = MenuStyleConfiguration
  /// Makes what is shown. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu as its style is given it.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The actions of the menu.
  public typealias Content = ButtonStyleConfiguration.Label
  fileprivate let label: Label
  fileprivate let content: Content
}

extension Menu: StyledContainer {
  func configuration(_ parts: StyleParts) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: parts.part(0, content.value.0), content: parts.part(1, content.value.1))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, in the style further out.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultMenuStyle: MenuStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).unstyled(Configuration.self)
  }
}
public typealias ButtonMenuStyle = DefaultMenuStyle
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
  /// A style of Apple's for menus; all look alike here.
  public static var automatic: DefaultMenuStyle { Self() }
  public static var button: DefaultMenuStyle { Self() }
  public static var borderlessButton: DefaultMenuStyle { Self() }
}

extension View {
  /// Sets the style of the menus inside; the nearest one counts. The built-in ones are looks only.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
