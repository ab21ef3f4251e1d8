/// The part of a node that only a recording needs. The record is a separate object, because most
/// nodes are mounted without a recorder.
@MainActor
final class NodeRecord {
  /// The key of the node in its container.
  let key: ViewIdentity.Key?
  fileprivate var place: EventPlace?
  /// The events that queued the node for the running pass.
  var causes: [Int] = []
  /// The node's position among the entries of its ``Node/batch``.
  var placeInBatch = 0
  var bodyCount = 0
  /// The properties that the last body read.
  private var reads: [Event.PropertyRead] = []
  /// The properties that the last note of reads names.
  private var notedReads: [Event.PropertyRead] = []
  /// The properties in the last note again, for a fast search.
  private var knownReads: Set<Event.PropertyRead> = []
  /// True if no note names the reads of a closure since the last body.
  private var hasNewBody = true
  /// The events that wrote to the storage of a property since the rule last ran.
  private var writes: [(cause: Int, slot: PropertySlot)] = []
  /// The nearest ancestor that has dynamic properties, cached at the first search.
  fileprivate unowned(unsafe) var keeperAbove: Node?
  fileprivate var knowsKeeper = false

  init(_ key: ViewIdentity.Key?) { self.key = key }

  /// Notes that a write to the property's storage queued the node.
  func noteWrite(to slot: PropertySlot, because causes: [Int]) {
    writes += causes.map { ($0, slot) }
  }

  /// The causes of a body that runs now, without the writes to properties that report no change,
  /// because the body has not read these properties (R17).
  func causesOfBody(among causes: [Int]) -> [Int] {
    guard writes.contains(where: { !$0.slot.didChange }) else { return causes }
    let changing = Set(writes.lazy.filter(\.slot.didChange).map(\.cause))
    let idle = Set(writes.lazy.map(\.cause).filter { !changing.contains($0) })
    let rest = causes.filter { !idle.contains($0) }
    return rest.isEmpty ? causes : rest
  }

  /// Keeps the reads of a body; returns the reads to note if they differ from those of the body
  /// before.
  func takeReads(_ reads: [Event.PropertyRead]) -> [Event.PropertyRead]? {
    hasNewBody = true
    guard reads != self.reads else { return nil }
    self.reads = reads
    note(reads)
    return reads
  }

  /// Adds the reads of a closure that the last body created; returns the reads to note if one of
  /// them is new.
  func addReads(_ new: [Event.PropertyRead]) -> [Event.PropertyRead]? {
    StepCounter.count(new.count)
    guard !new.allSatisfy(knownReads.contains) else { return nil }
    if exchange(&hasNewBody, with: false) { note(reads) }
    for read in new where knownReads.insert(read).inserted { notedReads.append(read) }
    return notedReads
  }

  private func note(_ reads: [Event.PropertyRead]) {
    notedReads = reads
    knownReads = Set(reads)
  }

  /// Discards the writes after the rule has run.
  func forgetWrites() { if !writes.isEmpty { writes = [] } }
}

extension Node {
  /// The events that queued the node for the running pass; empty without a recorder.
  var causes: [Int] {
    get { record?.causes ?? [] }
    set { record?.causes = newValue }
  }

  /// The view as events name it, or the nearest ancestor that is a view; nil without a recorder.
  /// Cached until the title may have changed.
  var identity: EventPlace? {
    guard let record, let recorder = graph.recorder else { return nil }
    if let place = record.place { return place }
    var keys: [ViewIdentity.Key] = []
    var container = parent
    if let key = record.key { keys.append(key) }
    while let node = container, node.viewType == nil {
      StepCounter.count()
      if let key = node.record?.key { keys.append(key) }
      container = node.parent
    }
    let parent = container?.identity
    var place =
      viewType.map {
        EventPlace(
          view: recorder.views.number(
            of: $0, called: nameInTrace, isBuiltIn: !hasBody, keys: keys.reversed(),
            inside: parent?.view))
      } ?? parent
    if let controlTitle { place?.title = controlTitle }
    record.place = place
    return place
  }

  /// Discards the cached identity, so that the next event reads the title again.
  func titleChanged() { record?.place = nil }

  /// Posts which `@Observable` objects this node and its ancestors hold: one of these nodes holds
  /// the object that this node's body read.
  func recordObservablesInReach(areChanging: Bool) {
    guard graph.isRecording else { return }
    var node: Node? = self
    while let keeper = node {
      StepCounter.count()
      keeper.properties?.recordObservables(areChanging: areChanging)
      node = keeper.keeperAbove
    }
  }

  /// The nearest ancestor that holds properties. The search reuses the parent's cached result: many
  /// readers of one object can be nested.
  private var keeperAbove: Node? {
    guard let parent, let record else { return nil }
    if !record.knowsKeeper {
      let parentKeeps = !(parent.properties?.isEmpty ?? true)
      record.keeperAbove = parentKeeps ? parent : parent.keeperAbove
      record.knowsKeeper = true
    }
    return record.keeperAbove
  }
}
