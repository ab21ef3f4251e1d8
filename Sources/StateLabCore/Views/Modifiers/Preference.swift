/// A key for a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value that is handed up under this key.
  associatedtype Value
  /// The value that is read where no view inside sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view, in the order of the tree, to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up, instead of what the views inside hand up under this key.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` with what the views inside hand up, at the mount and when it has changed, after
  /// the update. That it runs at the mount with the default as well is our choice.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action, origin: Origin(fileID, line)))
  }
}

// MARK: Up the tree

/// Asks what views hand up, whatever the key.
class AnyPreferenceQuery: NodeQuery {}

/// Asks what views hand up under a key, in the order of the tree.
final class PreferenceQuery<Key: PreferenceKey>: AnyPreferenceQuery {
  /// What the node that was asked last hands up; nil where nothing sets a value.
  var value: Key.Value?

  override func passOn(below node: Node) {
    var result: Key.Value?
    node.forEachChild { child in
      StepCounter.count()
      guard !child.isLayer else { return }
      value = nil
      child.answer(self)
      guard let next = value else { return }
      guard var reduced = result else { return result = next }
      Key.reduce(value: &reduced) { next }
      result = reduced
    }
    value = result
  }
}

extension Node {
  /// The value that the views here hand up under a key.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let query = PreferenceQuery<K>()
    answer(query)
    return query.value
  }

  /// The value that the views below hand up under a key.
  final func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let query = PreferenceQuery<K>()
    query.passOn(below: self)
    return query.value
  }

  /// Tells the readers around this node to look anew.
  final func invalidatePreference(_ key: any PreferenceKey.Type) {
    scope.values.preferenceReaders[key]?.look()
  }

  /// The same for all keys: views have changed their places.
  final func preferencesMoved() {
    for reader in scope.values.preferenceReaders.values where reader.hasLooked {
      reader.look()
    }
    scope.values.visiblePlace?.contentMoved()
  }
}

/// Somebody who wants to know what is handed up.
@MainActor
final class PreferenceReader {
  private weak var outer: PreferenceReader?
  private unowned let graph: Graph
  private let read: () -> Void
  private var isWaiting = false
  /// False while no view inside has handed anything up: then views may change their places without
  /// it. A window has a reader of its own, which would search all of it at each such move.
  private(set) var hasLooked = false
  /// True if the value found below still holds: then readers further out need not go down again.
  var isUpToDate = false

  init(in graph: Graph, inside outer: PreferenceReader?, read: @escaping () -> Void) {
    self.graph = graph
    self.outer = outer
    self.read = read
  }

  /// Looks once the pass is over, however many changes it brings.
  func look() {
    isUpToDate = false
    hasLooked = true
    outer?.look()
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterPass { [weak self] in
      guard let self else { return }
      isWaiting = false
      read()
    }
  }
}

extension EnvironmentValues {
  /// The innermost reader of each key.
  var preferenceReaders: TypeTable<PreferenceReader> {
    get { self[PreferenceReadersKey.self] }
    set { self[PreferenceReadersKey.self] = newValue }
  }
}

private enum PreferenceReadersKey: EnvironmentKey {
  static var defaultValue: TypeTable<PreferenceReader> { TypeTable() }
}

// MARK: The modifiers

/// Hands a value up.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  typealias Playing = PreferenceWriter<Key>
}

final class PreferenceWriter<Key: PreferenceKey>: ModifierPlayer<_PreferenceWritingModifier<Key>> {
  private let comparison = ValueComparison.of(Key.Value.self, mode: .equatableAlways)

  override func didMount() { node.invalidatePreference(Key.self) }
  override func didUnmount() { node.invalidatePreference(Key.self) }

  override func update(_ new: _PreferenceWritingModifier<Key>) {
    let isSame = comparison.areEqual(modifier.value, new.value)
    modifier = new
    if !isSame { node.invalidatePreference(Key.self) }
  }

  override func answer(_ query: NodeQuery) {
    guard let query = query as? PreferenceQuery<Key> else { return super.answer(query) }
    query.value = modifier.value
  }
}

/// Changes what is handed up.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  typealias Playing = PreferenceTransformer<Key>
}

final class PreferenceTransformer<Key: PreferenceKey>: ModifierPlayer<
  _PreferenceTransformModifier<Key>
>
{
  override func didMount() { node.invalidatePreference(Key.self) }
  override func didUnmount() { node.invalidatePreference(Key.self) }

  /// Nobody can tell for sure whether two closures are the same.
  override func update(_ new: _PreferenceTransformModifier<Key>) {
    modifier = new
    node.invalidatePreference(Key.self)
  }

  override func answer(_ query: NodeQuery) {
    super.answer(query)
    guard let query = query as? PreferenceQuery<Key> else { return }
    var value = query.value ?? Key.defaultValue
    modifier.transform(&value)
    query.value = value
  }
}

/// Runs an action with what is handed up.
public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  let origin: Origin

  typealias Playing = PreferencePlayer<Key>
}

final class PreferencePlayer<Key: PreferenceKey>: ModifierPlayer<_PreferenceActionModifier<Key>>
where Key.Value: Equatable {
  private var last: Key.Value?
  private var found: Key.Value?
  private lazy var inside = EnvironmentScope(in: node.scope) { [reader] in
    $0.preferenceReaders.set(reader, for: Key.self)
  }
  private lazy var reader = PreferenceReader(
    in: node.graph, inside: node.scope.values.preferenceReaders[Key.self]
  ) { [weak self] in
    if let self, node.isMounted { read() }
  }

  override var contentScope: EnvironmentScope { inside }

  override func didMount() { reader.look() }
  override func didUnmount() { inside.leave() }

  override func answer(_ query: NodeQuery) {
    guard let query = query as? PreferenceQuery<Key> else { return super.answer(query) }
    query.value = valueBelow
  }

  private var valueBelow: Key.Value? {
    if !reader.isUpToDate {
      found = node.preferenceOfChildren(Key.self)
      reader.isUpToDate = true
    }
    return found
  }

  private func read() {
    let value = valueBelow ?? Key.defaultValue
    guard value != last else { return }
    last = value
    node.graph.record(
      .preferenceChanged(value: .init(describing: value)), at: node.maker?.identity,
      from: modifier.origin
    ) { modifier.action(value) }
  }
}
