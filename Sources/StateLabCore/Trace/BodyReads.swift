import Synchronization

/// The properties that a running body reads, during a recording.
@MainActor
final class BodyReads {
  /// True while a recorded body runs, for code on any thread: most reads of an object's property
  /// happen outside a recorded body.
  nonisolated static let areWanted = Atomic(false)
  /// The reads of the innermost running body. Process-wide, because all bodies run on the main actor,
  /// one inside another, and a read of an object's property knows no host.
  private static var current: BodyReads?

  private var reads: [Event.PropertyRead] = []
  /// The reads again, once there are many.
  private var known: Set<Event.PropertyRead> = []
  /// The storages of the properties of objects that were read.
  private var storages: Set<ObjectIdentifier> = []

  /// Runs a body and returns what it read.
  static func collect<Body>(_ body: () -> Body) -> (Body, [Event.PropertyRead]) {
    let own = BodyReads()
    let outer = exchange(&current, with: own)
    areWanted.store(true, ordering: .relaxed)
    defer {
      current = outer
      areWanted.store(outer != nil, ordering: .relaxed)
    }
    return (body(), own.reads)
  }

  /// Notes a read of a property.
  static func note(_ read: Event.PropertyRead) { current?.add(read) }

  /// Notes a read of a property with this storage; `read` says which property it is, at the first
  /// read in a body.
  static func note(_ storage: AnyObject, _ read: () -> Event.PropertyRead?) {
    guard let current, current.storages.insert(ObjectIdentifier(storage)).inserted,
      let read = read()
    else { return }
    current.add(read)
  }

  private func add(_ read: Event.PropertyRead) {
    StepCounter.count()
    if isNew(read) { reads.append(read) }
  }

  /// Comparing a few reads takes less time than hashing one.
  private func isNew(_ read: Event.PropertyRead) -> Bool {
    if reads.count < 8 { return !reads.contains(read) }
    if known.isEmpty { known = Set(reads) }
    return known.insert(read).inserted
  }
}
