/// Sets the focus when a person enters a text in the content.
nonisolated public struct _FocusModifier: PrimitiveModifier {
  let focus: ControlFocus

  typealias Playing = FocusPlayer
}

final class FocusPlayer: ModifierPlayer<_FocusModifier> {
  private lazy var field = FocusField(modifier.focus, at: node)

  override func didMount() { node.graph.focusOrder.add(field) }
  override func didUnmount() { node.graph.focusOrder.remove(field) }

  override func update(_ modifier: _FocusModifier) {
    self.modifier = modifier
    field.focus = modifier.focus
  }

  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen else { return super.answer(query) }
    let outer = exchange(&screen.focus, with: modifier.focus)
    super.answer(screen)
    screen.focus = outer
  }
}

nonisolated extension View {
  /// Sets the flag when the field in this view gets the focus, and clears the flag when another
  /// field does. Several focus states of one field follow each other.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Sets the value when the field in this view gets the focus, and clears the value when another
  /// field does.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusModifier(
        focus: ControlFocus(
          isHeld: { binding.wrappedValue == value }, take: { binding.wrappedValue = value },
          leave: binding.clear)))
  }

  /// Has no effect here: no field has the focus until a person types in a field or the program
  /// writes the focus.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    looksOnly
  }
}

/// The condition for a default focus. Looks only.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// Decided by the system, or also if a person moves the focus.
  case automatic, userInitiated
}
