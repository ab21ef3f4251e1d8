/// The nodes whose rule is to run in a pass, parents first: a binary heap.
@MainActor
struct NodeQueue {
  private var heap: [Node] = []

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
}

extension Node {
  fileprivate func isBefore(_ other: Node) -> Bool {
    depth == other.depth ? serial < other.serial : depth < other.depth
  }
}
