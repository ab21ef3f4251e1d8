/// The node of a view that has a body: the kind that people write.
final class BodyNode<V: View>: RuleNode<V, V> {
  @exclusivity(unchecked) private var content: ViewNode<V.Body>?

  private let isBuiltIn: Bool

  init(_ view: V, _ site: NodeSite, isBuiltIn: Bool = false) {
    self.isBuiltIn = isBuiltIn
    super.init(view, site)
    mount()
  }

  override var isPrimitive: Bool { isBuiltIn }
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
