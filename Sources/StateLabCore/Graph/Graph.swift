/// The work that a host has to do for its mounted tree, and the bounded loop that does it.
///
/// A whole update, from a write to the screen:
///
///      a state is written             an object announces a change        ◀────────────────┐
///      StateLocation.set              ObjectSubscription, ReadTracker                      │
///            │ reads see it at once (R9)       │ it still holds the old value (R40)        │
///            └──────────────┬──────────────────┘                                           │
///                           ▼ queue(_:)                                                    │
///      batches    [ plain ][ withAnimation ][ plain ]   a batch a transaction (R38)        │
///                           │                                                              │
///      pass                 ▼ the oldest batch alone; at most 8 passes a frame (R44)       │
///        commit   its values become those that bodies see (R8)                             │
///        queue    its nodes, parents first         ◀── queueInPass(_:), when an            │
///                           │                          environment changes (R21)           │
///                           ▼ runRule()                                                    │
///        rule     fills the properties in order (R26); body, if one changed (R27)          │
///                           │                                                              │
///                           ▼ update(_:), from parent to child                             │
///        tree     an equal value goes no further (R33, R34); a new one runs its rule       │
///                           │                                                              │
///                           ▼ once the queue is empty                                      │
///      deliveries, then closures   onReceive, onAppear, onChange … (R41) ──── may write ───┘
///                           │
///                           ▼ once nothing is queued, or after 20 frames (R39)
///      screen     drawn by the host, if something on it may differ
@MainActor
public final class Graph: PlayedTree {
  /// The graph of the host that is playing, for values that belong to no host (R59).
  nonisolated static var current: Graph? { (World.current ?? World.played)?.playing as? Graph }

  let played: PlayedProfile
  /// The profile that is played. To read it counts as a use of it.
  var profile: Profile { played.use() }
  /// Nil where nothing records, and once the host is going away.
  @exclusivity(unchecked) private(set) var recorder: Recorder?
  nonisolated let world: World
  /// Its number among the hosts that record into one trace.
  let hostNumber: Int
  /// The changes that views have read of and that are still to be posted, in the order of mounting.
  let observedChanges: ObservedChanges
  // Unchecked, here and in the other classes on the path of an update: no access to these outlasts
  // one statement. The checks were a fifth of an update.

  /// True while rules and bodies run: reads are marked, writes to a state are dropped (R8, R11).
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isUpdating = false
  /// Why the host cannot go on, once it cannot (W13, an API that the profile lacks, a tree too deep).
  @exclusivity(unchecked) private(set) var failure: String?

  /// True if what was drawn last may be out of date, until somebody draws.
  @exclusivity(unchecked) private var screenDidChange = false
  /// True once a node was taken off the screen.
  var hidesNodes = false
  private var attachments = TypeTable<any GraphAttachment>()
  /// The batches that wait for their pass, oldest first. Neighbours differ in their transaction, or
  /// they would be one.
  @exclusivity(unchecked) private var batches = FIFO<TransactionBatch>()
  /// A batch that was played, empty, to be used again: most actions need one, and its arrays have
  /// their size.
  @exclusivity(unchecked) private var spare: TransactionBatch?
  /// The nodes whose rule this pass still has to run, parents first. Empty between passes, unless
  /// the host had to stop. A node that its parent has run or removed by then stays until its turn,
  /// and is skipped.
  @exclusivity(unchecked) private var queue = NodeQueue()
  /// The closures that wait for the end of the pass, with the events that they are due to. Values
  /// that arrived go before everything else (fidelity 2.11, 6).
  @exclusivity(unchecked) private var deliveries: [WaitingClosure] = []
  @exclusivity(unchecked) private var closures: [WaitingClosure] = []
  /// Counts frames, for the bounds that are set per frame (R44).
  @exclusivity(unchecked) private(set) var frame = 0
  /// The node whose body runs, for what asks from inside it (R23); nil between bodies. The node
  /// holds itself meanwhile.
  @exclusivity(unchecked) unowned(unsafe) var evaluating: (any BodyRunning)?
  /// The number of updates that have begun.
  @exclusivity(unchecked) private(set) var updates = 0
  /// The number of nodes mounted so far.
  @exclusivity(unchecked) private var serial = 0

  /// The silent mount that this graph belongs to; nil for the tree on the screen.
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

