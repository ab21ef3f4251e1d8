/// One of two views: the result of `if … else` and of `switch` in a builder.
///
/// The branches have different identities: switching to the other branch begins a new lifetime
/// (R15).
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView
{
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ConditionalNode(view, site)
  }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<
  _ConditionalContent<First, Second>
>, TransparentNode
{
  private enum Mounted {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)
  }

  private var mounted: Mounted?
  private var place = DrawnLines.Place()

  override init(_ view: _ConditionalContent<First, Second>, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  private func mount() {
    switch view.branch {
    case .first(let view):
      mounted = .first(
        First.mount(view, at: site(key: .branch(isFirst: true), original: originalInBranch)))
    case .second(let view):
      mounted = .second(
        Second.mount(view, at: site(key: .branch(isFirst: false), original: originalInBranch)))
    }
  }

  /// The original of the child in this branch, if the screen shows this branch.
  private var originalInBranch: Node? {
    guard let original = original as? ConditionalNode<First, Second> else { return nil }
    return switch (original.mounted, view.branch) {
    case (.first(let node), .first): node
    case (.second(let node), .second): node
    default: nil
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    self.view = view
    switch (mounted, view.branch) {
    case (.first(let node), .first(let view)): node.update(view)
    case (.second(let node), .second(let view)): node.update(view)
    case (.first(let old), .second): replaceChild(old, at: place, mount: mount)
    case (.second(let old), .first): replaceChild(old, at: place, mount: mount)
    case (nil, _): mount()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    switch mounted {
    case .first(let node): visit(node)
    case .second(let node): visit(node)
    case nil: break
    }
  }

  override var viewType: Any.Type? { nil }

  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawRegion(of: self, at: &place)
    case let subviews as SubviewQuery:
      let isFirst = if case .first = mounted { true } else { false }
      subviews.within(.branch(isFirst: isFirst)) { super.answer(subviews) }
    default: super.answer(query)
    }
  }
}
