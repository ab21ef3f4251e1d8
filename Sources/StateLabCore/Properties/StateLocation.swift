import Synchronization

/// The place outside the view where a state's value lives (R1).
///
/// It keeps the newest value, for reads and for the next write, and beside it the value of the
/// transaction that is being committed, which is what bodies see (R8, R38).
final class StateLocation<Value>: Location<Value> {
  /// The property's slot, not retained: it may be asked only while the view is mounted.
  private unowned(unsafe) let slot: PropertySlot
  /// The property in the layout of its view, which is kept for good.
  private unowned(unsafe) let field: PropertyLayout.Field
  /// Other threads leave their writes here while the view is mounted. Retained, unlike the slot:
  /// they cannot know when the view goes, and its host with it.
  private let inbox: MainThreadInbox

  /// Under ``stateLock``: other threads read it, and once the view is gone they write it too.
  @exclusivity(unchecked) private var newest: Value
  @exclusivity(unchecked) private var committed: Value
  // The small ones stand together, so that they share a word.
  /// Under ``stateLock``, as other threads ask for it; only the main one changes it.
  @exclusivity(unchecked) private var lifetime = Lifetime.mounted
  /// Set once the value was read during an update, and never cleared (R17).
  @exclusivity(unchecked) private(set) var wasRead = false
  /// True if a commit has brought another value since the property was last updated.
  @exclusivity(unchecked) private var didChange = false
  /// True if the newest value took the place of one that still waited: then it may be back at what
  /// was committed.
  @exclusivity(unchecked) private var wasRewritten = false
  /// The batch that the newest value waits for, and the event of its write, when something records.
  @exclusivity(unchecked) private var batch: TransactionBatch?
  @exclusivity(unchecked) private var causes: [Int] = []
  /// Values that were overtaken by a later transaction while they wait.
  @exclusivity(unchecked) private var overtaken: Overtaken?
  @exclusivity(unchecked) private var holders: ObserverList<PropertySlot>?

  /// The state of the view.
  private enum Lifetime {
    case mounted
    /// Nothing follows from a write then (R13).
    case gone
    /// Not even the value changes then (R13).
    case goneWithItsHost
  }

  /// For the main thread.
  private var isMounted: Bool { lifetime == .mounted }

  /// An object, because it is rare: to find an array of a generic type empty takes a look-up of
  /// that type, to find no object takes nothing.
  private final class Overtaken {
    /// Oldest first.
    var writes = FIFO<(batch: TransactionBatch, value: Value, causes: [Int])>()
  }

  @MainActor init(_ value: Value, _ slot: PropertySlot) {
    newest = value
    committed = value
    self.slot = slot
    field = slot.field
    inbox = slot.graph.world.inbox
  }

  @MainActor private var graph: Graph { slot.graph }
  @MainActor private var comparison: ValueComparison { field.comparison(of: Value.self) }

  override func get() -> Value { MainThreadInbox.hasWrites ? newestOfAllThreads : kept }

  /// Not inlined, so that the usual read looks up no type.
  @inline(never)
  private var newestOfAllThreads: Value {
    let isOver = stateLock.withLock { _ in lifetime == .goneWithItsHost }
    return isOver ? kept : inbox.value(writtenTo: self) as? Value ?? kept
  }

  override func peek() -> Value? { kept }
  override func snapshot() -> Value { committed }
  override func markRead() { wasRead = true }
  override var isUpdating: Bool {
    MainThread.isCurrent && isMounted && slot.node.graph.isUpdating
  }
  override var root: (any BindingSource)? { self }

  /// R9: the value changes at once, the update of the view is queued.
  ///
  /// R12: on another thread too; what follows from it is left to the main one.
  override func set(_ value: Value) {
    guard MainThread.isCurrent else { return setFromOtherThread(value) }
    nonisolated(unsafe) let (location, value) = (self, value)
    MainThread.assume {
      location.playWritesOfOtherThreads()
      location.play(value)
    }
  }

  /// Not inlined, so that the usual write needs no closure that outlives it.
  @inline(never)
  private func setFromOtherThread(_ value: Value) {
    guard stateLock.withLock({ _ in isMounted }) else { return setUnseen(value) }
    nonisolated(unsafe) let (location, value) = (self, value)
    // Where the view goes meanwhile, the main thread finds it gone; where the host does, the inbox
    // takes nothing more, and nobody could see the value any more.
    inbox.add(value, to: self) { MainThread.assume { location.play(value) } }
  }

  /// Plays the writes that other threads sent before the write that comes next. During an update,
  /// or while the laboratory asks for a fresh screen, they wait: both of these drop writes, and
  /// the other threads' writes belong to neither.
  @MainActor private func playWritesOfOtherThreads() {
    guard MainThreadInbox.hasWrites, isMounted, !graph.isUpdating, !DryRun.isCurrent else {
      return
    }
    inbox.runAll()
  }

