/// A type-erased view. A value of another type at the same position has another identity (R15).
nonisolated public struct AnyView: _PrimitiveView {
  fileprivate let erased: any ErasedView

  /// Erases the type of the view. The view keeps its state while later values have the same type.
  public init<V: View>(_ view: V) { erased = Erased(view: view) }
  /// The same as ``init(_:)``.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    AnyViewNode(view, site)
  }
}

/// A view of any type.
nonisolated protocol ErasedView {
  @MainActor func makeNode(_ site: NodeSite) -> Node
  /// Updates the node; returns false if the node is of another type.
  @MainActor func update(_ node: Node) -> Bool
}

nonisolated struct Erased<V: View>: ErasedView {
  let view: V

  @MainActor func makeNode(_ site: NodeSite) -> Node { V.mount(view, at: site) }

  @MainActor func update(_ node: Node) -> Bool {
    guard let node = node as? ViewNode<V> else { return false }
    node.update(view)
    return true
  }
}

private final class AnyViewNode: ViewNode<AnyView>, TransparentNode {
  private var content: Node?
  private var place = DrawnLines.Place()

  override init(_ view: AnyView, _ site: NodeSite) {
    super.init(view, site)
    // A view erased into itself has no body, so no mount would stop the recursion.
    if graph.failure == nil { content = view.erased.makeNode(self.site()) }
  }

  override func update(_ view: AnyView) {
    self.view = view
    guard let old = content, !view.erased.update(old) else { return }
    replaceChild(old, at: place) { content = view.erased.makeNode(site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let rows as RowsQuery: rows.passes = true
    case let choices as ChoiceQuery: content?.answer(choices)
    case let screen as Screen: screen.drawRegion(of: self, at: &place)
    default: super.answer(query)
    }
  }
}
