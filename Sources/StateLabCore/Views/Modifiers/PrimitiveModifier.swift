/// A modifier of the laboratory's own, which has a player instead of a body.
protocol PrimitiveModifier: _PrimitiveViewModifier {
  associatedtype Playing: ModifierPlayer<Self>
}

/// The work of a primitive modifier, at its node.
@MainActor
class ModifierPlayer<M> {
  /// The node's own; set before anything else is called.
  unowned var node: Node
  var modifier: M

  required init(_ modifier: M, at node: Node) {
    self.modifier = modifier
    self.node = node
  }

  /// The transition of the content, if this modifier sets one.
  var transition: AnyTransition? { nil }

  /// The scope that the content stands in.
  var contentScope: EnvironmentScope { node.scope }

  /// After the content is mounted, so that children come first.
  func didMount() {}
  /// Before the content is updated.
  func update(_ modifier: M) { self.modifier = modifier }
  /// After the content is updated.
  func didUpdate() {}
  func didUnmount() {}

  /// The value of the content where somebody chooses.
  var tag: AnyHashable? { nil }
  /// The same, and the badge, where the content is a tab.
  var tabTraits: TabTraits { TabTraits(tag: tag) }
  /// True if it keeps a person from swiping away what it is in.
  var preventsDismissal: Bool { false }
  /// True if the content cannot be seen.
  var hidesContent: Bool { false }
  /// The name of content that shows no words; nil to name it by what it is.
  var nameOfContent: String? { nil }
  /// The value that the content hands up under a key.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node.preferenceOfChildren(key) }
  /// A page covers the content, or no longer does.
  func visibilityChanged(to isVisible: Bool) {}

  /// Puts the content on the screen.
  func draw(_ content: Node, on screen: inout Screen) { content.draw(on: &screen) }
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
    content = V._makeNode(view.content, inside)
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

  override func draw(on screen: inout Screen) {
    if let content { player?.draw(content, on: &screen) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    player?.preference(key)
  }

  override var nameWithoutWords: String? { player?.nameOfContent ?? super.nameWithoutWords }
  override var preventsDismissal: Bool { player?.preventsDismissal ?? false }
  override var isInvisible: Bool { player?.hidesContent ?? false || super.isInvisible }
  override func visibilityChanged(to isVisible: Bool) {
    player?.visibilityChanged(to: isVisible)
  }

  override func collectChoices(_ tag: AnyHashable?, into choices: inout [Choice]) {
    let first = choices.count
    content?.collectChoices(player?.tag ?? tag, into: &choices)
    // A row is drawn with its badge.
    if player?.tabTraits.badge != nil, choices.count == first + 1 { choices[first].node = self }
  }

  override func collectTabs(_ outer: TabTraits, into tabs: inout [CollectedTab]) {
    content?.collectTabs(player?.tabTraits.inside(outer) ?? outer, into: &tabs)
  }

  override var transition: AnyTransition? { player?.transition }
  override var viewType: Any.Type? { nil }
}
