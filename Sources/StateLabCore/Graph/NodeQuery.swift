/// A question that travels down a tree of nodes, about something that only some views know: what they
/// draw, the tabs or rows in them, what they hand up.
///
///     Screen, ChoiceQuery, TabQuery, PreferenceQuery …      a question, beside the views that know
///                │ answer(_:)
///                ▼
///     ContainerNode ──▶ TupleNode ──▶ TabNode                nodes without an answer pass it on
///
/// Each question is a final class of its own, so that a node finds out in a nanosecond whether it has
/// an answer to it: a cast to a protocol takes thirty.
@MainActor
class NodeQuery {
  /// Asks the nodes below one that has no answer of its own.
  func passOn(below node: Node) { node.forEachChild { $0.answer(self) } }
}

/// A search through the nodes of one layer of the screen, until something is found.
class LayerSearch: NodeQuery {
  final var isFound = false

  override final func passOn(below node: Node) {
    node.forEachChild { if !isFound, !$0.isLayer { $0.answer(self) } }
  }

  /// True if it is found at this node or below.
  final func succeeds(in node: Node?) -> Bool {
    node?.answer(self)
    return isFound
  }
}
