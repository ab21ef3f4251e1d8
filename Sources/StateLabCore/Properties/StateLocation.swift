/// The place outside the view where a state's value lives (R1).
///
/// It keeps the newest value, for reads and for the next write, and beside it the value of the
/// transaction that is being committed, which is what bodies see (R8, R38).
final class StateLocation<Value>: Location<Value> {
  let comparison = ValueComparison.of(Value.self, mode: .equatableAlways)
  /// Set once the value was read during an update, and never cleared (R17).
  private(set) var wasRead = false
  /// The mounted property, or nil once its view is gone: writes are ignored then (R13).
  weak var slot: PropertySlot?

  private var newest: Value
  private var committed: Value
  /// What waits for its turn, oldest first; the last one is the newest value.
  private var waiting: [Waiting] = []
  private var holders = Roster<PropertySlot>()

  private struct Waiting {
    let turn: Turn
    var value: Value
    /// The event of the write, when something records.
    let causes: [Int]
  }

  init(_ value: Value, _ slot: PropertySlot) {
    newest = value
    committed = value
    self.slot = slot
  }

  override func get() -> Value { newest }
  override func snapshot() -> Value { committed }
  override func markRead() { wasRead = true }
  override var isUpdating: Bool { slot?.graph.isUpdating ?? false }
  override var root: (any BindingSource)? { self }

  /// R9: the value changes at once, the update of the view is queued.
  override func set(_ value: Value) {
    guard let slot, slot.node.isMounted else {
      Recorder.current?.record(
        .writeIgnored(property: "State<\(typeName(Value.self))>", value: describe(value)))
      return
    }
    let graph = slot.graph
    guard !graph.isUpdating else {
      slot.record(.writeIgnored(property: slot.name, value: describe(value)))
      graph.warn(.stateModifiedDuringUpdate, at: slot.node)
      return
    }
    guard !comparison.areEqual(newest, value) else {
      slot.record(.wroteEqual(property: slot.name, value: describe(value)))
      return
    }
    let wrote = slot.record(
      .wrote(property: slot.name, old: describe(newest), new: describe(value)))
    newest = value
    let causes = wrote.map { [$0] } ?? []
    graph.because(of: causes) {
      enqueue(value, in: graph.currentTurn(), because: causes)
      graph.queue(slot.node)
      holders.forEach { graph.queue($0.node) }
    }
  }

  private func enqueue(_ value: Value, in turn: Turn, because causes: [Int]) {
    if waiting.last?.turn === turn {
      waiting[waiting.count - 1].value = value
    } else {
      waiting.append(Waiting(turn: turn, value: value, causes: causes))
      turn.add(self)
    }
  }
}

extension StateLocation: StoredLocation {
  func commit(_ turn: Turn) {
    guard waiting.first?.turn === turn else { return }
    committed = waiting.removeFirst().value
  }
}

extension StateLocation: BindingSource {
  /// A view that comes between a write and its turn sees the older value first, so it takes part in
  /// the turns that still wait (R38).
  func add(_ holder: PropertySlot) {
    holders.add(holder)
    for write in waiting {
      holder.graph.because(of: write.causes) { holder.graph.queue(holder.node, in: write.turn) }
    }
  }

  func remove(_ holder: PropertySlot) { holders.remove(holder) }
}
