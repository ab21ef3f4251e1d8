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

  private struct Place: Hashable {
    let node: Int
    let look: String
  }

  private var changes: [Change] = []
  private var positions: [Place: Int] = [:]

  mutating func add(
    _ look: String, from old: String, to new: String, at node: Node, of content: Node
  ) {
    StepCounter.count()
    let place = Place(node: node.serial, look: look)
    if let position = positions[place] {
      changes[position].new = new
    } else {
      positions[place] = changes.count
      changes.append(Change(look: look, node: node, content: content, old: old, new: new))
    }
  }

  /// Removes the changes on the screen, and returns those that did not end where they began. The changes
  /// of covered views wait until the screen shows the views.
  @MainActor mutating func takeShown() -> [Change] {
    guard !changes.isEmpty else { return [] }
    positions = [:]
    var shown: [Change] = []
    for change in exchange(&changes, with: []) {
      guard change.old != change.new, let node = change.node, node.isMounted else { continue }
      if node.isOnScreen {
        shown.append(change)
      } else {
        positions[Place(node: node.serial, look: change.look)] = changes.count
        changes.append(change)
      }
    }
    return shown
  }
}
