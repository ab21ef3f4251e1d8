import Synchronization

/// A key in the defaults, with its suite; a nil suite is that of `UserDefaults.standard`.
struct DefaultsKey: Hashable {
  let suite: String?
  let name: String
}

/// The contents of ``UserDefaults`` in one world. Any thread may use the database, as with
/// Foundation's.
final class DefaultsDatabase: Sendable {
  private struct Contents: @unchecked Sendable {
    var stored: [String?: [String: Any]] = [:]
    /// The values for keys without a stored value.
    var registered: [String: Any] = [:]
    var followers = DefaultsFollowers()
  }

  private let contents: Mutex<Contents>

  /// The defaults of the running code's world. Code outside a world, such as a test of a model, has
  /// the defaults of the process (fidelity 2.13, 19).
  static var here: DefaultsDatabase { World.here?.defaults ?? ofProcess }

  private static let ofProcess = DefaultsDatabase()

  init() { contents = Mutex(Contents()) }

  init(copying other: DefaultsDatabase) { contents = Mutex(other.contents.withLock { $0 }) }

  func value(of key: DefaultsKey) -> Any? {
    let contents = contents.withLock { $0 }
    return contents.stored[key.suite]?[key.name] ?? contents.registered[key.name]
  }

  /// Lets a property of an object announce the changes of a key from now on.
  func add(_ follower: any DefaultsFollower, of key: DefaultsKey) {
    nonisolated(unsafe) let follower = follower
    contents.withLock { $0.followers.add(follower, of: key) }
  }

  /// Stores a value; nil removes the stored value. Returns the announcements of the objects that
  /// follow the key.
  func set(
    _ value: Any?, for key: DefaultsKey, through writer: AnyObject?
  ) -> [() -> Void] {
    let prepared = contents.withLock { $0.followers }.followers(of: key).map {
      $0.prepareAnnouncement(ofWriteBy: writer)
    }
    nonisolated(unsafe) let value = value
    contents.withLock { $0.stored[key.suite, default: [:]][key.name] = value }
    return prepared.map { $0() }
  }

  func register(_ values: [String: Any]) {
    nonisolated(unsafe) let values = values
    contents.withLock { $0.registered.merge(values) { _, new in new } }
  }

  /// The stored values of a suite.
  func stored(in suite: String?) -> [String: Any] {
    let contents = contents.withLock { $0 }
    return contents.stored[suite] ?? [:]
  }

  /// All readable values of a suite, stored values before registered ones.
  func all(in suite: String?) -> [String: Any] {
    let contents = contents.withLock { $0 }
    return contents.registered.merging(contents.stored[suite] ?? [:]) { _, stored in stored }
  }
}
