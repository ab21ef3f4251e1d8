/// The node of a view that is one subview in the content of a container.
final class SubviewSource<V: View>: ViewNode<V> {
  private lazy var moved = MovableView(view, heldBy: self)

  override func update(_ view: V) {
    let old = carried
    self.view = view
    moved.renew(view)
    // The place is updated after the container, so that a view in a new place is updated once.
    subviewList?.afterContainer { [moved] in moved.deliver(view) }
    if carried != old { subviewsChanged() }
  }

  override func answer(_ query: NodeQuery) {
    guard let subviews = query as? SubviewQuery else { return super.answer(query) }
    subviews.add(moved, carrying: carrier)
  }

  private var carrier: (any ContainerValueCarrier)? {
    Contribution.of(V.self).setsValues ? view as? any ContainerValueCarrier : nil
  }

  /// The values and the ids that the view adds to its subview; nil if views of its type add none.
  private var carried: CarriedValues? {
    guard let carrier else { return nil }
    var carried = CarriedValues()
    carrier.carry(&carried.values, &carried.path)
    return carried
  }

  override func didUnmount() { moved.end() }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}

private struct CarriedValues: Equatable {
  var values = ContainerValues()
  var path: [Subview.ID.Part] = []
}

/// A modifier that acts once for several views of a container's content, even if the container
/// places none of these views. Around a single view, the modifier belongs to the place: see
/// ``Subview``.
nonisolated protocol ListModifier: PrimitiveModifier {}

/// A modifier of the laboratory around several views of the content: each subview has the modifier,
/// or the modifier acts once for all of them.
///
/// Our simplification: each subview also has its own copy of a modifier of the laboratory with a body,
/// such as a sheet. The environment values that such a body sets do not apply to the bodies that
/// create the subviews.
final class ListedModifierNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
  private struct Modified {
    let subview: Subview
    /// The subview with the modifier.
    let view: MovableView
  }

  private let actsOnce = M.self is any ListModifier.Type
  private var content: ViewNode<V>?
  /// The modified subviews, in the order of the content.
  private var modified: [Modified] = []
  /// The player of a modifier that acts once, or of a modifier of the environment, which also
  /// changes the environment of the content that is resolved here.
  private var player: ModifierPlayer<M>?

  override init(_ view: ModifiedContent<V, M>, _ site: NodeSite) {
    super.init(view, site)
    if actsOnce || M.self is any EnvironmentModifier.Type {
      player = (view.modifier as? any PrimitiveModifier).flatMap { play($0) }
    }
    var inside = self.site()
    if let player { inside.scope = player.contentScope }
    content = V.mount(view.content, at: inside)
    player?.didMount()
  }

  private func play<Modifier: PrimitiveModifier>(_ modifier: Modifier) -> ModifierPlayer<M>? {
    Modifier.Playing(modifier, at: self) as? ModifierPlayer<M>
  }

  override func update(_ view: ModifiedContent<V, M>) {
    let old = containerValues
    self.view = view
    player?.update(view.modifier)
    content?.update(view.content)
    let list = modified.isEmpty ? nil : subviewList
    for item in modified {
      let new = ModifiedContent(content: item.subview, modifier: view.modifier)
      item.view.renew(new)
      list?.afterContainer { item.view.deliver(new) }
    }
    player?.didUpdate()
    if containerValues != old { subviewsChanged() }
  }

  /// The container values that the modifier sets; nil if modifiers of its type set none.
  private var containerValues: ContainerValues? {
    guard let setting = view.modifier as? any ContainerValueSetting else { return nil }
    var values = ContainerValues()
    setting.set(&values)
    return values
  }

  override func answer(_ query: NodeQuery) {
    guard !actsOnce, let subviews = query as? SubviewQuery else { return super.answer(query) }
    // The former items retain their sources, whose addresses are the keys.
    let former = Dictionary(
      exchange(&modified, with: []).map { (ObjectIdentifier($0.subview.source), $0) },
      uniquingKeysWith: { first, _ in first })
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

  private func modify(_ subview: Subview, _ former: [ObjectIdentifier: Modified]) -> Subview {
    let moved =
      former[ObjectIdentifier(subview.source)]?.view
      ?? MovableView(ModifiedContent(content: subview, modifier: view.modifier), heldBy: self)
    modified.append(Modified(subview: subview, view: moved))
    return Subview(source: moved, id: subview.id, containerValues: subview.containerValues)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    for item in modified { item.view.end() }
    player?.didUnmount()
  }

  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}
