import Synchronization

/// The changes of `@Observable` objects that views have read and that nobody has posted yet (R22).
///
/// The Observation module tells the readers of a property in the order of a hash table, which is
/// another one in each run. So they wait for each other: whatever is recorded next, and the next
/// frame, posts them first, in the order in which the readers were mounted. Hosts that record into
/// one trace share the list.
@MainActor
final class ObservedChanges {
  private var waiting: [Change] = [] {
    didSet { areWaiting.store(!waiting.isEmpty, ordering: .relaxed) }
  }
  /// True if any change waits, for code of no actor: to ask where that runs takes longer.
  nonisolated let areWaiting = Atomic(false)

  nonisolated init() {}

  /// Notes that something is about to change that a node read. The batch that the node will be in is
  /// that of the change.
  func add(_ node: Node) {
    let graph = node.graph
    waiting.append(
      Change(
        node: node, host: graph.hostNumber, batch: graph.currentBatch(),
        causes: graph.currentCauses))
  }

  /// True if a change that this node read of still waits.
  func isWaiting(_ node: Node) -> Bool { waiting.contains { $0.node === node } }

  func post() {
    guard areWaiting.load(ordering: .relaxed) else { return }
    let changes = exchange(&waiting, with: [])
    for change in changes.sorted(by: { ($0.host, $0.node.serial) < ($1.host, $1.node.serial) }) {
      change.post()
    }
  }

  @MainActor
  private struct Change {
    let node: Node
    let host: Int
    let batch: TransactionBatch
    let causes: [Int]

    func post() {
      guard node.isMounted else { return }
      let graph = node.graph
      graph.because(of: causes) {
        graph.record(
          .observed, at: node.identity,
          thenRunning: {
            node.recordObservablesInReach(areChanging: true)
            graph.queue(node, in: batch)
          })
      }
    }
  }
}
