/// An action for a value that changes between two updates of the view.
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier, ListModifier {
  enum Action {
    /// The closure of the body with the old value (R43).
    case old((Value) -> Void)
    /// The closure of the body with the new value.
    case new((_ old: Value, _ new: Value) -> Void)
  }

  let value: Value
  let isInitial: Bool
  let action: Action
  let origin: Origin

  typealias Playing = ChangePlayer<Value>

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Runs `action` after an update in which `value` differs from the previous update. The closure's
  /// captures are old, the parameter is new (R43). From iOS 14, deprecated in iOS 17.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, action: .old(action), origin: Origin(fileID, line)))
  }

  /// Runs `action` after an update in which `value` differs from the previous update, and at the
  /// mount if `initial` is true. From iOS 17.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, action: .new(action), origin: Origin(fileID, line)))
  }

  /// Runs `action` as ``onChange(of:initial:_:)`` does, without parameters.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onChange(
      of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }
}

/// Compares the value when the view updates, not when code sets the value (R43); inner modifiers
/// compare first.
final class ChangePlayer<Value: Equatable>: ModifierPlayer<_ValueActionModifier<Value>> {
  private var change: (old: Value, new: Value, action: _ValueActionModifier<Value>.Action)?
  private var frame = -1
  private var firings = 0

  override func didMount() {
    switch modifier.action {
    case .old: node.graph.require(.onChange)
    case .new: node.graph.require(.onChangeInitial)
    }
    guard modifier.isInitial else { return }
    fire(modifier.value, modifier.value, modifier.action)
  }

  override func update(_ new: _ValueActionModifier<Value>) {
    let old = modifier
    modifier = new
    guard old.value != new.value else { return }
    if case .old = old.action {
      change = (old.value, new.value, old.action)
    } else {
      change = (old.value, new.value, new.action)
    }
  }

  override func didUpdate() {
    guard let (old, new, action) = change else { return }
    change = nil
    fire(old, new, action)
  }

  private func fire(_ old: Value, _ new: Value, _ action: _ValueActionModifier<Value>.Action) {
    let graph = node.graph
    guard mayFire(in: graph.frame) else {
      return graph.warn(.changedTooOften(Value.self), at: node.maker ?? node)
    }
    let view = node.maker?.identity
    let origin = modifier.origin
    graph.afterPass {
      graph.record(
        .changed(old: .init(describing: old), new: .init(describing: new)), at: view, from: origin
      ) {
        switch action {
        case .old(let action): action(new)
        case .new(let action): action(old, new)
        }
      }
    }
  }

  /// R44: at most twice in a frame.
  private func mayFire(in frame: Int) -> Bool {
    if self.frame != frame {
      self.frame = frame
      firings = 0
    }
    firings += 1
    return firings <= 2
  }
}
