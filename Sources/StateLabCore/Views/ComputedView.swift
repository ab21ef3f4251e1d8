/// A view whose content a closure returns, in a rule of its own: the closure runs when the view is
/// mounted or gets a newer value, not while the body with the closure runs.
///
/// So the closure sees the state that this body saw, even if the state has changed since and the
/// body did not run again.
nonisolated protocol ComputedView: _PrimitiveView {
  associatedtype Content: View
  @MainActor func makeContent(at node: Node) -> Content
}

extension ComputedView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
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

  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen, screen.accessibilityLabel != nil,
      V.self is any ArrangingContainer.Type
    else { return super.answer(query) }
    screen.drawWithoutLabel { super.answer(screen) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
}
