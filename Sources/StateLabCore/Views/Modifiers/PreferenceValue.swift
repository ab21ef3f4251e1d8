extension View {
  /// Mounts in front of this view what `transform` makes of the value that the views inside hand
  /// up. On this screen its lines come behind those of the view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceValueModifier<K, V>(isBefore: false, transform: transform))
  }

  /// Mounts behind this view what `transform` makes of the value that the views inside hand up. On
  /// this screen its lines come first.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceValueModifier<K, V>(isBefore: true, transform: transform))
  }
}

/// Mounts views that are made of what the content hands up.
public struct _PreferenceValueModifier<Key: PreferenceKey, Made: View>: _PrimitiveViewModifier {
  let isBefore: Bool
  let transform: (Key.Value) -> Made

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceValueNode(view, site)
  }
}

/// A view that a closure makes of a preference.
struct PreferenceValueReader<Value, Content: View>: ComputedView {
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

  /// A view further down has handed up another value since, in a pass that did not come by here.
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
    // Values of the attached view do not count: it is made of those that the content hands up.
    case let query as PreferenceQuery<Key>: query.value = valueBelow
    // What is made of the value stands beside no row. It is mounted last.
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
