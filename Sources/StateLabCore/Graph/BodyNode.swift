/// The node of a view that has a body: the kind that people write.
final class BodyNode<V: View>: RuleNode<V, V> {
  @exclusivity(unchecked) private var content: ViewNode<V.Body>?

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  override var isPrimitive: Bool { V._isBuiltIn }
  override var isTransparent: Bool { hasBody }
  override var container: V { view }

  override func update(_ view: V) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    let body = track { installed.body }
    if let content { content.update(body) } else { content = V.Body._makeNode(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
}
