/// A property of an object, which announces the changes of its key in the defaults.
protocol DefaultsFollower: AnyObject {
  /// Reads the value before a write to the key. The result reads the value after the write, and returns
  /// the announcement.
  ///
  /// - Parameter writer: The property that writes; nil for other code.
  func prepareAnnouncement(ofWriteBy writer: AnyObject?) -> () -> () -> Void
}

/// The properties of objects that follow keys of the defaults. The references are weak, so a
/// property need not be removed; a list removes the entries of released properties when the list has
/// doubled.
struct DefaultsFollowers: @unchecked Sendable {
  private struct Entry {
    let number: Int
    weak var follower: (any DefaultsFollower)?
  }

  /// The followers of one key.
  private struct List {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The count at which the list removes the entries of released properties.
    private var limit = 16

    mutating func add(_ entry: Entry, as id: ObjectIdentifier) {
      entries[id] = entry
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.follower != nil }
      limit = max(16, 2 * entries.count)
    }
  }

  private var lists: [DefaultsKey: List] = [:]
  private var count = 0

  /// Adds a follower of a key, unless the follower is there.
  mutating func add(_ follower: any DefaultsFollower, of key: DefaultsKey) {
    let id = ObjectIdentifier(follower)
    guard lists[key]?.entries[id]?.follower !== follower else { return }
    count += 1
    lists[key, default: List()].add(Entry(number: count, follower: follower), as: id)
  }

  /// The followers of a key, in the order of their addition.
  func followers(of key: DefaultsKey) -> [any DefaultsFollower] {
    guard let list = lists[key] else { return [] }
    StepCounter.count(list.entries.count)
    return list.entries.values.sorted { $0.number < $1.number }.compactMap(\.follower)
  }
}
