import Synchronization

/// The storage of a state's value, outside the view (R1).
///
/// The location keeps two values: the newest value, for reads and for the next write, and the value
/// of the committed transaction, which bodies read (R8, R38).
final class StateLocation<Value>: Location<Value> {
  /// The property's slot, not retained: access it only while the view is mounted.
  private unowned(unsafe) let slot: PropertySlot
  /// The property in the layout of its view, which is never released.
  private unowned(unsafe) let field: PropertyLayout.Field
  /// The inbox for other threads' writes while the view is mounted. Retained, unlike the slot:
  /// other threads do not know when the view and its host are released.
  private let inbox: MainThreadInbox

  /// Guarded by ``stateLock``: other threads read this value, and write it after the view is
  /// removed.
  @exclusivity(unchecked) private var newest: Value
  @exclusivity(unchecked) private var committed: Value
  // The small properties are adjacent, so that they share a word.
  /// Guarded by ``stateLock``, because other threads read this value; only the main thread writes
  /// it.
  @exclusivity(unchecked) private var lifetime = Lifetime.mounted
  /// True once an update has read the value; never cleared (R17).
  @exclusivity(unchecked) private(set) var wasRead = false
  /// True if a commit has changed the value since the property's last update.
  @exclusivity(unchecked) private var didChange = false
  /// The number of writes that replaced a waiting value, at most ``manyRewrites``: after one, the
  /// newest value may equal the committed value again.
  @exclusivity(unchecked) private var rewrites: UInt8 = 0
  /// The batch of the newest value, and the events of its write in a recording.
  @exclusivity(unchecked) private var batch: TransactionBatch?
  @exclusivity(unchecked) private var causes: [Int] = []
  /// The waiting values of earlier transactions: a later transaction has replaced them as the
  /// newest value, and their own batches still commit them.
  @exclusivity(unchecked) private var overtaken: Overtaken?
  @exclusivity(unchecked) private var holders: ObserverList<PropertySlot>?

  /// The lifetime of the view.
  private enum Lifetime {
    case mounted
    /// The view is removed: a write has no further effect (R13).
    case gone
    /// The host has ended: a write does not even change the value (R13).
    case goneWithItsHost
  }

  /// True while the view is mounted; for the main thread.
  private var isMounted: Bool { lifetime == .mounted }

  /// An object, because such values are rare: checking an array of a generic type for emptiness
  /// takes a type lookup, checking for nil takes none.
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

  /// Not inlined, so that the common read needs no type lookup.
  @inline(never)
  private var newestOfAllThreads: Value {
    let isOver = stateLock.withLock { _ in lifetime == .goneWithItsHost }
    return isOver ? kept : inbox.value(writtenTo: self) as? Value ?? kept
  }

  override func peek() -> Value? { kept }
  override func snapshot() -> Value { committed }
  override func markRead() {
    wasRead = true
    if BodyReads.areWanted.load(ordering: .relaxed) { noteRead() }
  }

  /// Not inlined, so that the read without a recording stays short.
  @inline(never)
  private func noteRead() {
    guard MainThread.isCurrent, isMounted else { return }
    let (slot, field) = (slot, field)
    MainThread.assume {
      BodyReads.note(.init(property: field.name, view: slot.node.identity?.view))
    }
  }
  override var isUpdating: Bool {
    MainThread.isCurrent && isMounted && slot.node.graph.isUpdating
  }
  override var root: (any BindingSource)? { self }
  override var name: String? {
    guard MainThread.isCurrent, isMounted else { return "\(field.name)" }
    let (slot, field) = (slot, field)
    return MainThread.assume { slot.node.nameInMessages.map { "\($0).\(field.name)" } }
  }

  /// R9: the value changes at once; the update of the view is queued.
  ///
  /// R12: on another thread, too; the main thread performs the update.
  override func set(_ value: Value) { set(value, throughBinding: true) }

  /// A write by the property itself.
  func assign(_ value: Value) { set(value, throughBinding: false) }

  private func set(_ value: Value, throughBinding: Bool) {
    guard MainThread.isCurrent else {
      return setFromOtherThread(value, throughBinding: throughBinding)
    }
    nonisolated(unsafe) let (location, value) = (self, value)
    MainThread.assume {
      location.playWritesOfOtherThreads()
      location.play(value, throughBinding: throughBinding)
    }
  }

  /// Not inlined, so that the common write needs no escaping closure.
  @inline(never)
  private func setFromOtherThread(_ value: Value, throughBinding: Bool) {
    guard stateLock.withLock({ _ in isMounted }) else { return setUnseen(value) }
    nonisolated(unsafe) let (location, value) = (self, value)
    // If the view is removed meanwhile, the main thread finds it removed. If the host ends
    // meanwhile, the inbox accepts no write, and no code can read the value any more.
    inbox.add(value, to: self) {
      MainThread.assume { location.play(value, throughBinding: throughBinding) }
    }
  }

  /// Performs other threads' earlier writes before the next write. During an update or a dry run,
  /// these writes wait: an update and a dry run discard their own writes, and other threads' writes
  /// belong to neither.
  @MainActor private func playWritesOfOtherThreads() {
    guard MainThreadInbox.hasWrites, isMounted, !graph.isUpdating, !DryRun.isCurrent else {
      return
    }
    inbox.runAll()
  }

