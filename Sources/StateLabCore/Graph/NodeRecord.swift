/// The part of a node that only a recording needs. It stands beside the node, because most nodes
/// are mounted where nothing records.
@MainActor
final class NodeRecord {
  /// The key that its container knows the node by.
  let key: ViewIdentity.Key?
  fileprivate var place: EventPlace?
  /// The events that queued the node for the pass that is running.
  var causes: [Int] = []
  /// Its position among the entries of its ``Node/batch``.
  var placeInBatch = 0
  var bodyCount = 0
  /// The events by which somebody wrote to what a property holds, since the rule last ran.
  private var writes: [(cause: Int, slot: PropertySlot)] = []
  /// The nearest node above that has dynamic properties, once somebody has looked for it.
  fileprivate unowned(unsafe) var keeperAbove: Node?
  fileprivate var knowsKeeper = false

  init(_ key: ViewIdentity.Key?) { self.key = key }

  /// Notes that the node was queued because somebody wrote to what the property holds.
  func noteWrite(to slot: PropertySlot, because causes: [Int]) {
    writes += causes.map { ($0, slot) }
  }

  /// The causes of a body that runs now: not the writes to properties that report no change, because
  /// nobody has read those (R17).
  func causesOfBody(among causes: [Int]) -> [Int] {
    guard !writes.isEmpty else { return causes }
    let changing = Set(writes.lazy.filter(\.slot.didChange).map(\.cause))
    let idle = Set(writes.lazy.map(\.cause)).subtracting(changing)
    let rest = causes.filter { !idle.contains($0) }
    return rest.isEmpty ? causes : rest
  }

  /// The rule has run.
  func forgetWrites() { if !writes.isEmpty { writes = [] } }
}

extension Node {
  /// The events that queued the node for the pass that is running; empty where nothing records.
  var causes: [Int] {
    get { record?.causes ?? [] }
    set { record?.causes = newValue }
  }

  /// The view as events name it, or the nearest ancestor that is a view where the node is none; nil
  /// where nothing records. Made once, and again where its title may have changed.
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
          view: recorder.view(
            $0, called: nameInTrace, isBuiltIn: !hasBody, keys: keys.reversed(),
            inside: parent?.view))
      } ?? parent
    if let controlTitle { place?.title = controlTitle }
    record.place = place
    return place
  }

  /// Events ask for the title again.
  func titleChanged() { record?.place = nil }

  /// Posts what this node and those above it keep of `@Observable` objects: one of them keeps the
  /// object that was read here.
  func recordObservablesInReach(areChanging: Bool) {
    guard graph.isRecording else { return }
    var node: Node? = self
    while let keeper = node {
      StepCounter.count()
      keeper.properties?.recordObservables(areChanging: areChanging)
      node = keeper.keeperAbove
    }
  }

  /// Found once, and from what the node above has found: many that read one object may stand within
  /// each other.
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
