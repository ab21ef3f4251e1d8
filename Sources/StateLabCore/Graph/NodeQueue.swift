/// The nodes whose rule is to run in a pass, parents first; nodes of one depth in the order in which
/// they were mounted. A binary heap, drawn at ``Heap``.
@MainActor
struct NodeQueue {
  /// No node is before its parent in the heap. A node may be in it twice: the second time it is no
  /// longer to run.
  private var heap: [Node] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ node: Node) {
    heap.append(node)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Node? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }

  /// What is true between any two calls.
  func checkInvariants() {
    for child in heap.indices.dropFirst() {
      precondition(!heap[child].isBefore(heap[(child - 1) / 2]), "no node is before its parent")
    }
  }
}

extension Node {
  fileprivate func isBefore(_ other: Node) -> Bool {
    depth == other.depth ? serial < other.serial : depth < other.depth
  }
}
