/// What is mounted at a moment of a run and what is kept for it, parents first.
struct ViewTree: Hashable {
  var views: [View] = []

  struct View: Hashable {
    let name: String
    /// The view that it is inside of.
    let parent: String?
    let depth: Int
    let properties: [Property]
    let sign: Sign?
    let note: String?
  }

  struct Property: Hashable {
    let name: String
    let type: String
    /// Nil where no event says it.
    let value: String?
    let sign: Sign?
    let note: String?
    /// Whether another property of the view is a part of it, and the one that has the value.
    var isContainer = false
    /// Whether the runtime looks after it, and does not only pass it over.
    var isKept = true

    /// `text = "five"`, or `flag: Binding<Bool>`.
    var text: String {
      if let value { return "\(name) = \(value)" }
      return type.isEmpty ? name : "\(name): \(type)"
    }
  }

  enum Sign: Hashable {
    case new, changed, removed

    var character: String {
      switch self {
      case .new: "+"
      case .changed: "*"
      case .removed: "-"
      }
    }

    var word: String {
      switch self {
      case .new: "new"
      case .changed: "changed"
      case .removed: "removed"
      }
    }
  }
}

extension ViewTree {
  /// A line of it: a view, or a property below its view.
  struct Row: Hashable {
    let depth: Int
    let text: String
    let sign: Sign?
    let note: String?
    let isView: Bool
    /// What is left out first where there is little room: 0 never.
    let rank: Int
  }

  var rows: [Row] {
    views.flatMap { view in
      [
        Row(
          depth: view.depth, text: view.name, sign: view.sign, note: view.note, isView: true,
          rank: 0)
      ]
        + view.properties.map { property in
          Row(
            depth: view.depth + 1, text: property.text, sign: property.sign, note: property.note,
            isView: false, rank: property.isContainer ? 2 : property.isKept ? 0 : 1)
        }
    }
  }

  /// At most this many rows: first those go that tell the least, then those far from a change.
  func rows(atMost limit: Int) -> (shown: [Row], hidden: Int) {
    let all = rows
    guard all.count > limit else { return (all, 0) }
    // One line says how many are missing.
    let room = max(limit - 1, 0)
    // Where just one thing happened, it is not left out.
    let isStep = all.count { $0.sign != nil } == 1
    var shown = all
    for rank in [2, 1] where shown.count > room {
      shown.removeAll { $0.rank == rank && !(isStep && $0.sign != nil) }
    }
    if shown.count > room {
      let focus = shown.firstIndex { $0.sign != nil } ?? shown.firstIndex { $0.note != nil } ?? 0
      let first = min(max(focus - room / 2, 0), shown.count - room)
      shown = Array(shown[first..<first + room])
    }
    return (shown, all.count - shown.count)
  }
}
