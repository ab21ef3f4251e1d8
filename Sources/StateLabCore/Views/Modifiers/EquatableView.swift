/// A view whose `==` always decides whether its body runs again with a new value (R34).
nonisolated public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  /// The compared view.
  public var content: Content

  /// The view of ``View/equatable()``.
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    EquatableNode(view, site)
  }
}

nonisolated extension View where Self: Equatable {
  /// Compares values of this view by `==`, plain data included. The comparison does not suppress
  /// updates of the view's own dynamic properties (R36).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: ViewNode<EquatableView<Content>> {
  private var content: ViewNode<Content>?

  override init(_ view: EquatableView<Content>, _ site: NodeSite) {
    super.init(view, site)
    content = Content.mount(view.content, at: self.site())
  }

  override func update(_ view: EquatableView<Content>) {
    guard self.view.content != view.content else { return }
    self.view = view
    content?.update(view.content)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { nil }
}
