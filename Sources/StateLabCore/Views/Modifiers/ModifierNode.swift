/// The node of a view with a modifier that somebody wrote: it runs the modifier's body.
final class ModifierNode<V: View, M: ViewModifier>: RuleNode<ModifiedContent<V, M>, M> {
  private var around: ViewNode<M.Body>?
  private let modified: ModifiedView<M>

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    modified = ModifiedView { V._makeNode(view.content, $0) }
    super.init(view, site)
    mount()
  }

  override var isPrimitive: Bool { M._isBuiltIn }
  override var isTold: Bool { !M._isBuiltIn }
  override var container: M { view.modifier }

  override func update(_ view: ModifiedContent<V, M>) {
    let old = self.view.modifier
    self.view = view
    modified.update(
      make: { V._makeNode(view.content, $0) },
      update: { $0.of(V.self).update(view.content) })
    replace(old)
  }

  override func runBody(of installed: M) {
    let body = track { installed.body(content: M.Content()) }
    if let around { around.update(body) } else { around = M.Body._makeNode(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let around { visit(around) } }
  override var viewType: Any.Type? { M.self }
  override var nameInTrace: String? { (M.self as? any NamedModifier.Type)?.nameInTrace }
  override var modifiedView: AnyObject? { modified }
}

/// The view that a modifier is applied to, and the places in the modifier's body where it stands.
@MainActor
final class ModifiedView<M: ViewModifier> {
  private var make: (NodeSite) -> Node
  private var places = ObserverList<ModifierContentNode<M>>()

  init(make: @escaping (NodeSite) -> Node) { self.make = make }

  func mount(at place: ModifierContentNode<M>) -> Node {
    places.add(place)
    return make(place.site())
  }

  func leave(_ place: ModifierContentNode<M>) { places.remove(place) }

  func update(make: @escaping (NodeSite) -> Node, update: (Node) -> Void) {
    self.make = make
    places.forEach { place in
      if let content = place.content { update(content) }
    }
  }
}

/// The place in a modifier's body where the modified view stands.
final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>>,
  ListedObserver
{
  var listPosition = 0
  private(set) var content: Node?
  private var modified: ModifiedView<M>?
  private weak var around: Node?

  override init(_ view: _ViewModifier_Content<M>, _ site: NodeSite) {
    super.init(view, site)
    modified = nearestModifiedView()
    content = modified?.mount(at: self)
  }

  /// A view that stands in another place was written outside of that place's modifier: a modifier
  /// may apply itself to its content.
  private func nearestModifiedView() -> ModifiedView<M>? {
    var ancestor = parent
    while let node = ancestor {
      StepCounter.count()
      if let modified = node.modifiedView as? ModifiedView<M> {
        around = node
        return modified
      }
      ancestor = (node.modifierAround ?? node).parent
    }
    return nil
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override func didUnmount() { modified?.leave(self) }
  override var modifierAround: Node? { around }
  override var makerOfChildren: Node? { around?.maker }
  override var viewType: Any.Type? { nil }
}
