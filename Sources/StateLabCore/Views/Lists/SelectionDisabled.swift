/// Keeps a person from selecting the content.
nonisolated public struct _SelectionDisabledModifier: PrimitiveModifier {
  let isDisabled: Bool

  typealias Playing = SelectionDisabledPlayer
}

final class SelectionDisabledPlayer: ModifierPlayer<_SelectionDisabledModifier> {
  override func update(_ new: _SelectionDisabledModifier) {
    if modifier.isDisabled != new.isDisabled { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    guard modifier.isDisabled, let choices = query as? ChoiceQuery else {
      return super.answer(query)
    }
    choices.disablingSelection { super.answer(choices) }
  }
}

nonisolated extension View {
  /// Keeps a person from selecting this row of a ``List`` or this option of a ``Picker`` while the
  /// flag is true.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_SelectionDisabledModifier(isDisabled: isDisabled))
  }
}
