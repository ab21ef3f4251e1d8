/// The first of some views that fits. Nothing is measured here, so the first one does. The others are
/// mounted, and never appear: how much of them SwiftUI makes is not documented.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  let content: Content

  /// Views, the largest first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    FittingNode(view, site)
  }
}

private final class FittingNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private var content: ViewNode<Content>?
  /// Those that were told so: it takes a walk through all that is in them.
  private var hidden: [Node] = []

  override init(_ view: ViewThatFits<Content>, _ site: NodeSite) {
    super.init(view, site)
    content = Content._makeNode(view.content, self.site())
    showFirst()
  }

  override func update(_ view: ViewThatFits<Content>) {
    self.view = view
    content?.update(view.content)
    showFirst()
  }

  private var candidates: [Node] {
    var found: [Choice] = []
    content?.collectPages(nil, into: &found)
    return found.map(\.node)
  }

  private func showFirst() {
    let candidates = candidates
    if let first = candidates.first, hidden.contains(where: { $0 === first }) {
      first.setVisible(true)
    }
    let others = candidates.dropFirst()
    for other in others where !hidden.contains(where: { $0 === other }) { other.setVisible(false) }
    hidden = Array(others)
  }

  override func setVisible(_ isVisible: Bool) { candidates.first?.setVisible(isVisible) }
  override func draw(on screen: inout Screen) { candidates.first?.draw(on: &screen) }
  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
}
