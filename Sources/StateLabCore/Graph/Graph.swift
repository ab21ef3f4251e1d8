/// The pending work of a host's mounted tree, and the bounded loop that does the work.
///
/// A whole update, from a write to the screen:
///
///      a state is written             an object sends a change             ◀───────────────┐
///      StateLocation.set              ObjectSubscription, ReadTracker                      │
///            │ reads return it at      │ the object still holds the old value (R40)        │
///            │ once (R9)               │                                                   │
///            └──────────────┬──────────┘                                                   │
///                           ▼ queue(_:)                                                    │
///      batches    [ plain ][ withAnimation ][ plain ]   a batch a transaction (R38)        │
///                           │                                                              │
///      pass                 ▼ the oldest batch alone; at most 8 passes a frame (R44)       │
///        commit   its values become those that bodies read (R8)                            │
///        queue    its nodes, parents first         ◀── queueInPass(_:), when an            │
///                           │                          environment changes (R21)           │
///                           ▼ runRule()                                                    │
///        rule     fills the properties in order (R26); body, if one changed (R27)          │
///                           │                                                              │
///                           ▼ update(_:), from parent to child                             │
///        tree     stops at an equal value (R33, R34); runs the rule for a new value        │
///                           │                                                              │
///                           ▼ once the queue is empty                                      │
///      deliveries, then closures   onReceive, onAppear, onChange … (R41) ──── can write ───┘
///                           │
///                           ▼ once the queue stays empty, or after 20 frames (R39)
///      screen     the host draws the screen if the screen may have changed
@MainActor
public final class Graph: PlayedTree {
  /// The graph of the host that is running, for values without a host (R59).
  nonisolated static var current: Graph? { (World.current ?? World.played)?.playing as? Graph }

  let played: PlayedProfile
  /// The profile of the run. Reading `profile` counts as a use of the profile.
  var profile: Profile { played.use() }
  /// Nil without a recording, and after the host retires.
  @exclusivity(unchecked) private(set) var recorder: Recorder?
  nonisolated let world: World
  /// The host's number among the hosts that record into one trace.
  let hostNumber: Int
  /// The pending changes of properties that views have read, in mount order.
  let observedChanges: ObservedChanges
  // Unchecked, here and in the other classes on the path of an update: no access to these
  // properties outlasts one statement. The checks took a fifth of an update.

  /// True while rules and bodies run: the runtime tracks reads and discards writes to a state (R8,
  /// R11).
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isUpdating = false
  /// The reason for which the host stopped (W13, an API that the profile lacks, a tree too deep).
  @exclusivity(unchecked) private(set) var failure: String?

  /// The drawn screen, and what may have changed since.
  @exclusivity(unchecked) var drawnLines = DrawnLines()
  /// True once a node has left the screen.
  var hidesNodes = false
  private var attachments = TypeTable<any GraphAttachment>()
  /// The batches that wait for their pass, oldest first. Neighbors have different transactions:
  /// writes of one transaction share a batch.
  @exclusivity(unchecked) private var batches = FIFO<TransactionBatch>()
  /// An empty batch for reuse: most actions need one batch, and its arrays keep their capacity.
  @exclusivity(unchecked) private var spare: TransactionBatch?
  /// The nodes whose rule this pass still has to run, parents first. Empty between passes, unless
  /// the host stopped. A node that its parent has already updated or removed stays in the queue,
  /// and the pass skips the node.
  @exclusivity(unchecked) private var queue = NodeQueue()
  /// The closures that wait for the end of the pass, with their causes. Deliveries of received
  /// values run before all other closures (fidelity 2.11, 6).
  @exclusivity(unchecked) private var deliveries: [WaitingClosure] = []
  @exclusivity(unchecked) private var closures: [WaitingClosure] = []
  /// The number of frames, for the limits per frame (R44).
  @exclusivity(unchecked) private(set) var frame = 0
  /// The node whose body runs, for calls from inside that body (R23); nil between bodies. The
  /// running body keeps the node alive.
  @exclusivity(unchecked) unowned(unsafe) var evaluating: (any BodyRunning)?
  /// The node whose properties the runtime sets; nil at other times.
  @exclusivity(unchecked) unowned(unsafe) var filling: Node?

