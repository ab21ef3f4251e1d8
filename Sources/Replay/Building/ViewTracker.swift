@_spi(Steps) import StateLabCore

/// Follows the mounted views and their storage through a run, and notes the changes of each event.
///
/// The cost of an event depends on its changes and not on the number of views: the tracker visits
/// only the views at which an event occurred.
struct ViewTracker {
  private let known: [RecordedView]
  /// The direct children of each view.
  private let children: [[Int]]
  /// The state of the listed views, by their numbers.
  private var views: [Int: TrackedView] = [:]
  /// The order of the listed views, parents first.
  private var order = ViewOrder()
  /// The views that are not removed, and their ancestors.
  private var live: Set<Int> = []
  /// The roots that were mounted so far.
  private var roots: Set<Int> = []
  /// The views with a property whose object is about to change.
  private var changing: Set<Int> = []

  /// The views with an event since the last action, since the last step, and since the changes were
  /// last taken.
  private var touched: (inAct: Set<Int>, atStep: Set<Int>, untaken: Set<Int>) = ([], [], [])
  /// The views that were dropped from the list since the changes were last taken.
  private var dropped: [Int] = []
  /// Values that an update found in objects: they belong to the step after it.
  private var found: [Event] = []
  /// The latest announcement of a change, with the value of its object at that time. The next event
  /// decides whether a view has just begun to wait for the object. Only views that already waited
  /// get the value.
  private var announced: Event?

  init(_ known: [RecordedView]) {
    self.known = known
    var children = known.map { _ in [Int]() }
    for view in known { if let parent = view.parent { children[parent].append(view.id) } }
    self.children = children
  }

  mutating func add(_ event: Event) {
    switch event.name {
    case .holds where event.value == nil:
      announced = nil
      apply(event)
    case .holds: found.append(event)
    case .action: beginAct(event)
    case .screen, .stale: applyFound()
    case _ where !event.hasLine: break
    default:
      beginStep()
      applyFound()
      apply(event)
      if event.name == .willChange, event.objectID != nil { announced = event }
    }
  }

  mutating func applyFound() {
    for event in found { apply(event) }
    found = []
  }

  /// The changes since the last call.
  mutating func takeChanges() -> [ViewChange] {
    tellWaiting()
    var changes = dropped.map { ViewChange(view: $0, status: .dropped) }
    dropped = []
    for id in inOrder(touched.untaken) {
      if let place = views.index(forKey: id),
        let change = views.values[place].takeChange(at: order.rank(of: id))
      {
        changes.append(change)
      }
    }
    touched.untaken = []
    return changes
  }

  /// Gives the value at the latest announcement to the views that already waited for the object.
  private mutating func tellWaiting() {
    guard let announced else { return }
    self.announced = nil
    for id in changing { touch(id) { $0.takeAnnounced(announced) } }
  }

  private mutating func beginStep() {
    StepCounter.count(touched.atStep.count)
    for id in touched.atStep { views[id]?.beginStep() }
    touched.atStep = []
  }

  /// Drops removed views from the list, and controls without an event in the new act.
  private mutating func beginAct(_ event: Event) {
    StepCounter.count(touched.inAct.count)
    let former = touched.inAct
    touched.inAct = []
    drop(former.filter { views[$0].map { $0.isRemoved || $0.isControl } ?? false })
    for id in former { views[id]?.beginAct() }
    // A view that is mounted again at the same root begins a new lifetime.
    guard event.action?.name == .mount, let root = event.view, !roots.insert(root).inserted else {
      return
    }
    drop(Set(views.keys.filter { [known] in $0 == root || known.isInside($0, root) }))
  }

  private mutating func drop(_ gone: Set<Int>) {
    for id in inOrder(gone) {
      views[id] = nil
      order.remove(id)
      dropped.append(id)
    }
  }

