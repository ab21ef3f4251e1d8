/// The node of a view with a custom modifier: it runs the modifier's body.
final class ModifierNode<V: View, M: ViewModifier>: RuleNode<ModifiedContent<V, M>, M> {
  private var around: ViewNode<M.Body>?
  private let modified: MovableView

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    modified = MovableView(view.content)
    super.init(Self.evaluated(view, site), site)
    mount()
  }

  private static func evaluated(
    _ view: ModifiedContent<V, M>, _ site: NodeSite
  ) -> ModifiedContent<V, M> {
    guard let silent = site.graph.silent else { return view }
    return ModifiedContent(
      content: view.content,
      modifier: silent.value(
        view.modifier, heldBy: site.original, as: (site.original as? Self)?.view.modifier))
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
    if let around { around.update(body) } else { around = M.Body.mount(body, at: site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let around { visit(around) } }
  override var drawsInPlace: Bool { !M._isBuiltIn }
  override var viewType: Any.Type? { M.self }
  override var nameInTrace: String? { (M.self as? any NamedModifier.Type)?.nameInTrace }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let search as ModifierQuery where search.type == M.self:
      search.found = (self, modified)
    case let rows as RowsQuery: rows.passes = true
    default: super.answer(query)
    }
  }
}

/// Searches up the tree, one node at a time, for the modifier of a type whose body contains the
/// first node. A subview belongs to the content of its container, so the search continues there.
final class ModifierQuery: NodeQuery {
  let type: Any.Type
  var found: (node: Node, modified: MovableView)?
  /// The next node of the search.
  var next: Node?

  init(for type: Any.Type) { self.type = type }

  override var isUpward: Bool { true }

  override func passOn(below node: Node) { next = node.parent }

  func search(above node: Node) {
    next = node.parent
    while found == nil, let node = next {
      StepCounter.count()
      node.answer(self)
    }
  }
}

/// The position of the modified view in a modifier's body.
final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var place: MovableView.Place?
  private weak var around: Node?
  private var modified: MovableView?

  override init(_ view: _ViewModifier_Content<M>, _ site: NodeSite) {
    super.init(view, site)
    let search = ModifierQuery(for: M.self)
    search.search(above: self)
    around = search.found?.node
    modified = search.found?.modified
    place = modified?.mount(at: self.site())
  }

  /// A modified view belongs outside the modifier's body, so the search continues above the
  /// modifier: a modifier may apply itself to its content.
  override func answer(_ query: NodeQuery) {
    guard let search = query as? ModifierQuery else { return super.answer(query) }
    search.next = around?.parent
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let place { visit(place.node) } }
  override func didUnmount() { if let place { modified?.leave(place) } }
  override var makerOfChildren: Node? { around?.maker }
  override var drawsInPlace: Bool { true }
  override var viewType: Any.Type? { nil }
}