  init(silentlyFor played: PlayedProfile, world: World) {
    self.played = played
    recorder = nil
    self.world = world
    hostNumber = 0
    observedChanges = ObservedChanges()
    silent = SilentMount()
  }

  /// True once the host goes away; from then on nothing is recorded and nothing waits.
  private(set) var isRetired = false

  /// The host is going away: nothing is recorded any more, and what waits never runs.
  func retire(_ root: Node?) {
    isRetired = true
    recorder = nil
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
  /// Puts a node into the batch of the current transaction. Its rule runs in that batch's pass.
  func queue(_ node: Node) {
    guard node.isMounted else { return }
    queue(node, in: currentBatch())
  }

  /// Puts a node into this batch, or adds to the causes that it is there for.
  func queue(_ node: Node, in batch: TransactionBatch) {
    if node.batch === batch {
      if let recorder { batch.add(recorder.causes, to: node) }
      return
    }
    batch.add(node, because: recordQueued(node))
  }

  /// Puts a node that stands below the one now running into the same pass.
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

  /// Posts that a node is queued, and returns the events that its rule will run because of.
  private func recordQueued(_ node: Node) -> [Int] {
    guard let recorder else { return [] }
    return node.isTold ? [recorder.record(.queued, at: node.identity)] : recorder.causes
  }

  /// The batch that a write made now belongs to.
  func currentBatch() -> TransactionBatch {
    let transaction = Transaction.currentIdentity
    if let last = batches.last, last.transaction === transaction { return last }
    let batch = spare ?? TransactionBatch()
    spare = nil
    batch.transaction = transaction
    batches.append(batch)
    return batch
  }

  /// Keeps a closure until the pass is over: nothing of the user's but `body` and `update()` runs
  /// inside an update (R41).
  func afterPass(_ closure: @escaping () -> Void) {
    closures.append(WaitingClosure(run: closure, causes: recorder?.causes ?? []))
  }

  /// Keeps the closure of a value that arrived; such closures come before the others, so that a
  /// value replayed at a mount is ahead of the mount's `onAppear` (fidelity 2.11, 6).
  func deliverAfterPass(_ closure: @escaping () -> Void) {
    deliveries.append(WaitingClosure(run: closure, causes: recorder?.causes ?? []))
  }

  /// Ends this host, with a text that says why.
  func stop(_ reason: String) {
    guard failure == nil else { return }
    failure = reason
    screenChanged()
    recorder?.record(.stopped(reason))
  }
}

// MARK: The screen

extension Graph {
  /// Notes that a host would draw something else than before.
  func screenChanged() { screenDidChange = true }

  func takeScreenChange() -> Bool {
    defer { screenDidChange = false }
    return screenDidChange
  }
}

// MARK: Attachments

extension Graph {
  /// The attachment of this type, made at the first request.
  func attachment<Kind: GraphAttachment>() -> Kind {
    if let known = attachments[Kind.self] { return unsafeDowncast(known, to: Kind.self) }
    let attachment = Kind()
    attachments.set(attachment, for: Kind.self)
    return attachment
  }
}

/// An object that properties or views keep with the graph of their host, one of each type.
@MainActor
protocol GraphAttachment: AnyObject {
  init()
  func checkInvariants()
}

// MARK: Settling

extension Graph {
  /// At most this many passes in a frame (R44), and frames in an action (fidelity 2.11, 5).
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

  /// Plays a frame; what is left after its last pass waits for the next one.
  func playFrame() {
    for pass in 0..<Self.passesPerFrame {
      observedChanges.post()
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
    batch.queueNodes(in: &queue)
    spare = batch
    update {}
  }

  private func runQueue() {
    while failure == nil, let node = queue.popFirst() {
      // A parent may have run it, or removed it, in the meantime.
      guard node.isInPass, node.isMounted else { continue }
      node.isInPass = false
      node.runRule()
      node.record?.causes = []
    }
  }

  /// Runs the closures that wait now. Those that they queue are for the next pass. A host that has
  /// stopped runs none.
  private func runClosures() {
    guard !closures.isEmpty || !deliveries.isEmpty else { return }
    let waiting = deliveries + closures
    StepCounter.count(waiting.count)
    deliveries = []
    closures = []
    for closure in waiting {
      guard failure == nil else { return }
      because(of: closure.causes, closure.run)
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
  /// Checks what is true between any two actions of the host.
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
