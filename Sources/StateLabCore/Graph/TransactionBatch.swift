/// The mutations that share a transaction, in the order they were made. A pass commits one batch, so
/// that two writes coalesce and a write under `withAnimation` is a step of its own (R38).
@MainActor
final class TransactionBatch {
  /// What tells the transaction from others.
  @exclusivity(unchecked) var transaction: Transaction.Identity?
  /// The nodes that the batch queued, each with the events that did it.
  @exclusivity(unchecked) private var entries: [(node: Node, causes: [Int])] = []
  @exclusivity(unchecked) private var locations: [any StoredLocation] = []

  func add(_ node: Node, because causes: [Int]) {
    node.batch = self
    node.record?.placeInBatch = entries.count
    entries.append((node, causes))
  }

  /// For a node that the batch has queued already.
  func add(_ causes: [Int], to node: Node) {
    if let record = node.record { entries[record.placeInBatch].causes += causes }
  }

  func add(_ location: any StoredLocation) { locations.append(location) }

  /// Makes the values that were written in this batch the ones that updates see (R8), and puts the
  /// nodes into the queue of the pass.
  func commit(into queue: inout NodeQueue) {
    for index in locations.indices { locations[index].commit(self) }
    for index in entries.indices {
      let node = entries[index].node
      if node.batch === self { node.batch = nil }
      guard node.isMounted else { continue }
      node.record?.causes = entries[index].causes
      node.isInPass = true
      queue.insert(node)
    }
    clear()
  }

  /// One by one: for the few that there are, emptying an array as a whole takes several times longer.
  func clear() {
    while !entries.isEmpty { entries.removeLast() }
    while !locations.isEmpty { locations.removeLast() }
  }
}

/// A location that keeps a value for each batch in which it was written.
@MainActor
protocol StoredLocation: AnyObject {
  /// Makes the value that was written in `batch` the one that updates see (R8).
  func commit(_ batch: TransactionBatch)
}
