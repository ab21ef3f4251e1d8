/// A region of the tree with one environment: from one environment modifier to the next.
///
/// Nodes of a region share its scope. When a modifier changes a value, its scope and the scopes
/// below discard their cached values, and the graph queues only the properties that read these
/// scopes: the pass does not visit the rest of the tree (R21). A scope computes its values at the
/// first read, so changes of many nested modifiers cost as much as a change of the outermost
/// modifier.
@MainActor
final class EnvironmentScope: ListedObserver {
  /// The cached values: computed at the first read, discarded when a modifier changes. If `known`
  /// is nil, `known` is nil in every scope below, and the readers there are queued.
  private var known: EnvironmentValues?
  private let parent: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void
  private var children = ObserverList<EnvironmentScope>()
  private var readers = ObserverList<PropertySlot>()
  /// The last change that found no cached values, with the number of its update; for a recording.
  private var laterChange: (update: Int, causes: [Int])?
  /// The last result of ``causesOfLaterChanges(in:)``: many readers can be nested.
  private var causesInReach: (update: Int, causes: [Int])?
  var listPosition = 0

  /// The outermost scope: every value is its key's default value.
  init() {
    parent = nil
    change = { _ in }
  }

  init(in parent: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.change = change
    parent.children.add(self)
  }

  func leave() { parent?.children.remove(self) }

  func add(_ reader: PropertySlot) { readers.add(reader) }
  func remove(_ reader: PropertySlot) { readers.remove(reader) }

  var values: EnvironmentValues {
    if let known { return known }
    StepCounter.count()
    var values = parent?.values ?? EnvironmentValues()
    change(&values)
    known = values
    return values
  }

  /// Replaces the change. The properties that read this scope update in the same pass.
  func change(to change: @escaping (inout EnvironmentValues) -> Void, in graph: Graph) {
    self.change = change
    // Some views are drawn with values of the environment.
    graph.screenChanged()
    // Either an ancestor's change has queued the readers already, or there are no readers.
    if known == nil, graph.isRecording { laterChange = (graph.updates, graph.currentCauses) }
    forget()
  }

  /// The events behind the changes, in this scope and its ancestors, of this update that came after
  /// the readers were queued.
  func causesOfLaterChanges(in update: Int) -> [Int] {
    if let causesInReach, causesInReach.update == update { return causesInReach.causes }
    StepCounter.count()
    var causes = parent?.causesOfLaterChanges(in: update) ?? []
    if let laterChange, laterChange.update == update { causes += laterChange.causes }
    causesInReach = (update, causes)
    return causes
  }

  private func forget() {
    StepCounter.count()
    guard known != nil else { return }
    known = nil
    readers.forEach { $0.graph.queueInPass($0.node) }
    children.forEach { $0.forget() }
  }

  /// Checks the invariants that hold between any two calls.
  func checkInvariants() {
    readers.checkInvariants()
    children.checkInvariants()
    children.forEach { child in
      precondition(known != nil || child.known == nil, "what is known below is known above")
      child.checkInvariants()
    }
  }
}
