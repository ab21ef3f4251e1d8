/// The looks with another value since the last screen. Of several changes of a look, the value before
/// the first and after the last one counts.
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

  /// Removes the changes, and returns those that did not end where they began.
  mutating func take() -> [Change] {
    positions = [:]
    return exchange(&changes, with: []).filter { $0.old != $0.new }
  }
}
