/// A view whose identity is a value of your choice.
nonisolated public struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    IDNode(view, site)
  }
}

nonisolated extension View {
  /// Binds the identity of this view to a value: another value begins a new lifetime, with initial
  /// state (R15).
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

private final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>> {
  private var content: ViewNode<Content>?
  private var place = DrawnLines.Place()

  override init(_ view: IDView<Content, ID>, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  private func mount() {
    let original = original as? IDNode<Content, ID>
    content = Content.mount(
      view.content,
      at: site(
        key: .explicit(id: describe(view.id)),
        original: original.flatMap { keepsContent(of: $0) ? $0.content : nil }))
  }

  /// True if the content has the identity of the mounted one, or another identity each time.
  private func keepsContent(of original: IDNode<Content, ID>) -> Bool {
    let isSame = original.view.id == view.id
    return graph.silent?.keepsIdentity(view.id, of: original, isSame: isSame) ?? isSame
  }

  override func update(_ view: IDView<Content, ID>) {
    let isSame = self.view.id == view.id
    self.view = view
    if isSame { return content?.update(view.content) ?? () }
    replaceChild(content, at: place, mount: mount)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { nil }

  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawRegion(of: self, at: &place)
    case let subviews as SubviewQuery:
      subviews.within(.explicit(AnyHashable(view.id))) { super.answer(subviews) }
    default: super.answer(query)
    }
  }
}