  private func inOrder(_ ids: Set<Int>) -> [Int] {
    StepCounter.count(ids.count)
    return ids.compactMap { id in order.position(of: id).map { (id, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  // MARK: One event

  private mutating func apply(_ event: Event) {
    guard let id = event.view else { return }
    // Some events of a lifetime follow the removal, such as `onDisappear`. They begin no new
    // lifetime.
    if event.name.isOfEnding, !live.contains(id) { return }
    list(id)
    touch(id) { $0.take(event) }
    if event.name == .removed { leave(inside: id) }
  }

  private mutating func touch(_ id: Int, _ body: (inout TrackedView) -> Void) {
    guard let place = views.index(forKey: id) else { return }
    StepCounter.count()
    body(&views.values[place])
    touched.inAct.insert(id)
    touched.atStep.insert(id)
    touched.untaken.insert(id)
    if views.values[place].isChanging { changing.insert(id) } else { changing.remove(id) }
  }

  /// Removes the descendants of a removed view.
  private mutating func leave(inside id: Int) {
    live.remove(id)
    for child in children[id] {
      StepCounter.count()
      guard live.contains(child) else { continue }
      touch(child) { $0.leave() }
      leave(inside: child)
    }
  }

  // MARK: Order

  /// Lists a view at its first event, or again after its removal.
  private mutating func list(_ id: Int) {
    let tracked = views[id]
    guard tracked?.isRemoved ?? true else { return }
    views[id] = TrackedView(id: id, isControl: known[id].type.isBuiltIn)
    if tracked == nil { order.insert(id, at: position(for: id)) }
    guard live.insert(id).inserted else { return }
    for view in known.ancestors(of: id) { guard live.insert(view).inserted else { break } }
  }

  /// The position inside the parent, before later siblings; else the end.
  private func position(for id: Int) -> Int {
    let places = order.places
    guard let parent = known.ancestors(of: id).first(where: { views[$0] != nil }),
      let start = order.position(of: parent)
    else { return places.endIndex }
    let end = end(of: parent, from: start + 1)
    var position = end
    for place in (start + 1..<end).reversed() {
      guard let other = places[place] else { continue }
      guard known.isOrdered(id, before: other, inside: parent) == true else { break }
      position = place
    }
    return position
  }

  /// The position after the last listed descendant, mostly the end of the list.
  private func end(of parent: Int, from start: Int) -> Int {
    let places = order.places
    if let last = order.last, last == parent || known.isInside(last, parent) {
      return places.endIndex
    }
    return places[start...].firstIndex { id in
      id.map { !known.isInside($0, parent) } ?? false
    } ?? places.endIndex
  }
}

extension [RecordedView] {
  /// The ancestors of a view, the nearest first.
  func ancestors(of id: Int) -> some Sequence<Int> { lazy.map(\.identity).ancestors(of: id) }

  /// The ancestors of a view up to this one, which is excluded; then the view itself.
  private func path(to id: Int, inside ancestor: Int?) -> [Int] {
    ([id] + ancestors(of: id).prefix { $0 != ancestor }).reversed()
  }

  func isInside(_ id: Int, _ other: Int) -> Bool { ancestors(of: id).contains(other) }

  /// True if a view precedes another by its number among siblings where their paths diverge; nil
  /// where they diverge in another way.
  ///
  /// - Parameter ancestor: A common ancestor, if one is known.
  func isOrdered(_ id: Int, before other: Int, inside ancestor: Int? = nil) -> Bool? {
    let paths = (path(to: id, inside: ancestor), path(to: other, inside: ancestor))
    let pair = zip(paths.0, paths.1).first { $0 != $1 }
    guard
      let keys = pair.flatMap({ zip(self[$0].keys, self[$1].keys).first { $0 != $1 } }),
      let own = keys.0.order, let others = keys.1.order, own != others
    else { return nil }
    return own < others
  }
}

extension Event.Name {
  /// True for an event that ends a part of a view's lifetime.
  fileprivate var isOfEnding: Bool {
    switch self {
    case .disappeared, .unsubscribed, .taskCancelled: true
    default: false
    }
  }
}
