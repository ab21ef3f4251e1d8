/// A view whose content a closure makes, in a rule of its own: not while the body runs that wrote
/// the closure, but when the view is mounted or handed a newer value.
///
/// So what the closure captured of a state is what that body saw, even where the state has changed
/// since and the body had no reason to run again.
protocol ComputedView: _PrimitiveView {
  associatedtype Content: View
  func makeContent(at node: Node) -> Content
}

extension ComputedView {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ComputedNode(view, site)
  }
}

private final class ComputedNode<V: ComputedView>: ReadingNode<V> {
  private var content: ViewNode<V.Content>?

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    updateContent()
  }

  override func update(_ view: V) {
    self.view = view
    updateContent()
  }

  override func runRule() { redraw(updateContent) }

  private func updateContent() {
    let made = trackReads { view.makeContent(at: self) }
    if let content { content.update(made) } else { content = V.Content._makeNode(made, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
}
