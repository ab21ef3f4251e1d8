/// The node of a view that is one subview in the content of a container.
final class SubviewSource<V: View>: ViewNode<V> {
  private lazy var moved = MovableView(view, heldBy: self)

  override func update(_ view: V) {
    self.view = view
    moved.renew(view)
    // The place is updated after the container, so that a view in a new place is updated once.
    subviewList?.afterContainer { [moved] in moved.deliver(view) }
    if Contribution.of(V.self).setsValues { subviewsChanged() }
  }

  override func answer(_ query: NodeQuery) {
    guard let subviews = query as? SubviewQuery else { return super.answer(query) }
    let carrier =
      Contribution.of(V.self).setsValues ? view as? any ContainerValueCarrier : nil
    subviews.add(moved, carrying: carrier)
  }

  override func didUnmount() { moved.end() }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}

/// A modifier around several views of the content: each subview has the modifier.
final class ListedModifierNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
  private var content: ViewNode<V>?
  /// The modified subviews, by the views that they modify.
  private var modified: [ObjectIdentifier: (subview: Subview, view: MovableView)] = [:]
  /// The player of a modifier of the environment, which also changes the environment of the content
  /// that is resolved here.
  private var player: ModifierPlayer<M>?

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    super.init(view, site)
    player = (view.modifier as? any EnvironmentModifier).flatMap { play($0) }
    var inside = self.site()
    if let player { inside.scope = player.contentScope }
    content = V.mount(view.content, at: inside)
  }

  private func play<Modifier: EnvironmentModifier>(_ modifier: Modifier) -> ModifierPlayer<M>? {
    Modifier.Playing(modifier, at: self) as? ModifierPlayer<M>
  }

  override func update(_ view: ModifiedContent<V, M>) {
    self.view = view
    player?.update(view.modifier)
    content?.update(view.content)
    for (subview, moved) in modified.values {
      let new = ModifiedContent(content: subview, modifier: view.modifier)
      moved.renew(new)
      subviewList?.afterContainer { moved.deliver(new) }
    }
    if view.modifier is any ContainerValueSetting { subviewsChanged() }
  }

  override func answer(_ query: NodeQuery) {
    guard let subviews = query as? SubviewQuery else { return super.answer(query) }
    let former = exchange(&modified, with: [:])
    subviews.changing {
      self.modify($0, former)
    } ask: {
      subviews.setting {
        (view.modifier as? any ContainerValueSetting)?.set(&$0)
      } ask: {
        content?.answer(subviews)
      }
    }
  }

  private func modify(
    _ subview: Subview, _ former: [ObjectIdentifier: (subview: Subview, view: MovableView)]
  ) -> Subview {
    let key = ObjectIdentifier(subview.source)
    let view =
      former[key]?.view
      ?? MovableView(ModifiedContent(content: subview, modifier: view.modifier), heldBy: self)
    modified[key] = (subview, view)
    return Subview(source: view, id: subview.id, containerValues: subview.containerValues)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    for (_, view) in modified.values { view.end() }
    player?.didUnmount()
  }

  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}
