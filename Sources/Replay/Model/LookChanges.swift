import StateLabCore

extension [Event.LookChange] {
  /// Adds a change. Of several changes of a look in a row, the value before the first and after the last
  /// one counts.
  package mutating func add(_ change: Event.LookChange) {
    let index = firstIndex {
      $0.look == change.look && $0.content == change.content && $0.new == change.old
    }
    guard let index else { return append(change) }
    self[index] = .init(
      look: change.look, content: change.content, old: self[index].old, new: change.new)
  }
}
