/// A modifier of the laboratory, with a player instead of a body.
nonisolated protocol PrimitiveModifier: _PrimitiveViewModifier {
  associatedtype Playing: ModifierPlayer<Self>
  /// True if the modifier affects no lines but those of its content.
  static var drawsInPlace: Bool { get }
}

extension PrimitiveModifier {
  static var drawsInPlace: Bool { false }
}

/// The work of a primitive modifier, at its node.
@MainActor
class ModifierPlayer<M> {
  /// The modifier's node; set before any other call.
  unowned var node: Node
  /// The modified view; nil until it is mounted. The node retains it.
  fileprivate(set) unowned(unsafe) final var content: Node?
  var modifier: M

  required init(_ modifier: M, at node: Node) {
    self.modifier = modifier
    self.node = node
  }

  /// The environment scope of the content.
  var contentScope: EnvironmentScope { node.scope }

  /// Called after the content is mounted, so that children come first.
  func didMount() {}
  /// Called before the content is updated.
  func update(_ modifier: M) { self.modifier = modifier }
  /// Called after the content is updated.
  func didUpdate() {}
  func didUnmount() {}

  /// Answers a query for the node; without an answer of its own, passes the query to the content.
  func answer(_ query: NodeQuery) { query.passOn(below: node) }
}

extension PrimitiveModifier {
  @MainActor public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PrimitiveModifierNode(view, site)
  }
}

final class PrimitiveModifierNode<V: View, M: PrimitiveModifier>: ViewNode<ModifiedContent<V, M>> {
  private var player: M.Playing?
  private var content: ViewNode<V>?

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    let view = Self.evaluated(view, site)
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

  private static func evaluated(
    _ view: ModifiedContent<V, M>, _ site: NodeSite
  ) -> ModifiedContent<V, M> {
    guard let silent = site.graph.silent else { return view }
    return ModifiedContent(
      content: view.content,
      modifier: silent.value(
        view.modifier, heldBy: site.original, as: (site.original as? Self)?.view.modifier))
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
  override var drawsInPlace: Bool { M.drawsInPlace }
  override var viewType: Any.Type? { nil }
}
