import Replay

/// A line in a tree of views: a view, or a property below its view.
package struct TreeRow: Hashable {
  package let depth: Int
  package let text: String
  package let mark: Mark?
  package let note: ViewPicture.Note?
  package let isView: Bool
  /// The rank in which lines are left out where there is little room; 0 never.
  package let rank: Int
}

extension ViewPicture {
  package var rows: [TreeRow] {
    views.flatMap { view in
      [
        TreeRow(
          depth: view.depth, text: view.name, mark: view.mark, note: view.note, isView: true,
          rank: 0)
      ]
        + view.properties.map { property in
          TreeRow(
            depth: view.depth + 1, text: property.text, mark: property.mark, note: property.note,
            isView: false, rank: property.isContainer ? 2 : property.isKept ? 0 : 1)
        }
    }
  }

  /// At most this many rows: the least informative rows are dropped first, then those far from a
  /// change.
  package func rows(atMost limit: Int) -> (shown: [TreeRow], hidden: Int) {
    let all = rows
    guard all.count > limit else { return (all, 0) }
    // One line reports the number of missing rows.
    let room = max(limit - 1, 0)
    // The only changed row is never left out.
    let isStep = all.count { $0.mark != nil } == 1
    var shown = all
    for rank in [2, 1] where shown.count > room {
      shown.removeAll { $0.rank == rank && !(isStep && $0.mark != nil) }
    }
    if shown.count > room {
      let focus = shown.firstIndex { $0.mark != nil } ?? shown.firstIndex { $0.note != nil } ?? 0
      let first = min(max(focus - room / 2, 0), shown.count - room)
      shown = Array(shown[first..<first + room])
    }
    return (shown, all.count - shown.count)
  }
}

extension Mark {
  package var character: String {
    switch self {
    case .new: "+"
    case .changed: "*"
    case .removed: "-"
    }
  }

  package var style: Style {
    switch self {
    case .new: .added
    case .changed: .changed
    case .removed: .removed
    }
  }
}
