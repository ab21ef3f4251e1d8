/// What a node last read of `@Observable` objects (R22).
@MainActor
final class ReadTracker {
  @exclusivity(unchecked) private var beacon: ReadBeacon?
  /// Counts the readings, so that a change of what an earlier one read is told from a current one.
  @exclusivity(unchecked) private var readings = 0
  /// Something that the last reading read is about to change, or has.
  @exclusivity(unchecked) private(set) var didChange = false

  /// Evaluates something for `node`; the first change of what it reads queues the node.
  func track<Result>(for node: Node, _ body: () -> Result) -> Result {
    readings += 1
    didChange = false
    beacon?.light()
    let reading = readings
    return trackingReads(with: beacon, body) {
      if beacon == nil {
        beacon = ReadBeacon()
        node.graph.require(.observable)
      }
      return { [weak self, weak node] in
        guard let self, let node else { return }
        guard MainThread.isCurrent else { return leave(node) }
        MainThread.assume { willChange(reading, node) }
      }
    }
  }

  /// Called on a thread other than the main one: it changes the property when this returns. A body
  /// that runs meanwhile may still read the old value, so any reading counts.
  private nonisolated func leave(_ node: Node) {
    node.graph.world.inbox.add { [self] in
      MainThread.assume { willChange(readings, node) }
    }
  }

  private func willChange(_ reading: Int, _ node: Node) {
    guard reading == readings, node.isMounted, !didChange else { return }
    didChange = true
    let graph = node.graph
    graph.record(
      .observed, at: node.identity,
      thenRunning: {
        node.recordObservablesInReach(areChanging: true)
        graph.queue(node)
      })
  }

  /// Ends the last reading.
  func forget() {
    readings += 1
    beacon?.light()
  }
}
