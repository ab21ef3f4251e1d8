/// The mutations that share a transaction, in the order they were made. A pass commits one turn, so
/// that two writes coalesce and a write under `withAnimation` is a step of its own (R38).
@MainActor
final class Turn {
  @exclusivity(unchecked) var transaction = Transaction()
  /// The nodes that the turn queued, each with the events that did it.
  @exclusivity(unchecked) private(set) var entries: [(node: Node, causes: [Int])] = []
  @exclusivity(unchecked) private(set) var locations: [any StoredLocation] = []

  func add(_ node: Node, because causes: [Int]) {
    node.turn = self
    node.placeInTurn = entries.count
    entries.append((node, causes))
  }

  func add(_ causes: [Int], to node: Node) { entries[node.placeInTurn].causes += causes }

  func add(_ location: any StoredLocation) { locations.append(location) }

  /// One by one: for the few that there are, emptying an array as a whole takes several times longer.
  func clear() {
    while !entries.isEmpty { entries.removeLast() }
    while !locations.isEmpty { locations.removeLast() }
  }
}

/// A location that keeps a value for each turn in which it was written.
@MainActor
protocol StoredLocation: AnyObject {
  /// Makes the value that was written in `turn` the one that updates see (R8).
  func commit(_ turn: Turn)
}