  /// The view whose update runs this code, for a message; nil outside an update.
  nonisolated static var currentReader: (name: String?, place: EventPlace?)? {
    guard MainThread.isCurrent, let graph = current else { return nil }
    return MainThread.assume {
      guard graph.isUpdating, let node: Node = graph.filling ?? graph.evaluating else { return nil }
      return (node.nameInMessages, node.identity)
    }
  }

  /// The looks with another value since the last screen; empty without a recorder.
  @exclusivity(unchecked) var changedLooks = ChangedLooks()
  @exclusivity(unchecked) var shapes = ShapeCounts()
  /// The number of updates that have begun.
  @exclusivity(unchecked) private(set) var updates = 0
  /// The number of nodes mounted so far.
  @exclusivity(unchecked) private var serial = 0

  /// The silent mount of this graph; nil for the tree on the screen.
  let silent: SilentMount?
  var isSilent: Bool { silent != nil }

  init(played: PlayedProfile, recorder: Recorder?, world: World, hostNumber: Int) {
    self.played = played
    self.recorder = recorder
    self.world = world
    self.hostNumber = hostNumber
    observedChanges = recorder?.observedChanges ?? ObservedChanges()
    silent = nil
  }

  init(silentlyFor played: PlayedProfile, world: World, after earlier: SilentMount? = nil) {
    self.played = played
    recorder = nil
    self.world = world
    hostNumber = 0
    observedChanges = ObservedChanges()
    silent = SilentMount(after: earlier)
  }

  /// True once the host retires: the graph then records nothing and runs no waiting closure.
  private(set) var isRetired = false

  /// Unmounts the tree of a host that ends. The graph records nothing more, and waiting closures
  /// never run.
  func retire(_ root: Node?) {
    isRetired = true
    recorder = nil
    changedLooks = ChangedLooks()
    root?.unmount()
    for batch in batches { batch.clear() }
    batches = FIFO()
    deliveries = []
    closures = []
    queue = NodeQueue()
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }
}

// MARK: Queueing

extension Graph {
  /// Adds a node to the batch of the current transaction. The pass of this batch runs the node's
  /// rule.
  func queue(_ node: Node) {
    guard node.isMounted else { return }
    queue(node, in: currentBatch())
  }

  /// Adds a node to this batch, or adds causes to a node that the batch already holds.
  func queue(_ node: Node, in batch: TransactionBatch) {
    if node.batch === batch {
      if let recorder { batch.add(recorder.causes, to: node) }
      return
    }
    batch.add(node, because: recordQueued(node))
  }

  /// Adds a node below the running node to the same pass.
  func queueInPass(_ node: Node) {
    guard node.isMounted else { return }
    if node.isInPass {
      if let record = node.record {
        StepCounter.count(record.causes.count * currentCauses.count)
        record.causes += currentCauses.filter { !record.causes.contains($0) }
      }
      return
    }
    node.isInPass = true
    node.record?.causes = recordQueued(node)
    queue.insert(node)
  }

  /// Posts the event that queues a node, and returns the causes of the node's rule.
  private func recordQueued(_ node: Node) -> [Int] {
    guard let recorder else { return [] }
    return node.isTold ? [recorder.record(.queued, at: node.identity)] : recorder.causes
  }

  /// The batch for a write in the current transaction.
  func currentBatch() -> TransactionBatch {
    let transaction = Transaction.currentIdentity
    if let last = batches.last, last.transaction === transaction { return last }
    let batch = spare ?? TransactionBatch()
    spare = nil
    batch.transaction = transaction
    batches.append(batch)
    return batch
  }

  /// Keeps a closure until the end of the pass: of the user's code, only `body` and `update()` run
  /// inside an update (R41).
  func afterPass(_ closure: @escaping () -> Void) {
    closures.append(WaitingClosure(run: closure, causes: recorder?.causes ?? []))
  }

  /// Keeps the closure that delivers a received value. Deliveries run before other closures, so a
  /// value replayed at a mount precedes the mount's `onAppear` (fidelity 2.11, 6).
  func deliverAfterPass(_ closure: @escaping () -> Void) {
    deliveries.append(WaitingClosure(run: closure, causes: recorder?.causes ?? []))
  }

