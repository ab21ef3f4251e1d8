import StateLabCore

extension [Event.LookChange] {
  /// Adds the changes of a later screen. Of several changes of a look in a row, the value before the
  /// first and after the last one counts. Views of one name keep their order.
  package mutating func add(_ later: [Event.LookChange]) {
    var open = Array(indices)
    for change in later {
      let position = open.firstIndex {
        self[$0].look == change.look && self[$0].content == change.content
          && self[$0].new == change.old
      }
      guard let position else {
        append(change)
        continue
      }
      let index = open.remove(at: position)
      self[index] = .init(
        look: change.look, content: change.content, old: self[index].old, new: change.new)
    }
    removeAll { $0.old == $0.new }
  }
}
