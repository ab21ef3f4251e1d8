import Synchronization

/// The changes of `@Observable` objects that views have read and that are still to be posted (R22).
///
/// The Observation module tells the readers of a property in the order of a hash table, which is
/// another one in each run. So they wait for each other: the next event that is recorded, and the
/// next frame, posts them first, in the order in which the readers were mounted. Hosts that record
/// into one trace share the list.
@MainActor
final class ObservedChanges {
  private var waiting: [any ObservedChange] = [] {
    didSet { areWaiting.store(!waiting.isEmpty, ordering: .relaxed) }
  }
  /// True if any change waits, for code of no actor: to ask where that runs takes longer.
  nonisolated let areWaiting = Atomic(false)

  nonisolated init() {}

  func add(_ change: any ObservedChange) { waiting.append(change) }

  /// True if a change that this reader read of still waits.
  func isWaiting(_ reader: AnyObject) -> Bool { waiting.contains { $0.reader === reader } }

  func post() {
    guard areWaiting.load(ordering: .relaxed) else { return }
    let changes = exchange(&waiting, with: [])
    for change in changes.sorted(by: { $0.order < $1.order }) { change.post() }
  }
}

/// A change of something that a view has read.
@MainActor
protocol ObservedChange {
  /// The node that has read it.
  var reader: AnyObject { get }
  /// The numbers of its host and of its mount.
  var order: (host: Int, mount: Int) { get }
  func post()
}
