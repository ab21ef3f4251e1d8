nonisolated extension View {
  /// Mounts the result of `transform` for the preference of the views inside, in front of this
  /// view. On this screen its lines follow those of the view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceValueModifier<K, V>(isBefore: false, transform: transform))
  }

  /// Mounts the result of `transform` for the preference of the views inside, behind this view. On
  /// this screen its lines come first.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceValueModifier<K, V>(isBefore: true, transform: transform))
  }
}

/// Mounts views that a closure creates from a preference.
nonisolated public struct _PreferenceValueModifier<Key: PreferenceKey, Made: View>:
  _PrimitiveViewModifier
{
  let isBefore: Bool
  let transform: (Key.Value) -> Made

  @MainActor public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceValueNode(view, site)
  }
}

/// A view that a closure creates from a preference.
nonisolated struct PreferenceValueReader<Value, Content: View>: ComputedView {
  let value: Value
  let transform: (Value) -> Content

  func makeContent(at node: Node) -> Content { transform(value) }
}

private final class PreferenceValueNode<V: View, Key: PreferenceKey, Made: View>: ViewNode<
  ModifiedContent<V, _PreferenceValueModifier<Key, Made>>
>
{
  private var content: ViewNode<V>?
  private var attached: ViewNode<PreferenceValueReader<Key.Value, Made>>?
  private var handedUp: Key.Value?
  private let comparison = ValueComparison.of(Key.Value.self, mode: .equatableAlways)
  private lazy var inside = EnvironmentScope(in: scope) { [reader] in
    $0.preferenceReaders.set(reader, for: Key.self)
  }
  private lazy var reader = PreferenceReader(
    in: graph, inside: scope.values.preferenceReaders[Key.self]
  ) { [weak self] in
    if let self, isMounted { read() }
  }

  override init(
    _ view: ModifiedContent<V, _PreferenceValueModifier<Key, Made>>, _ site: NodeSite
  ) {
    super.init(view, site)
    let original = original as? Self
    var site = self.site(key: .position(0), original: original?.content)
    site.scope = inside
    content = V._makeNode(view.content, site)
    attached = PreferenceValueReader._makeNode(
      valueReader, self.site(key: .position(1), original: original?.attached))
  }

  override func update(_ view: ModifiedContent<V, _PreferenceValueModifier<Key, Made>>) {
    self.view = view
    content?.update(view.content)
    attached?.update(valueReader)
  }

  private var valueReader: PreferenceValueReader<Key.Value, Made> {
    PreferenceValueReader(
      value: valueBelow ?? Key.defaultValue, transform: view.modifier.transform)
  }

  /// Updates the attached view after a view further down has changed the preference, in a pass that
  /// did not update this node.
  private func read() {
    guard let attached else { return }
    let new = valueReader
    guard !comparison.areEqual(attached.view.value, new.value) else { return }
    attached.view = new
    graph.queue(attached)
  }

  private var valueBelow: Key.Value? {
    if !reader.isUpToDate {
      handedUp = content?.preference(Key.self)
      reader.isUpToDate = true
    }
    return handedUp
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    // Preferences of the attached view do not count: the view depends on the content's preference.
    case let query as PreferenceQuery<Key>: query.value = valueBelow
    // The attached view belongs to no row. It is mounted last.
    case let rows as RowsQuery: rows.passes = content == nil || rows.child === content
    default: super.answer(query)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    let children = view.modifier.isBefore ? [attached, content] : [content, attached]
    for case let child? in children as [Node?] { visit(child) }
  }

  override func didUnmount() { inside.leave() }
  override var viewType: Any.Type? { nil }
}
