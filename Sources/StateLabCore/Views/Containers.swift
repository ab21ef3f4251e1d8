/// A group of several views in the place of one.
nonisolated public struct Group<Content: View>: ContainerView {
  let content: Content

  /// Groups these views, with no effect of its own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A container for controls that edit data. The rows of a ``ForEach`` are mounted as in a ``List``.
nonisolated public struct Form<Content: View>: ContainerView {
  let content: Content

  /// A form of these controls, one line each.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? RowsNode(view, site)
  }
}

/// Content that scrolls. All content is on this screen, except the rows that a ``LazyVStack`` or
/// another lazy container inside has not mounted yet.
nonisolated public struct ScrollView<Content: View>: ContainerView {
  let content: Content

  /// Makes this content scrollable.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Form: ScrollingContainer, ArrangingContainer {}
extension ScrollView: ScrollingContainer, ArrangingContainer {}
extension List: ScrollingContainer, ArrangingContainer {}
