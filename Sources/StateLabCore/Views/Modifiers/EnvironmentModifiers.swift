/// A modifier that changes environment values of its content, which a program can read. Around
/// several views of a container's content, the values also apply to the bodies that create these
/// views.
nonisolated protocol EnvironmentModifier: PrimitiveModifier {}

/// Writes one value into the environment of the content.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  typealias Playing = EnvironmentWriter<Value>

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Sets an environment value for this view and all views inside; ancestors and siblings do not
  /// see the value (R74).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }

  /// Supplies an object to this view and all views inside, which find the object by its type (R58).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[ObjectOfType<Object>()], object)
  }
}

/// A key for a type in a key path.
private struct ObjectOfType<Object>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object: ObservableObject>(_: ObjectOfType<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }

  mutating func supplyObject<Object: ObservableObject>(_ object: Object) {
    self[EnvironmentObjectKey<Object>.self] = object
  }
}

final class EnvironmentWriter<Value>: ModifierPlayer<_EnvironmentKeyWritingModifier<Value>> {
  private lazy var inside = EnvironmentScope(in: node.scope, change: change)
  private lazy var comparison = ValueComparison.of(Value.self, mode: .equatableAlways)

  override var contentScope: EnvironmentScope { inside }

  private var change: (inout EnvironmentValues) -> Void {
    { [modifier] in $0[keyPath: modifier.keyPath] = modifier.value }
  }

  override func update(_ new: _EnvironmentKeyWritingModifier<Value>) {
    let isSame =
      modifier.keyPath == new.keyPath && comparison.areEqual(modifier.value, new.value)
    modifier = new
    guard !isSame else { return }
    inside.change(to: change, in: node.graph)
    node.graph.redrawTexts(for: Value.self)
  }

  override func didUnmount() { inside.leave() }
}

// MARK: Transforming

/// Transforms an environment value of the ancestors for the content.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  typealias Playing = EnvironmentTransformer<Value>

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Sets an environment value to the ancestors' value, changed by `transform` (R74).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

final class EnvironmentTransformer<Value>: ModifierPlayer<_EnvironmentKeyTransformModifier<Value>> {
  private lazy var inside = EnvironmentScope(in: node.scope, change: change)

  override var contentScope: EnvironmentScope { inside }

  private var change: (inout EnvironmentValues) -> Void {
    { [modifier] in modifier.transform(&$0[keyPath: modifier.keyPath]) }
  }

  /// Two closures cannot be compared, so the readers always update; a reader with an equal value
  /// does no more (R21).
  override func update(_ new: _EnvironmentKeyTransformModifier<Value>) {
    modifier = new
    inside.change(to: change, in: node.graph)
    node.graph.redrawTexts(for: Value.self)
  }

  override func didUnmount() { inside.leave() }
}

nonisolated extension View {
  /// Supplies an `@Observable` object to this view and all views inside, which find the object by
  /// its type. From iOS 17.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[ObservableOfType<T>()], object)
  }
}

extension Graph {
  /// Redraws the screen after a change of the environment's case of texts: a text reads the case when the
  /// screen is drawn.
  fileprivate func redrawTexts<Value>(for _: Value.Type) {
    if Value.self == Text.Case?.self { screenChanged() }
  }
}
