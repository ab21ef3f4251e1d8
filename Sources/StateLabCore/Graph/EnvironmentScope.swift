/// A stretch of the tree in which the environment is the same: from one writer to the next.
///
/// Nodes share the scope they stand in. When a writer changes a value, its scope and those below it
/// work out their values anew, and only the properties that read from them are asked to look: the
/// rest of the tree is not visited (R21).
@MainActor
final class EnvironmentScope: RosterMember {
  private(set) var values: EnvironmentValues
  private let parent: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void
  private var children = Roster<EnvironmentScope>()
  private var readers = Roster<PropertySlot>()
  var rosterPlace = 0

  /// The outermost scope: every value is its key's default.
  init() {
    values = EnvironmentValues()
    parent = nil
    change = { _ in }
  }

  init(in parent: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.change = change
    values = parent.values
    change(&values)
    parent.children.add(self)
  }

  func leave() { parent?.children.remove(self) }

  func add(_ reader: PropertySlot) { readers.add(reader) }
  func remove(_ reader: PropertySlot) { readers.remove(reader) }

  /// Writes something else than before; the readers run in the same pass.
  func change(to change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    refresh()
  }

  private func refresh() {
    if let parent { values = parent.values }
    change(&values)
    readers.forEach { $0.graph.queueInPass($0.node) }
    children.forEach { $0.refresh() }
  }
}
