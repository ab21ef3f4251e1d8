/// The mutations that share a transaction, in the order they were made. A pass commits one turn, so
/// that two writes coalesce and a write under `withAnimation` is a step of its own (R38).
@MainActor
final class Turn {
  /// A node that the turn queued, with the events that did it.
  @MainActor
  final class Entry {
    let node: Node
    /// The turn holds its entries.
    unowned let turn: Turn
    var causes: [Int]

    init(_ node: Node, in turn: Turn, causes: [Int]) {
      self.node = node
      self.turn = turn
      self.causes = causes
    }
  }

  let transaction: Transaction
  private(set) var entries: [Entry] = []
  private(set) var locations: [any StoredLocation] = []

  init(_ transaction: Transaction) { self.transaction = transaction }

  func add(_ entry: Entry) { entries.append(entry) }
  func add(_ location: any StoredLocation) { locations.append(location) }
}

/// A location that keeps a value for each turn in which it was written.
@MainActor
protocol StoredLocation: AnyObject {
  /// Makes the value that was written in `turn` the one that updates see (R8).
  func commit(_ turn: Turn)
}
