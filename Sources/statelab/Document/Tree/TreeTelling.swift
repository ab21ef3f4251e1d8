import StateLabCore

/// Follows through a trace what is mounted and what is kept, from the events alone.
struct TreeTelling {
  /// After each step and action, by the index of its event.
  private(set) var steps: [Int: ViewTree] = [:]
  /// What came of each action, with everything that changed since it.
  private(set) var acts: [ViewTree] = []

  private let narrator: Narrator
  private var views: [MountedView] = []
  /// The event that was told last, until it is clear that nothing more belongs to it.
  private var last: Int?
  /// What an update found in objects: it shows with the step after it.
  private var found: [Event] = []
  /// What an object said of itself as it announced a change, until it is clear who heard it anew.
  private var announced: (object: ValueDescription, id: Int)?
  private var hasAct = false

  init(_ trace: Trace, narrator: Narrator) {
    self.narrator = narrator
    for event in trace { tell(event) }
    endAct()
  }

  private mutating func tell(_ event: Event) {
    if case .holds(_, let value) = event.kind {
      if value == nil {
        announced = nil
        apply(event)
      } else {
        found.append(event)
      }
      return
    }
    endStep()
    if event.isAction { endAct() }
    hasAct = true
    if event.isAction {
      beginAct(event)
    } else if event.isStep {
      for index in views.indices { views[index].endStep() }
      applyFound()
      apply(event)
      if case .willChange(let object, let id?, _) = event.kind { announced = (object, id) }
    } else {
      applyFound()
      return
    }
    last = event.index
  }

  private mutating func endStep() {
    hearAgain()
    if let last { steps[last] = tree(inAct: false) }
    last = nil
  }

  private mutating func endAct() {
    endStep()
    applyFound()
    if hasAct { acts.append(tree(inAct: true)) }
    hasAct = false
  }

  /// What is gone is no longer told of.
  private mutating func beginAct(_ event: Event) {
    views.removeAll { $0.isRemoved || $0.isControl }
    for index in views.indices { views[index].endAct() }
    // What is mounted at a path that is there begins anew.
    guard case .action(.mount) = event.kind, let root = event.node else { return }
    views.removeAll { $0.identity.id == root.id || $0.identity.isInside(root) }
  }

  private mutating func applyFound() {
    for event in found { apply(event) }
    found = []
  }

  /// An object that announces one more change, before anybody has looked, says what it holds by
  /// now.
  private mutating func hearAgain() {
    guard let announced else { return }
    self.announced = nil
    for view in views.indices {
      for property in views[view].properties.indices {
        let kept = views[view].properties[property]
        guard kept.isChanging, kept.object == announced.id else { continue }
        views[view].properties[property].find(announced.object)
      }
    }
  }

  // MARK: One event

  private mutating func apply(_ event: Event) {
    guard let node = event.node else { return }
    let place = place(of: node, for: event)
    var view = views[place]
    view.take(event)
    views[place] = view
    guard case .removed = event.kind else { return }
    for index in views.indices where views[index].identity.isInside(node) {
      views[index].leave()
    }
  }

  /// Where the view stands; one that is met for the first time goes inside its parent.
  private mutating func place(of node: ViewIdentity, for event: Event) -> Int {
    if let index = views.firstIndex(where: { $0.identity.id == node.id }) {
      guard views[index].isRemoved else { return index }
      views[index] = newView(node, event)
      return index
    }
    let new = newView(node, event)
    guard let parent = views.lastIndex(where: { node.isInside($0.identity) }) else {
      views.append(new)
      return views.endIndex - 1
    }
    let inside = views[parent...].dropFirst().prefix {
      $0.identity.isInside(views[parent].identity)
    }
    let place = new.place(among: inside)
    views.insert(new, at: place)
    return place
  }

  private func newView(_ node: ViewIdentity, _ event: Event) -> MountedView {
    let isControl =
      switch event.kind {
      case .queued, .redrawn: true
      default: false
      }
    var view = MountedView(
      identity: node, name: narrator.name(of: node), isControl: isControl)
    if !isControl { view.marks.mark(.new) }
    return view
  }

  // MARK: The picture

  private func tree(inAct: Bool) -> ViewTree {
    ViewTree(
      views: views.indices.map { index in
        let around = views[..<index].filter { views[index].identity.isInside($0.identity) }
        return views[index].told(
          inside: around.last?.name, depth: around.count, inAct: inAct)
      })
  }
}
