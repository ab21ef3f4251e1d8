/// The properties of `@Observable` objects that a node read last (R22).
@MainActor
final class ReadTracker {
  /// The node keeps the tracker, so it is there as long as the tracker is.
  private unowned(unsafe) let node: Node
  let beacon = ReadBeacon()
  /// Counts the readings, so that a change of what an earlier one read is told from a current one.
  @exclusivity(unchecked) private var readings = 0
  /// Something that the last reading read is about to change, or has.
  @exclusivity(unchecked) private(set) var didChange = false

  init(for node: Node) { self.node = node }

  /// The closure to call before the first change of what the last reading read.
  var onChange: @Sendable () -> Void {
    let reading = readings
    return { [weak self, weak node] in
      guard let self, let node else { return }
      guard MainThread.isCurrent else { return leave(node) }
      MainThread.assume { willChange(reading) }
    }
  }

  /// Called on a thread that is not the main one, and that changes the property when this returns.
  /// A body that runs meanwhile may still read the old value, so this concerns whichever reading is
  /// the last by then.
  private nonisolated func leave(_ node: Node) {
    node.graph.world.inbox.add { [self] in
      MainThread.assume {
        withExtendedLifetime(node) { willChange(readings) }
      }
    }
  }

  private func willChange(_ reading: Int) {
    guard reading == readings, node.isMounted, !didChange else { return }
    didChange = true
    node.graph.observedChanges.add(ReadChange(of: node))
  }

  /// Checks what is true between any two actions of the host.
  func checkInvariants() {
    precondition(
      !didChange || node.batch != nil || node.isInPass
        || node.graph.observedChanges.isWaiting(node), "a change queues the node")
  }

  /// Ends the last reading.
  func forget() {
    readings += 1
    didChange = false
    beacon.light()
  }
}

/// A change of something that a node has read, with the batch that the change belongs to.
@MainActor
private struct ReadChange: ObservedChange {
  private let node: Node
  private let batch: TransactionBatch
  private let causes: [Int]
  /// The objects that the node may have read, before the change.
  private let objects: [ObservableState]

  init(of node: Node) {
    self.node = node
    objects = node.graph.isRecording ? node.observableStates : []
    batch = node.graph.currentBatch()
    causes = node.graph.currentCauses
  }

  var reader: AnyObject { node }
  var order: (host: Int, mount: Int) { (node.graph.hostNumber, node.serial) }

  func post() {
    guard node.isMounted else { return }
    let graph = node.graph
    graph.because(of: causes) {
      graph.record(
        .observed(changes: objects.changes), at: node.identity,
        thenRunning: {
          node.recordObservablesInReach(areChanging: true)
          graph.queue(node, in: batch)
        })
    }
  }
}

/// A node that evaluates what somebody wrote: a body, or the closure of rows.
@MainActor
public class ReadingNode<V>: ViewNode<V> {
  /// Nil until something is read: most nodes never read an `@Observable` object.
  @exclusivity(unchecked) final private(set) var reads: ReadTracker?

  /// Evaluates something; the first change of what it reads queues the node.
  ///
  /// - Parameter keepsEarlier: True where a change of what was read before still does, too.
  final func trackReads<Result>(keepingEarlier keepsEarlier: Bool = false, _ body: () -> Result)
    -> Result
  {
    if !keepsEarlier { reads?.forget() }
    return ReadBeacon.track(with: reads?.beacon, body) {
      let tracker = reads ?? ReadTracker(for: self)
      if reads == nil {
        graph.require(.observable)
        reads = tracker
      }
      return tracker.onChange
    }
  }

  /// Runs `body`, which evaluates it once more: something of an `@Observable` object that it read has
  /// changed (R22).
  final func redraw(_ body: () -> Void) {
    graph.because(of: causes) {
      graph.record(.redrawn, at: identity, thenRunning: body)
    }
  }

  override func didUnmount() { reads?.forget() }
  override func checkOwnInvariants() { reads?.checkInvariants() }
}
