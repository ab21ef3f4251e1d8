/// The nodes whose rule a pass runs, parents first; nodes of one depth in mount order.
@MainActor
struct NodeQueue {
  /// The queue can hold a node twice; the pass skips the second entry.
  private var nodes = PriorityQueue<Entry>()

  var isEmpty: Bool { nodes.isEmpty }

  mutating func insert(_ node: Node) { nodes.insert(Entry(node: node)) }

  mutating func popFirst() -> Node? { nodes.popMin()?.node }

  private struct Entry: Comparable {
    let node: Node

    static func < (a: Entry, b: Entry) -> Bool {
      a.node.depth == b.node.depth ? a.node.serial < b.node.serial : a.node.depth < b.node.depth
    }

    static func == (a: Entry, b: Entry) -> Bool { a.node === b.node }
  }

  /// Checks the invariants that hold between any two calls.
  func checkInvariants() { nodes.checkInvariants() }
}
