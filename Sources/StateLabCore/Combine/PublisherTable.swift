import Synchronization

/// The one stable `objectWillChange` of each object whose class has no `@Published` property to
/// keep it in (R73).
///
/// The only global table of the laboratory. It holds objects weakly and forgets the dead ones each
/// time it has doubled, so it never has more than twice as many entries as there were objects
/// alive. Tests on several threads share it, hence the lock.
enum PublisherTable {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 16

    mutating func sweep() {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(16, 2 * entries.count)
    }
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // A later object may have been given the address of a dead one, so the address is not enough.
    if let known = table.withLock({ $0.entries[id] }), known.object === object {
      return known.publisher
    }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher(owner: object))
    table.withLock { table in
      table.entries[id] = entry
      if table.entries.count > table.sweepAt { table.sweep() }
    }
    return entry.publisher
  }

  /// Entries, those of dead objects included.
  static var count: Int { table.withLock { $0.entries.count } }
}