  @MainActor private func play(_ value: Value, throughBinding: Bool) {
    guard isMounted else { return setUnseen(value) }
    // Evaluating `body` for the staleness check must not change the screen.
    if DryRun.isCurrent, !graph.isSilent { return }
    guard !graph.isUpdating else {
      slot.record(
        .writeIgnored(
          property: slot.name, type: typeName(State<Value>.self), value: .init(describing: value),
          because: .duringUpdate),
        write: .now(throughBinding: throughBinding))
      graph.warn(.stateModifiedDuringUpdate, at: slot.node)
      return
    }
    guard !comparison.areEqual(newest, value) else {
      slot.record(
        // The storage keeps its value, which may look different: `==` decides what is equal.
        .wroteEqual(property: slot.name, value: .init(describing: newest)),
        fields: fieldsHidden(in: value),
        write: .now(throughBinding: throughBinding))
      return
    }
    guard graph.isRecording else { return storeAndQueue(value, because: []) }
    write(
      value, inPlaceOf: .init(describing: newest), .init(ofStruct: newest),
      throughBinding: throughBinding)
  }

  /// The fields in which a value differs from the kept value, although `==` finds the two equal; nil
  /// without such a field.
  @MainActor private func fieldsHidden(in value: Value) -> [FieldValue]? {
    let fields = [FieldValue](ofStruct: value)?.changes(since: .init(ofStruct: newest))
    return fields?.isEmpty == true ? nil : fields
  }

  /// Writes a value that differs from the old value, in a recording.
  @MainActor private func write(
    _ value: Value, inPlaceOf old: ValueDescription, _ fields: [FieldValue]?,
    throughBinding: Bool
  ) {
    let wrote = slot.record(
      .wrote(property: slot.name, old: old, new: .init(describing: value)),
      fields: [FieldValue](ofStruct: value)?.changes(since: fields),
      write: .now(throughBinding: throughBinding))
    slot.note(observableObject(value))
    let causes = wrote.map { [$0] } ?? graph.currentCauses
    graph.because(of: causes) { storeAndQueue(value, because: causes) }
  }

  override var lends: Bool {
    guard isLendable else { return false }
    nonisolated(unsafe) let location = self
    return MainThread.assume {
      location.isMounted && !location.graph.isUpdating && location.overtaken == nil
        && location.batch === location.graph.currentBatch()
    }
  }

  override func lend() -> Loan<Value> {
    var value = committed
    stateLock.withLock { _ in swap(&newest, &value) }
    var loan = Loan(value: value)
    nonisolated(unsafe) let location = self
    if MainThread.assume({ location.graph.isRecording }) {
      loan.old = (.init(describing: loan.value), .init(ofStruct: loan.value))
    }
    return loan
  }

  /// Compares nothing: the views were queued before, and the commit compares.
  override func takeBack(_ loan: Loan<Value>) {
    nonisolated(unsafe) let (location, loan) = (self, loan)
    MainThread.assume {
      if let old = loan.old {
        location.write(
          loan.value, inPlaceOf: old.value, old.fields, throughBinding: loan.isThroughBinding)
      } else {
        location.storeAndQueue(loan.value, because: [])
      }
    }
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
    rewrites = self.batch == nil ? 0 : min(rewrites + 1, manyRewrites)
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

  /// Stores the newest value. The old value is released after the new one is stored and the lock is
  /// open: the release may call back (R79).
  private func keep(_ value: Value) {
    var old = value
    stateLock.withLock { _ in
      if lifetime != .goneWithItsHost { swap(&newest, &old) }
    }
  }

  /// Not inlined, so that the common write needs no type lookup.
  @inline(never)
  private func overtake(_ batch: TransactionBatch) {
    let overtaken = self.overtaken ?? Overtaken()
    overtaken.writes.append((batch, newest, causes))
    self.overtaken = overtaken
  }

  /// True if an update reads a value that differs from the last update's; the call resets the flag.
  @MainActor func takeChange() -> Bool {
    defer { didChange = false }
    return didChange && wasRead
  }

  /// Checks the invariants of a mounted state, which hold between any two actions of the host.
  @MainActor func checkInvariants() {
    precondition(batch.map(graph.isWaiting) ?? true, "the newest value waits for a batch to come")
    precondition(overtaken == nil || batch != nil, "what overtook a value waits itself")
    overtaken?.writes.checkInvariants()
    holders?.checkInvariants()
  }

  /// Notes that the view was removed, alone or with its host.
  @MainActor func leave() {
    stateLock.withLock { _ in lifetime = graph.isRetired ? .goneWithItsHost : .gone }
  }
}

// MARK: Changes in place

/// Many writes in one action, such as `items.append(n)` in a loop, change the value in place: a copy
/// at each write would take quadratic time.
///
/// The first writes copy, because the committed value is still needed. While a value is lent, a read
/// returns the committed value; a program could see this if a closure inside the change reads the
/// state that is being changed.
extension StateLocation {
  fileprivate var isLendable: Bool {
    rewrites == manyRewrites && !_isPOD(Value.self) && MainThread.isCurrent
      && !MainThreadInbox.hasWrites && !DryRun.isCurrent
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

  /// Not inlined, like ``overtake(_:)``.
  @inline(never)
  @MainActor private func showOvertaken(_ batch: TransactionBatch) {
    guard overtaken?.writes.first?.batch === batch else { return }
    if let write = overtaken?.writes.popFirst() { show(write.value) }
  }

  @MainActor private func show(_ value: Value) {
    // A single write was compared at its write.
    if rewrites == 0 {
      didChange = true
    } else if !didChange {
      didChange = !comparison.areEqual(committed, value)
    }
    var old = value
    swap(&committed, &old)
  }
}

extension StateLocation: BindingSource {
  /// Adds a holder. A view that is mounted between a write and its batch first reads the older
  /// value, so the view is queued in the batches that still wait (R38).
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

/// The number of rewrites after which a state changes in place.
private let manyRewrites: UInt8 = 16

/// Guards the newest value and the lifetime of every state, only while they are copied or swapped:
/// no code of a program runs under the lock.
private let stateLock = Mutex(())
