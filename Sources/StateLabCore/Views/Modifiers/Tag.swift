/// Sets the value of a view in a selection.
nonisolated public struct _TagModifier<V: Hashable>: PrimitiveModifier {
  let tag: V
  let includeOptional: Bool

  typealias Playing = TagPlayer<V>
}

nonisolated extension View {
  /// Sets the value of this view in a selection: in a ``Picker``, a ``TabView`` or a ``List``. The
  /// tag also applies to an optional selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: tag, includeOptional: includeOptional))
  }
}

final class TagPlayer<V: Hashable>: ModifierPlayer<_TagModifier<V>> {
  override func update(_ new: _TagModifier<V>) {
    if modifier.tag != new.tag { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let choices as ChoiceQuery:
      choices.tagging(AnyHashable(modifier.tag)) { super.answer(choices) }
    case let tabs as TabQuery:
      tabs.within(TabTraits(tag: AnyHashable(modifier.tag))) { super.answer(tabs) }
    default: super.answer(query)
    }
  }
}

/// A view with a tag that a query can find before the view is mounted.
@MainActor
protocol TaggedContent {
  var tagInside: AnyHashable? { get }
}

extension ModifiedContent: TaggedContent {
  var tagInside: AnyHashable? {
    (modifier as? any Tagging)?.erasedTag ?? (content as? any TaggedContent)?.tagInside
  }
}

@MainActor
private protocol Tagging {
  var erasedTag: AnyHashable { get }
}

extension _TagModifier: Tagging {
  fileprivate var erasedTag: AnyHashable { AnyHashable(tag) }
}
