/// Passes a page's trait to its stack: the title, or the visibility of the back button.
nonisolated public struct _PageTraitModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let value: Key.Value

  typealias Playing = PageTraitPlayer<Key>
}

final class PageTraitPlayer<Key: PreferenceKey>: ModifierPlayer<_PageTraitModifier<Key>>
where Key.Value: Equatable {
  override func update(_ new: _PageTraitModifier<Key>) {
    if modifier.value != new.value { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    guard let query = query as? PreferenceQuery<Key> else { return super.answer(query) }
    query.value = modifier.value
  }
}
