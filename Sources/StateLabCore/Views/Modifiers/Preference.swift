/// A key for a value that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value in the absence of a view that sets one.
  static var defaultValue: Value { get }
  /// Combines the value so far with the value of the next view, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of an optional preference: nil.
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  /// Sets a preference. The view's value replaces the values of the views inside.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the preference of the views inside.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` with the preference of the views inside, at the mount and after a change,
  /// outside the update. Running the action at the mount also with the default value is our choice.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action, origin: Origin(fileID, line)))
  }
}

// MARK: Up the tree

/// Queries a preference of any key.
class AnyPreferenceQuery: NodeQuery {}

/// Queries the preference of a key, in the order of the tree.
final class PreferenceQuery<Key: PreferenceKey>: AnyPreferenceQuery {
  /// The preference of the last node; nil if no view sets a value.
  var value: Key.Value?

  override func passOn(below node: Node) {
    var result: Key.Value?
    node.forEachChild { child in
      StepCounter.count()
      guard !child.isLayer else { return }
      value = nil
      child.answer(self)
      guard let next = value.take() else { return }
      // In place: a second reference to the result would copy an array at each step.
      if var reduced = result.take() {
        Key.reduce(value: &reduced) { next }
        result = reduced
      } else {
        result = next
      }
    }
    value = result
  }
}

extension Node {
  /// The preference of this node and the views inside for a key.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let query = PreferenceQuery<K>()
    answer(query)
    return query.value
  }

  /// The preference of the views inside for a key.
  final func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let query = PreferenceQuery<K>()
    query.passOn(below: self)
    return query.value
  }

  /// Schedules a read by the enclosing readers of this key.
  final func invalidatePreference(_ key: any PreferenceKey.Type) {
    scope.values.preferenceReaders[key]?.look()
  }

  /// Schedules a read by the enclosing readers of all keys, after views have moved.
  final func preferencesMoved() {
    for reader in scope.values.preferenceReaders.values where reader.hasLooked {
      reader.look()
    }
    scope.values.visiblePlace?.contentMoved()
  }
}

/// A reader of a preference.
@MainActor
final class PreferenceReader {
  private weak var outer: PreferenceReader?
  private unowned let graph: Graph
  private let read: () -> Void
  private var isWaiting = false
  /// False until a view inside has set the preference: before that, moving views schedules no read.
  /// A window has a reader of its own, which would search the whole window at each move.
  private(set) var hasLooked = false
  /// True if the last value is still valid: outer readers then need not search below this reader.
  var isUpToDate = false

  init(in graph: Graph, inside outer: PreferenceReader?, read: @escaping () -> Void) {
    self.graph = graph
    self.outer = outer
    self.read = read
  }

  /// Schedules a read after the pass, one for any number of changes.
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

/// Sets a preference.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
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

/// Changes a preference.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  typealias Playing = PreferenceTransformer<Key>
}

final class PreferenceTransformer<Key: PreferenceKey>: ModifierPlayer<
  _PreferenceTransformModifier<Key>
>
{
  override func didMount() { node.invalidatePreference(Key.self) }
  override func didUnmount() { node.invalidatePreference(Key.self) }

  /// Two closures cannot be compared, so each update invalidates the preference.
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

/// Runs an action with a preference.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
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
