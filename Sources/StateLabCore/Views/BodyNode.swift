final class BodyNode<V: View>: RuleNode<V, V> {
  // The small property first: it fills a gap in the layout.
  private let isPart: Bool
  @exclusivity(unchecked) private var content: ViewNode<V.Body>?

  /// - Parameter isPart: True for an internal part of the laboratory's own views.
  init(_ view: V, _ site: NodeSite, isPart: Bool = false) {
    self.isPart = isPart
    super.init(Self.evaluated(view, site), site)
    mount()
  }

  private static func evaluated(_ view: V, _ site: NodeSite) -> V {
    guard let silent = site.graph.silent, !V._isBuiltIn else { return view }
    return silent.value(view, heldBy: site.original, as: (site.original as? BodyNode<V>)?.view)
  }

  override var isPrimitive: Bool { V._isBuiltIn }
  override var isTold: Bool { !V._isBuiltIn }
  /// Events inside a part name the enclosing view.
  override var viewType: Any.Type? { isPart ? nil : V.self }
  override var container: V { view }
  override var mayBeEquatable: Bool { V._isEquatable || FieldLayout.mayBeGeneric(V.self) }

  override func update(_ view: V) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    let body = track { installed.body }
    if let content { content.update(body) } else { content = V.Body.mount(body, at: site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var drawsInPlace: Bool { true }
}

extension BodyNode: PokedNode {
  var isPoked: Bool { isTold && isMounted }
}

extension BodyNode: TransparentNode {
  var isTransparent: Bool { hasBody }
}
