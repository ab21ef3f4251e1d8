import StateLabCore

/// The changed looks of several actions in a row, such as the letters that are typed into a field.
package struct LookChanges {
  private var changes: [(view: Int?, change: Event.LookChange)] = []

  package init() {}

  /// The looks with another value than before the first action.
  package var looks: [Event.LookChange] {
    changes.map(\.change).filter { $0.old != $0.new }
  }

  /// Adds the changes of the next action, with the numbers of their views. A change begins where an
  /// earlier one ended: that of the content with the same name, if there is one.
  package mutating func add(_ later: [(view: Int?, change: Event.LookChange)]) {
    var open = Array(changes.indices)
    for (view, change) in later {
      let fitting = open.filter { index in
        let (place, earlier) = changes[index]
        return place == view && earlier.look == change.look && earlier.new == change.old
      }
      let named = fitting.first { changes[$0].change.content == change.content }
      guard let index = named ?? fitting.first else {
        changes.append((view, change))
        continue
      }
      open.removeAll { $0 == index }
      changes[index].change = .init(
        look: change.look, content: change.content, old: changes[index].change.old, new: change.new)
    }
  }

  /// Names the views whose only line changed, from one screen to the next, by their new line.
  package mutating func rename(from old: [String], to new: [String]) {
    guard !changes.isEmpty else { return }
    var names: [String: String] = [:]
    for case .changed(let removed, let added) in LineDiff(fromScreen: old, to: new).stretches
    where removed.count == added.count {
      names.merge(zip(removed, added)) { first, _ in first }
    }
    for index in changes.indices {
      let change = changes[index].change
      guard let name = change.content.flatMap({ names[$0] }) else { continue }
      changes[index].change = .init(
        look: change.look, content: name, old: change.old, new: change.new)
    }
  }
}
