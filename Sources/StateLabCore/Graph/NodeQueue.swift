/// The nodes whose rule is to run in a pass, parents first; nodes of one depth in the order in which
/// they were mounted.
@MainActor
struct NodeQueue {
  /// A node may be in it twice: the second time it is no longer to run.
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

  /// Checks what is true between any two calls.
  func checkInvariants() { nodes.checkInvariants() }
}
