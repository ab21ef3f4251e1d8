/// The properties of `@Observable` objects that a node read last (R22).
@MainActor
final class ReadTracker {
  /// The node owns the tracker, so the node outlives the tracker.
  private unowned(unsafe) let node: Node
  let beacon = ReadBeacon()
  /// The properties of the last reading, in a recording.
  @exclusivity(unchecked) var properties: PropertyReads? {
    didSet { properties?.tracker = self }
  }
  /// The number of readings, to ignore changes of properties that only an earlier reading read.
  @exclusivity(unchecked) private var readings = 0
  /// The number of trackings of the last reading that no change has ended.
  @exclusivity(unchecked) private var waiting = 0
  /// True if a property of the last reading is about to change, or has changed.
  @exclusivity(unchecked) private(set) var didChange = false

  init(for node: Node) { self.node = node }

  /// The closure to call before the first change of a property of the last reading.
  var onChange: @Sendable () -> Void {
    let reading = readings
    waiting += 1
    return { [weak self, weak node] in
      guard let self, let node else { return }
      guard MainThread.isCurrent else { return leave(node) }
      MainThread.assume {
        guard reading == readings else { return }
        waiting -= 1
        willChange()
      }
    }
  }

  /// Called on a background thread, which changes the property after this call returns. A body that
  /// runs in the meantime may still read the old value, so the change concerns the last reading at
  /// the time of the delivery.
  private nonisolated func leave(_ node: Node) {
    node.graph.world.inbox.add { [self] in
      MainThread.assume {
        withExtendedLifetime(node) { willChange() }
      }
    }
  }

  private func willChange() {
    guard node.isMounted, !didChange else { return }
    didChange = true
    node.graph.observedChanges.add(ReadChange(of: node))
  }

  /// Checks the invariants that hold between any two actions of the host.
  func checkInvariants() {
    precondition(
      !didChange || node.batch != nil || node.isInPass
        || node.graph.observedChanges.isWaiting(node), "a change queues the node")
  }

  /// Ends the last reading.
  func forget() {
    readings += 1
    didChange = false
    properties?.forget()
    if waiting > 0 { beacon.light() }
    waiting = 0
  }
}

/// A change of a property that a node has read, with the batch of the change.
@MainActor
private final class ReadChange: ObservedChange {
  private let node: Node
  private let batch: TransactionBatch
  private let causes: [Int]
  private let code: Event.Code?
  /// The objects that the node may have read, before the change.
  private var objects: [ObservableState]
  /// The properties that differ after the change; nil until the values are compared.
  private var changes: [ObjectChange]?

  init(of node: Node) {
    self.node = node
    objects = node.graph.isRecording ? node.observableStates : []
    batch = node.graph.currentBatch()
    causes = node.graph.currentCauses
    code = node.graph.recorder?.code
  }

  var reader: AnyObject { node }
  var order: (host: Int, mount: Int) { (node.graph.hostNumber, node.serial) }

  func compare() -> Bool {
    if let changes { return !changes.isEmpty }
    let recorder = node.graph.recorder
    let found = objects.flatMap { $0.changes(numberedBy: recorder) }
    if !found.isEmpty { changes = found }
    return !found.isEmpty
  }

  func willDescribe(_ object: AnyObject) -> Bool {
    changes == nil && objects.contains { $0.object === object }
  }

  func leaveOut(_ changes: [ObjectChange], of object: AnyObject) {
    for index in objects.indices where objects[index].object === object {
      objects[index].leaveOut(changes)
    }
  }

  func post() {
    guard node.isMounted else { return }
    _ = compare()
    let graph = node.graph
    graph.running(code) {
      graph.because(of: causes) {
        graph.record(
          .observed(changes: changes ?? []), at: node.identity,
          thenRunning: {
            node.recordObservablesInReach(areChanging: true)
            graph.queue(node, in: batch)
          })
      }
    }
  }
}

/// A node that evaluates the user's code: a body, or the closure of rows.
@MainActor
public class ReadingNode<V>: ViewNode<V> {
  /// Nil until the first read: most nodes never read an `@Observable` object.
  @exclusivity(unchecked) final private(set) var reads: ReadTracker?

  /// Runs `body`; the first change of a property that `body` reads queues the node.
  ///
  /// - Parameters:
  ///   - keepsEarlier: True if changes of properties that were read before still queue the node.
  ///   - code: The code that `body` is, for a recording.
  final func trackReads<Result>(
    keepingEarlier keepsEarlier: Bool = false, in code: Event.Code? = .content,
    _ body: () -> Result
  ) -> Result {
    if !keepsEarlier { reads?.forget() }
    guard code == .content, let maker, let record = maker.record, let recorder = graph.recorder
    else { return track(in: code, body) }
    let (result, read) = BodyReads.collect { track(in: code, body) }
    if let noted = record.addReads(read) { recorder.note(.read(noted), at: maker.identity) }
    return result
  }

  private func track<Result>(in code: Event.Code?, _ body: () -> Result) -> Result {
    graph.running(code) {
      guard let recording = graph.recorder?.recording, !graph.isSilent else { return track(body) }
      let properties = reads?.properties ?? PropertyReads(of: self, in: recording)
      let result = properties.collect { track(body) }
      if !properties.isEmpty { reads?.properties = properties }
      return result
    }
  }

  private func track<Result>(_ body: () -> Result) -> Result {
    ReadBeacon.track(with: reads?.beacon, body) {
      let tracker = reads ?? ReadTracker(for: self)
      if reads == nil {
        graph.require(.observable)
        reads = tracker
      }
      return tracker.onChange
    }
  }

  /// Runs `body`, which evaluates the content again: a property of an `@Observable` object that the
  /// content read has changed (R22).
  final func redraw(_ body: () -> Void) {
    graph.because(of: causes) {
      graph.record(.redrawn, at: identity, thenRunning: body)
    }
  }

  override func didUnmount() { reads?.forget() }
  override func checkOwnInvariants() { reads?.checkInvariants() }
}
