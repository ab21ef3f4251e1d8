/// A query over a tree of nodes, for facts that only some views know: drawings, tabs, rows,
/// preferences.
///
///     Screen, ChoiceQuery, TabQuery, PreferenceQuery …      a query, declared beside its views
///                │ answer(_:)
///                ▼
///     ContainerNode ──▶ TupleNode ──▶ TabNode                nodes without an answer pass it on
///
/// Each query is a final class, so a node checks in a nanosecond whether it has an answer: a cast
/// to a protocol takes 30 ns.
@MainActor
class NodeQuery {
  /// True for a query that a node sends to its ancestors, one at a time.
  var isUpward: Bool { false }

  /// Sends the query to the children of a node that has no answer of its own.
  func passOn(below node: Node) { node.forEachChild { $0.answer(self) } }
}

/// A search through the nodes of one layer of the screen that ends at the first match.
class LayerSearch: NodeQuery {
  final var isFound = false

  override final func passOn(below node: Node) {
    node.forEachChild { if !isFound, !$0.isLayer { $0.answer(self) } }
  }

  /// True if the search matches this node or a node below.
  final func succeeds(in node: Node?) -> Bool {
    node?.answer(self)
    return isFound
  }
}
