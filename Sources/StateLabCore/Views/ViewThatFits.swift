/// The first of several views that fits. The simulation measures nothing, so it shows the first
/// view. The others are mounted and never appear: how much of them SwiftUI mounts is not
/// documented.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates the view from candidates, the largest first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    FittingNode(view, site)
  }
}

private final class FittingNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private var content: ViewNode<Content>?
  private lazy var pending = PendingChoice(in: self) { [unowned self] in showFirst() }
  private lazy var visibility = RowOfPlaces(in: self) { [unowned self] in
    if content != nil { pending.request() }
  }
  private lazy var inside = EnvironmentScope(in: scope) { [visibility] in
    $0.visiblePlace = visibility
  }

  override init(_ view: ViewThatFits<Content>, _ site: NodeSite) {
    super.init(view, site)
    visibility.isVisible = isVisibleAtMount
    var site = self.site()
    site.scope = inside
    content = Content._makeNode(view.content, site)
    showFirst()
  }

  override func update(_ view: ViewThatFits<Content>) {
    self.view = view
    content?.update(view.content)
    showFirst()
  }

  private func showFirst() {
    let candidates = PageQuery.pages(in: content).map(\.node)
    let first = candidates.first
    guard first !== visibility.shown else { return }
    visibility.shown = first
    first?.setVisible(visibility.isVisible)
    for other in candidates.dropFirst() { other.setVisible(false) }
    preferencesMoved()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  /// Passes drawing and preferences to the visible view only.
  override func answer(_ query: NodeQuery) {
    switch query {
    case is Screen, is AnyPreferenceQuery: visibility.shown?.answer(query)
    case let change as VisibilityChange:
      visibility.isVisible = change.isVisible
      visibility.shown?.answer(change)
    default: super.answer(query)
    }
  }

  override func didUnmount() { inside.leave() }
}
