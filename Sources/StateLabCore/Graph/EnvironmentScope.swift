/// A stretch of the tree in which the environment is the same: from one writer to the next.
///
/// Nodes share the scope they stand in. When a writer changes a value, its scope and those below it
/// forget theirs, and only the properties that read from them are asked to look: the rest of the
/// tree is not visited (R21). Values are worked out when somebody reads them, so that a change of
/// many writers within each other costs what a change of the outermost does.
@MainActor
final class EnvironmentScope: ListedObserver {
  /// Worked out at the first read, and dropped when a writer changes something. Where it is nil, it
  /// is nil in every scope below, and their readers are queued.
  private var known: EnvironmentValues?
  private let parent: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void
  private var children = ObserverList<EnvironmentScope>()
  private var readers = ObserverList<PropertySlot>()
  /// The last change that found nothing known, with the update it was made in; for a recording.
  private var laterChange: (update: Int, causes: [Int])?
  /// The last result of ``causesOfLaterChanges(in:)``: many readers may stand within each other.
  private var causesInReach: (update: Int, causes: [Int])?
  var listPosition = 0

  /// The outermost scope: every value is its key's default.
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

  /// Takes a new change to make. The properties that read from here look in the same pass.
  func change(to change: @escaping (inout EnvironmentValues) -> Void, in graph: Graph) {
    self.change = change
    // A writer around this one has queued them already, or nobody reads.
    if known == nil, graph.isRecording { laterChange = (graph.updates, graph.currentCauses) }
    forget()
  }

  /// The events behind the changes, here and further out, that were made in this update when the
  /// readers were in its queue already.
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

  /// Checks what is true between any two calls.
  func checkInvariants() {
    readers.checkInvariants()
    children.checkInvariants()
    children.forEach { child in
      precondition(known != nil || child.known == nil, "what is known below is known above")
      child.checkInvariants()
    }
  }
}
