/// The mutations that share a transaction, in the order of the writes. A pass commits one batch, so
/// two plain writes coalesce, and a write in `withAnimation` is an update of its own (R38).
@MainActor
final class TransactionBatch {
  /// The identity of the shared transaction; nil for the transaction of all plain writes.
  @exclusivity(unchecked) var transaction: Transaction.Identity?
  /// The nodes that the batch queued, each with its causes. A node knows its position in the
  /// entries while this is the last batch that queued the node.
  @exclusivity(unchecked) private var entries: [(node: Node, causes: [Int])] = []
  /// The states that were written in the batch; each state keeps its own value for the batch.
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

  /// Makes the values of this batch the values that updates read (R8).
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
      // A committed value may already have queued the node.
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

  /// Removes entries one by one: for few entries, `removeAll` takes several times longer.
  func clear() {
    while !entries.isEmpty { entries.removeLast() }
    while !locations.isEmpty { locations.removeLast() }
  }

  /// Checks the invariants that hold between any two calls.
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
  /// Makes the value that was written in `batch` the value that updates read (R8).
  func commit(_ batch: TransactionBatch)
}
