import Synchronization

/// A key in the defaults, and the suite that it is in; nil is that of `UserDefaults.standard`.
struct DefaultsKey: Hashable {
  let suite: String?
  let name: String
}

/// The contents of ``UserDefaults`` in one world. It may be asked on any thread, as Foundation's
/// own.
final class DefaultsDatabase: Sendable {
  private struct Contents: @unchecked Sendable {
    var stored: [String?: [String: Any]] = [:]
    /// The values that are read where nothing is stored.
    var registered: [String: Any] = [:]
  }

  private let contents: Mutex<Contents>

  init() { contents = Mutex(Contents()) }

  init(copying other: DefaultsDatabase) { contents = Mutex(other.contents.withLock { $0 }) }

  func value(of key: DefaultsKey) -> Any? {
    let contents = contents.withLock { $0 }
    return contents.stored[key.suite]?[key.name] ?? contents.registered[key.name]
  }

  /// Nil removes what is stored.
  func set(_ value: Any?, for key: DefaultsKey) {
    nonisolated(unsafe) let value = value
    contents.withLock { $0.stored[key.suite, default: [:]][key.name] = value }
  }

  func register(_ values: [String: Any]) {
    nonisolated(unsafe) let values = values
    contents.withLock { $0.registered.merge(values) { _, new in new } }
  }

  /// All that can be read in a suite, stored values before registered ones.
  func all(in suite: String?) -> [String: Any] {
    let contents = contents.withLock { $0 }
    return contents.registered.merging(contents.stored[suite] ?? [:]) { _, stored in stored }
  }
}
