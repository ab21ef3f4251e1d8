import Synchronization

/// The one stable `objectWillChange` of each object whose class has no `@Published` property to
/// store the publisher (R73).
///
/// This is the only global table of the laboratory. The table holds objects weakly and removes
/// released objects each time it has doubled, so it never has more than twice as many entries as
/// objects were alive. Tests on several threads share the table, hence the lock.
enum PublisherTable {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 16

    /// The publisher of an object, created at the first call.
    mutating func publisher(of object: AnyObject) -> Answer {
      let id = ObjectIdentifier(object)
      var released: [Any] = []
      if let known = entries[id] {
        // A later object may have the address of a released object.
        if known.object === object { return Answer(publisher: known.publisher, released: released) }
        released.append(known)
      }
      let publisher = ObservableObjectPublisher(owner: object)
      entries[id] = Entry(object: object, publisher: publisher)
      if entries.count > sweepAt { released += sweep() }
      return Answer(publisher: publisher, released: released)
    }

    /// Removes released objects, and returns the removed entries and the objects still alive.
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
    /// Values to release after the table is unlocked. A publisher releases its subscribers, and the
    /// table may hold the last reference to an object that another thread has released; either
    /// release may read a publisher itself (R79).
    let released: [Any]
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    let answer = table.withLock { $0.publisher(of: object) }
    return answer.publisher
  }

  /// The number of entries, released objects included.
  static var count: Int { table.withLock { $0.entries.count } }

  /// Stops a debug build if the table is inconsistent. The check may release objects, so it runs
  /// after the table is unlocked (R79).
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
