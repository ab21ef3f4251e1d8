/// Says what a view stands for where somebody chooses among several.
public struct _TagModifier<V: Hashable>: PrimitiveModifier {
  let tag: V

  typealias Playing = TagPlayer<V>
}

extension View {
  /// Says what this view stands for: in a ``Picker``, a ``TabView`` or a ``List`` with a selection.
  /// It counts for an optional selection as well.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: tag))
  }
}

final class TagPlayer<V: Hashable>: ModifierPlayer<_TagModifier<V>> {
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

/// A view in which a tag may be found before it is mounted.
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