  /// Stops this host for a reason, as text.
  func stop(_ reason: String) {
    guard failure == nil else { return }
    failure = reason
    screenChanged()
    recorder?.record(.stopped(reason))
  }
}

// MARK: The screen

extension Graph {
  /// Marks the screen as changed.
  func screenChanged() { drawnLines.changeEverything() }

  /// Marks the lines at this place as changed.
  func screenChanged(at place: DrawnLines.Place) { drawnLines.change(at: place) }

  /// Mounts and unmounts the nodes of the region at this place.
  func changeRegion(at place: DrawnLines.Place, _ change: () -> Void) {
    let outer = drawnLines.beginRegionChange(at: place)
    change()
    drawnLines.endRegionChange(outer)
  }
}

// MARK: Attachments

extension Graph {
  /// The attachment of this type, created at the first request.
  func attachment<Kind: GraphAttachment>() -> Kind {
    if let known = attachments[Kind.self] { return unsafeDowncast(known, to: Kind.self) }
    let attachment = Kind()
    attachments.set(attachment, for: Kind.self)
    return attachment
  }
}

/// An object that properties or views keep with their host's graph, one object of each type.
@MainActor
protocol GraphAttachment: AnyObject {
  init()
  func checkInvariants()
}

// MARK: Settling

extension Graph {
  /// The limits of passes in a frame (R44) and of frames in an action (fidelity 2.11, 5).
  static let passesPerFrame = 8
  static let framesPerAction = 20
  static let frameDuration = Duration.seconds(1) / 60

  var isSettled: Bool { batches.isEmpty && closures.isEmpty && deliveries.isEmpty }

  /// Runs `body` as an update: a mount, or the replacement of the root.
  func update(_ body: () -> Void) {
    let outer = isUpdating
    isUpdating = true
    updates += 1
    defer { isUpdating = outer }
    body()
    runQueue()
  }

  /// Runs the passes of a frame. The work left after the last pass waits for the next frame.
  func playFrame() {
    for pass in 0..<Self.passesPerFrame {
      observedChanges.post(isInFrame: true)
      guard failure == nil, !isSettled else { break }
      recorder?.pass = pass
      if let batch = batches.popFirst() { play(batch) }
      runClosures()
    }
    recorder?.pass = 0
    frame += 1
  }

  private func play(_ batch: TransactionBatch) {
    batch.commit()
    drawnLines.valuesChanged()
    batch.queueNodes(in: &queue)
    spare = batch
    update {}
  }

  private func runQueue() {
    while failure == nil, let node = queue.popFirst() {
      // A parent may have updated or removed the node in the meantime.
      guard node.isInPass, node.isMounted else { continue }
      node.isInPass = false
      node.runRule()
      node.record?.causes = []
    }
  }

  /// Runs the closures that wait now. Closures that they queue wait for the next pass. A stopped
  /// host runs no closure.
  private func runClosures() {
    guard !closures.isEmpty || !deliveries.isEmpty else { return }
    let waiting = deliveries + closures
    StepCounter.count(waiting.count)
    deliveries = []
    closures = []
    for closure in waiting {
      guard failure == nil else { return }
      running(.closure) { because(of: closure.causes, closure.run) }
    }
  }
}

/// A closure that waits for the end of a pass.
private struct WaitingClosure {
  let run: () -> Void
  let causes: [Int]
}

// MARK: Invariants

extension Graph {
  /// Checks the invariants that hold between any two actions of the host.
  func checkInvariants() {
    precondition(!isUpdating && evaluating == nil, "nothing is being updated")
    precondition(queue.isEmpty || failure != nil, "a pass leaves nothing in its queue")
    precondition(!isRetired || isSettled && recorder == nil, "a host that goes leaves nothing")
    precondition(spare?.isEmpty ?? true, "what was played is empty")
    precondition(
      zip(batches, batches.dropFirst()).allSatisfy { $0.transaction !== $1.transaction },
      "writes of one transaction, one after the other, share a batch")
    queue.checkInvariants()
    for attachment in attachments.values { attachment.checkInvariants() }
    batches.checkInvariants()
    for batch in batches { batch.checkInvariants() }
  }

  func isWaiting(_ batch: TransactionBatch) -> Bool { batches.contains { $0 === batch } }
}
