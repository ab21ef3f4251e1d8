@_spi(Steps) import StateLabCore

/// The views that a run speaks of, and those around them, in the order of their identities' numbers.
///
/// A recording counts views as it meets them, so that a new one mostly goes to the end.
struct MetViews {
  private var views: [Met] = []

  private struct Met {
    let identity: ViewIdentity
    /// Its place in the order in which something happened to them; nil where nothing did.
    var rank: Int?
    /// The titles that it had at its events.
    var titles: [String] = []

    /// The type, and for a control the title, unless that changed: `TextField "Email"`.
    var name: String {
      let type = identity.type.baseName
      return titles.count == 1 ? "\(type) \(describe(titles[0]))" : type
    }
  }

  init(in trace: Trace) {
    for (rank, event) in trace.enumerated() {
      StepCounter.count()
      guard let view = event.node else { continue }
      let position = meet(view)
      if views[position].rank == nil { views[position].rank = rank }
      if let title = view.title, !views[position].titles.contains(title) {
        views[position].titles.append(title)
      }
    }
  }

  /// As a timeline has them, each at the position that is its number there.
  var recorded: [RecordedView] {
    let names = names
    return views.indices.map { number in
      let view = views[number].identity
      return RecordedView(
        view, id: number, parent: view.parent.flatMap(self.number), name: names[number])
    }
  }

  func number(of view: ViewIdentity) -> Int? {
    let position = position(of: view)
    return isMet(view, at: position) ? position : nil
  }

  /// Of those with one name the second is `#2`, in the order in which something happened to them.
  private var names: [String] {
    var names = views.map(\.name)
    let told = names.indices.filter { views[$0].rank != nil }
    let sorted = told.sorted {
      (names[$0], views[$0].rank ?? 0) < (names[$1], views[$1].rank ?? 0)
    }
    var (name, count) = ("", 0)
    for view in sorted {
      count = names[view] == name ? count + 1 : 1
      name = names[view]
      if count > 1 { names[view] += " #\(count)" }
    }
    return names
  }

  // MARK: Positions

  /// The position of a view, which is met now unless it was before; so are the views around it.
  private mutating func meet(_ view: ViewIdentity) -> Int {
    for view in sequence(first: view, next: \.parent) {
      StepCounter.count()
      let position = position(of: view)
      // The views around a known one are known.
      if isMet(view, at: position) { break }
      StepCounter.count(views.count - position)
      views.insert(Met(identity: view), at: position)
    }
    return position(of: view)
  }

  private func isMet(_ view: ViewIdentity, at position: Int) -> Bool {
    position < views.count && views[position].identity.id == view.id
  }

  /// The position that it has, or would have.
  private func position(of view: ViewIdentity) -> Int {
    var range = 0..<views.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if views[middle].identity.id < view.id {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
