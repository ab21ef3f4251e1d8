/// The mutations that share a transaction, in the order they were made. A pass commits one batch, so
/// that two writes coalesce and a write under `withAnimation` is a step of its own (R38).
@MainActor
final class TransactionBatch {
  /// The transaction that the writes share; nil for the one of every plain write.
  @exclusivity(unchecked) var transaction: Transaction.Identity?
  /// The nodes that the batch queued, each with the events that did it. A node knows its place here
  /// for as long as this is the last batch that queued it.
  @exclusivity(unchecked) private var entries: [(node: Node, causes: [Int])] = []
  /// The states that were written in the batch, each of which keeps its own value for it.
  @exclusivity(unchecked) private var locations: [any StoredLocation] = []

  var isEmpty: Bool { entries.isEmpty && locations.isEmpty }

  func add(_ node: Node, because causes: [Int]) {
    node.batch = self
    node.record?.placeInBatch = entries.count
    entries.append((node, causes))
  }

  /// Adds causes to a node that the batch has queued already.
  func add(_ causes: [Int], to node: Node) {
    guard let record = node.record else { return }
    StepCounter.count(causes.count)
    entries[record.placeInBatch].causes += causes
  }

  func add(_ location: any StoredLocation) { locations.append(location) }

  /// Makes the values that were written in this batch the ones that updates see (R8).
  func commit() {
    StepCounter.count(locations.count)
    for index in locations.indices { locations[index].commit(self) }
  }

  /// Puts the nodes into the queue of the pass.
  func queueNodes(in queue: inout NodeQueue) {
    StepCounter.count(entries.count)
    for index in entries.indices {
      let node = entries[index].node
      if node.batch === self { node.batch = nil }
      guard node.isMounted else { continue }
      // A value that was committed may have put it there.
      if node.isInPass {
        node.record?.causes += entries[index].causes
        continue
      }
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

  /// Checks what is true between any two calls.
  func checkInvariants() {
    for (place, entry) in entries.enumerated() where entry.node.batch === self {
      guard let record = entry.node.record, record.placeInBatch != place else { continue }
      precondition(entries[record.placeInBatch].node === entry.node, "a node knows its place")
    }
  }
}

/// A location that keeps a value for each batch in which it was written.
@MainActor
protocol StoredLocation: AnyObject {
  /// Makes the value that was written in `batch` the one that updates see (R8).
  func commit(_ batch: TransactionBatch)
}
