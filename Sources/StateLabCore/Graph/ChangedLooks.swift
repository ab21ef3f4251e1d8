/// The looks that have changed since the last screen that showed their views. Of several changes of a
/// look, the first old value and the last new value count.
struct ChangedLooks {
  struct Change {
    let look: String
    private(set) weak var node: Node?
    private(set) weak var content: Node?
    let old: String
    fileprivate(set) var new: String
  }

  /// Changes by the nodes and the looks, in the order of the first change of each.
  private struct ChangeList {
    private struct Place: Hashable {
      let node: Int
      let look: String
    }

    private(set) var changes: [Change] = []
    private var positions: [Place: Int] = [:]

    mutating func add(_ change: Change, at node: Node) {
      positions[Place(node: node.serial, look: change.look)] = changes.count
      changes.append(change)
    }

    /// Sets the new value of a change; returns false if the list has no change of the look.
    mutating func set(_ look: String, to new: String, at node: Node) -> Bool {
      guard let position = positions[Place(node: node.serial, look: look)] else { return false }
      changes[position].new = new
      return true
    }
  }

  /// The changes since the last screen.
  private var recent = ChangeList()
  /// The changes of views that the last screen did not show.
  private var covered = ChangeList()
  /// True if the next screen may show views that the last screen did not show.
  private var mayShowCovered = false

  mutating func add(
    _ look: String, from old: String, to new: String, at node: Node, of content: Node
  ) {
    StepCounter.count()
    if covered.set(look, to: new, at: node) || recent.set(look, to: new, at: node) { return }
    recent.add(Change(look: look, node: node, content: content, old: old, new: new), at: node)
  }

  /// Notes that a page, a tab, a row or a presentation comes or goes.
  mutating func visibilityChanged() { mayShowCovered = true }

  /// Removes the changes of the shown views, and returns those that did not end where they began. The
  /// changes of all other views wait until the visibility of any view changes.
  @MainActor mutating func takeShown(where isShown: (Node) -> Bool) -> [Change] {
    var changes = exchange(&recent, with: ChangeList()).changes
    if exchange(&mayShowCovered, with: false) {
      changes = exchange(&covered, with: ChangeList()).changes + changes
    }
    var shown: [Change] = []
    for change in changes {
      StepCounter.count()
      guard change.old != change.new, let node = change.node, node.isMounted else { continue }
      if isShown(node) { shown.append(change) } else { covered.add(change, at: node) }
    }
    return shown
  }
}
