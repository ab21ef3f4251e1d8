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

    /// Adds an entry and returns what had to go for it, to be released when the table is unlocked:
    /// subscribers go with a publisher, and may ask for another one (R79).
    mutating func add(_ entry: Entry, for id: ObjectIdentifier) -> [ObjectIdentifier: Entry] {
      var gone: [ObjectIdentifier: Entry] = [:]
      gone[id] = entries.updateValue(entry, forKey: id)
      guard entries.count > sweepAt else { return gone }
      for (id, entry) in entries where entry.object == nil { gone[id] = entry }
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(16, 2 * entries.count)
      return gone
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
    let gone = table.withLock { $0.add(entry, for: id) }
    withExtendedLifetime(gone) {}
    return entry.publisher
  }

  /// Entries, those of dead objects included.
  static var count: Int { table.withLock { $0.entries.count } }

  /// Ends a debug build where the table contradicts itself. What it looks at may be released here,
  /// so it looks when the table is unlocked (R79).
  static func checkInvariants() {
    #if DEBUG
      let table = table.withLock { $0 }
      assert(table.entries.count <= table.sweepAt, "the dead are forgotten in time")
      for (id, entry) in table.entries {
        guard let object = entry.object else { continue }
        assert(ObjectIdentifier(object) == id, "an object stands under its own address")
        assert(entry.publisher.owner === object, "a publisher knows whose it is")
      }
    #endif
  }
}
