/// Several views where one is expected.
public struct Group<Content: View>: ContainerView {
  let content: Content

  /// Takes these views for one, and adds nothing to them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Controls for entering data. The rows of a ``ForEach`` are made as in a ``List``.
public struct Form<Content: View>: ContainerView {
  let content: Content

  /// A form of these controls, in a line each.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    RowsNode(view, site)
  }
}

/// Content that can be scrolled. All of it is on this screen, but for what a ``LazyVStack`` or another
/// lazy container inside has not made yet.
public struct ScrollView<Content: View>: ContainerView {
  let content: Content

  /// Stands around these views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Form: ScrollingContainer {}
extension ScrollView: ScrollingContainer {}
extension List: ScrollingContainer {}
