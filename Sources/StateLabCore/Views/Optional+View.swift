/// A view that may be absent: the result of `if` without `else` in a builder.
extension Optional: _PrimitiveView, View where Wrapped: View {

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    OptionalNode(view, site)
  }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?>, TransparentNode {
  private var content: ViewNode<Wrapped>?
  private var place = DrawnLines.Place()

  override init(_ view: Wrapped?, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  private func mount() { content = view.map { Wrapped.mount($0, at: site()) } }

  override func update(_ view: Wrapped?) {
    self.view = view
    if let content, let view { return content.update(view) }
    guard content != nil || view != nil else { return }
    replaceChild(content, at: place, mount: mount)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { nil }

  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen else { return super.answer(query) }
    screen.drawRegion(of: self, at: &place)
  }
}
