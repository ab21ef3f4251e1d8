/// Disables the controls in the content.
nonisolated public struct _DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  typealias Playing = DisabledPlayer

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Disables the controls inside this view: the screen shows `(disabled)`, and a tap throws. A
  /// view inside cannot enable controls that an ancestor disables.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

extension EnvironmentValues {
  /// True if controls react to actions; `disabled(_:)` sets the value to false.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

final class DisabledPlayer: ModifierPlayer<_DisabledModifier> {
  private lazy var inside = EnvironmentScope(in: node.scope, change: change)

  override var contentScope: EnvironmentScope { inside }

  private var change: (inout EnvironmentValues) -> Void {
    { [modifier] in if modifier.isDisabled { $0.isEnabled = false } }
  }

  override func update(_ new: _DisabledModifier) {
    let isSame = modifier.isDisabled == new.isDisabled
    modifier = new
    guard !isSame else { return }
    inside.change(to: change, in: node.graph)
    node.graph.screenChanged()
  }

  override func didUnmount() { inside.leave() }
}
