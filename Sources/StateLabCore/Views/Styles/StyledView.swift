/// A control of another module that a style can arrange: the default view, unless a style with this
/// configuration applies.
nonisolated public struct _StyledView<Label: View, Content: View, Configuration>: StyledContainer {
  let content: Content
  private let label: Label
  private let configure: @MainActor (ButtonStyleConfiguration.Label) -> Configuration

  /// - Parameters:
  ///   - label: The part for the style.
  ///   - content: The default view.
  ///   - configure: The configuration for the style, from the part.
  public init(
    label: Label, content: Content,
    configure: @escaping @MainActor (ButtonStyleConfiguration.Label) -> Configuration
  ) {
    (self.label, self.content, self.configure) = (label, content, configure)
  }

  @MainActor func configuration(_ parts: StyleParts) -> Configuration {
    configure(parts.part(0, label))
  }

  /// Events of this part name the control that contains the part.
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site, isPart: true) ?? PartContainerNode(view, site)
  }
}

private final class PartContainerNode<V: ContainerView>: ContainerNode<V> {
  override var viewType: Any.Type? { nil }
}

nonisolated extension View {
  /// Sets a style for the controls of another module inside.
  public func _style<Style, Configuration>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> some View
  ) -> some View { self.style(style, makeBody: makeBody) }

  /// The view without a style for the configuration.
  public func _unstyled<Configuration>(_ type: Configuration.Type) -> some View { unstyled(type) }
}
