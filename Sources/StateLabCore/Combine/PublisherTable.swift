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

    /// The publisher of an object, made now if it was not.
    mutating func publisher(of object: AnyObject) -> Answer {
      let id = ObjectIdentifier(object)
      var released: [Any] = []
      if let known = entries[id] {
        // A later object may have been given the address of a dead one.
        if known.object === object { return Answer(publisher: known.publisher, released: released) }
        released.append(known)
      }
      let publisher = ObservableObjectPublisher(owner: object)
      entries[id] = Entry(object: object, publisher: publisher)
      if entries.count > sweepAt { released += sweep() }
      return Answer(publisher: publisher, released: released)
    }

    /// Forgets the dead objects, and returns what it forgot and what it found alive.
    private mutating func sweep() -> [Any] {
      var released: [Any] = []
      for (id, entry) in entries {
        if let object = entry.object {
          released.append(object)
        } else {
          released.append(entry)
          entries[id] = nil
        }
      }
      sweepAt = max(16, 2 * entries.count)
      return released
    }
  }

  private struct Answer: @unchecked Sendable {
    let publisher: ObservableObjectPublisher
    /// To be released when the table is unlocked. Subscribers go with a publisher, and an object that
    /// another thread has let go of since the table asked for it goes with this; either may ask for a
    /// publisher itself (R79).
    let released: [Any]
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    let answer = table.withLock { $0.publisher(of: object) }
    return answer.publisher
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
