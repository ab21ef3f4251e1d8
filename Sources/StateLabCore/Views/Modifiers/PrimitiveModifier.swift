/// A modifier of the laboratory's own, which has a player instead of a body.
protocol PrimitiveModifier: _PrimitiveViewModifier {
  associatedtype Playing: ModifierPlayer<Self>
}

/// The work of a primitive modifier, at its node.
@MainActor
class ModifierPlayer<M> {
  /// The node's own; set before anything else is called.
  unowned var node: Node
  /// What the modifier is applied to; nil until it is mounted. The node keeps it.
  fileprivate(set) unowned(unsafe) final var content: Node?
  var modifier: M

  required init(_ modifier: M, at node: Node) {
    self.modifier = modifier
    self.node = node
  }

  /// The scope that the content stands in.
  var contentScope: EnvironmentScope { node.scope }

  /// After the content is mounted, so that children come first.
  func didMount() {}
  /// Before the content is updated.
  func update(_ modifier: M) { self.modifier = modifier }
  /// After the content is updated.
  func didUpdate() {}
  func didUnmount() {}

  /// Answers for the node; the content is asked where the modifier does not know.
  func answer(_ query: NodeQuery) { query.passOn(below: node) }
}

extension PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PrimitiveModifierNode(view, site)
  }
}

final class PrimitiveModifierNode<V: View, M: PrimitiveModifier>: ViewNode<ModifiedContent<V, M>> {
  private var player: M.Playing?
  private var content: ViewNode<V>?

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    super.init(view, site)
    let player = M.Playing(view.modifier, at: self)
    self.player = player
    var inside = self.site()
    inside.scope = player.contentScope
    let content = V._makeNode(view.content, inside)
    self.content = content
    player.content = content
    player.didMount()
  }

  override func update(_ view: ModifiedContent<V, M>) {
    self.view = view
    player?.update(view.modifier)
    content?.update(view.content)
    player?.didUpdate()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override func didUnmount() { player?.didUnmount() }
  override func answer(_ query: NodeQuery) { player?.answer(query) }
  override var viewType: Any.Type? { nil }
}