  @MainActor private func play(_ value: Value) {
    guard isMounted else { return setUnseen(value) }
    // Nobody who is only asked what he would say changes what is on the screen.
    if DryRun.isCurrent, !graph.isSilent { return }
    guard !graph.isUpdating else {
      slot.record(
        .writeIgnored(
          property: slot.name, type: typeName(State<Value>.self), value: .init(describing: value),
          because: .duringUpdate))
      graph.warn(.stateModifiedDuringUpdate, at: slot.node)
      return
    }
    guard !comparison.areEqual(newest, value) else {
      slot.record(.wroteEqual(property: slot.name, value: .init(describing: value)))
      return
    }
    guard graph.isRecording else { return storeAndQueue(value, because: []) }
    let wrote = slot.record(
      .wrote(property: slot.name, old: .init(describing: newest), new: .init(describing: value)),
      fields: [FieldValue](ofStruct: value)?.changes(since: .init(ofStruct: newest) ?? []))
    let causes = wrote.map { [$0] } ?? graph.currentCauses
    graph.because(of: causes) { storeAndQueue(value, because: causes) }
  }

  @MainActor private func storeAndQueue(_ value: Value, because causes: [Int]) {
    let batch = graph.currentBatch()
    store(value, in: batch, because: causes)
    graph.queue(slot, in: batch)
    holders?.forEach { graph.queue($0, in: batch) }
  }

  private func setUnseen(_ value: Value) {
    keep(value)
    Recorder.current?.record(
      .writeIgnored(
        property: field.name, type: typeName(State<Value>.self),
        value: .init(describing: value), because: .viewIsGone))
  }

  @MainActor private func store(_ value: Value, in batch: TransactionBatch, because causes: [Int]) {
    defer { keep(value) }
    wasRewritten = self.batch != nil
    guard self.batch !== batch else { return }
    if let waiting = self.batch { overtake(waiting) }
    self.batch = batch
    self.causes = causes
    batch.add(self)
  }

  private var kept: Value {
    stateLock.withLock { _ in
      nonisolated(unsafe) let copy = newest
      return copy
    }
  }

  /// The value before is released when the new one is in place and the lock is open: that may come
  /// back here (R79).
  private func keep(_ value: Value) {
    var old = value
    stateLock.withLock { _ in
      if lifetime != .goneWithItsHost { swap(&newest, &old) }
    }
  }

  /// Not inlined, so that the usual write looks up no type.
  @inline(never)
  private func overtake(_ batch: TransactionBatch) {
    let overtaken = self.overtaken ?? Overtaken()
    overtaken.writes.append((batch, newest, causes))
    self.overtaken = overtaken
  }

  /// True if an update finds another value than the last one did; asking settles it.
  @MainActor func takeChange() -> Bool {
    defer { didChange = false }
    return didChange && wasRead
  }

  /// Checks what is true of a mounted state between any two actions of the host.
  @MainActor func checkInvariants() {
    precondition(batch.map(graph.isWaiting) ?? true, "the newest value waits for a batch to come")
    precondition(overtaken == nil || batch != nil, "what overtook a value waits itself")
    overtaken?.writes.checkInvariants()
    holders?.checkInvariants()
  }

  /// The view is gone, and with it, perhaps, the host.
  @MainActor func leave() {
    stateLock.withLock { _ in lifetime = graph.isRetired ? .goneWithItsHost : .gone }
  }
}

extension StateLocation: StoredLocation {
  func commit(_ batch: TransactionBatch) {
    if self.batch === batch {
      show(newest)
      self.batch = nil
      overtaken = nil
    } else if overtaken != nil {
      showOvertaken(batch)
    }
  }

  /// Not inlined, as ``overtake(_:)``.
  @inline(never)
  @MainActor private func showOvertaken(_ batch: TransactionBatch) {
    guard overtaken?.writes.first?.batch === batch else { return }
    if let write = overtaken?.writes.popFirst() { show(write.value) }
  }

  @MainActor private func show(_ value: Value) {
    // A single write was compared when it was made.
    if !wasRewritten {
      didChange = true
    } else if !didChange {
      didChange = !comparison.areEqual(committed, value)
    }
    var old = value
    swap(&committed, &old)
  }
}

extension StateLocation: BindingSource {
  /// A view that comes between a write and its batch sees the older value first, so it takes part
  /// in the batches that still wait (R38).
  func add(_ holder: PropertySlot) {
    holders = holders ?? ObserverList()
    holders?.add(holder)
    if let overtaken {
      StepCounter.count(overtaken.writes.count)
      for write in overtaken.writes { queue(holder, in: write.batch, because: write.causes) }
    }
    if let batch { queue(holder, in: batch, because: causes) }
  }

  @MainActor private func queue(
    _ holder: PropertySlot, in batch: TransactionBatch, because causes: [Int]
  ) {
    guard holder.node.isMounted else { return }
    graph.because(of: causes) { graph.queue(holder, in: batch) }
  }

  func remove(_ holder: PropertySlot) { holders?.remove(holder) }
}

/// Held while the newest value or the lifetime of any state is copied or exchanged, and for nothing
/// else: no code of a program runs meanwhile.
private let stateLock = Mutex(())
