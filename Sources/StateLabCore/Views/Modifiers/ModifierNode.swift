/// The node of a view with a modifier that somebody wrote: it runs the modifier's body.
final class ModifierNode<V: View, M: ViewModifier>: RuleNode<ModifiedContent<V, M>, M> {
  private var around: ViewNode<M.Body>?
  private let modified: MovableView

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    modified = MovableView(view.content)
    super.init(view, site)
    mount()
  }

  override var isPrimitive: Bool { M._isBuiltIn }
  override var isTold: Bool { !M._isBuiltIn }
  override var container: M { view.modifier }

  override func update(_ view: ModifiedContent<V, M>) {
    let old = self.view.modifier
    self.view = view
    modified.update(view.content) { replace(old) }
  }

  override func runBody(of installed: M) {
    let body = track { installed.body(content: M.Content()) }
    if let around { around.update(body) } else { around = M.Body._makeNode(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let around { visit(around) } }
  override func passesRows(_ child: Node) -> Bool { true }
  override var viewType: Any.Type? { M.self }
  override var nameInTrace: String? { (M.self as? any NamedModifier.Type)?.nameInTrace }
  override var modifiedView: MovableView? { modified }
}

/// The place in a modifier's body where the modified view stands.
final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var place: MovableView.Place?
  private weak var around: Node?

  override init(_ view: _ViewModifier_Content<M>, _ site: NodeSite) {
    super.init(view, site)
    around = nearestModifier
    place = around?.modifiedView?.mount(at: self.site())
  }

  /// A view that stands in another place was written outside of that place's modifier: a modifier
  /// may apply itself to its content.
  private var nearestModifier: Node? {
    var ancestor = parent
    while let node = ancestor {
      StepCounter.count()
      if node.modifiedView != nil, node.viewType == M.self { return node }
      ancestor = (node.modifierAround ?? node).parent
    }
    return nil
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let place { visit(place.node) } }
  override func didUnmount() { if let place { around?.modifiedView?.leave(place) } }
  override var modifierAround: Node? { around }
  override var makerOfChildren: Node? { around?.maker }
  override var viewType: Any.Type? { nil }
}
