/// Follows through a run what is mounted and what is kept for it, and notes what each event changes.
struct ViewTracker {
  private let known: [RecordedView]
  private let words: Language
  /// In the order in which they are listed, parents first.
  private var views: [TrackedView] = []
  /// Those that are no longer listed since the changes were last taken.
  private var dropped: [Int] = []
  /// What an update found in objects: it shows with the step after it.
  private var found: [RecordedEvent] = []
  /// What an object said of itself as it announced a change, until it is clear who heard it anew.
  private var announced: RecordedEvent?

  init(_ known: [RecordedView], words: Language) {
    self.known = known
    self.words = words
  }

  mutating func add(_ event: RecordedEvent) {
    switch event.kind {
    case .holds where event.value == nil:
      announced = nil
      apply(event)
    case .holds: found.append(event)
    case .action: beginAct(event)
    case .screen, .stale: applyFound()
    default:
      for index in views.indices { views[index].beginStep() }
      applyFound()
      apply(event)
      if event.kind == .willChange, event.objectID != nil { announced = event }
    }
  }

  mutating func applyFound() {
    for event in found { apply(event) }
    found = []
  }

  /// What changed since this was last called.
  mutating func takeChanges() -> [ViewChange] {
    hearAgain()
    var changes = dropped.map { ViewChange(view: $0, status: .dropped) }
    dropped = []
    for place in views.indices {
      if let change = views[place].takeChange(at: place) { changes.append(change) }
    }
    return changes
  }

  /// An object that announces one more change, before anybody has looked, says what it holds by
  /// now.
  private mutating func hearAgain() {
    guard let announced else { return }
    self.announced = nil
    for index in views.indices { views[index].hearAgain(announced) }
  }

  /// What is gone is no longer listed, and controls only where something happens to them.
  private mutating func beginAct(_ event: RecordedEvent) {
    drop { $0.isRemoved || $0.isControl }
    for index in views.indices { views[index].beginAct() }
    // What is mounted at a place that is taken begins anew.
    guard event.action == .mount, let root = event.view else { return }
    drop { [known] in $0.id == root || known.isInside($0.id, root) }
  }

  private mutating func drop(where isGone: (TrackedView) -> Bool) {
    let gone = views.filter(isGone).map(\.id)
    dropped += gone
    views.removeAll { gone.contains($0.id) }
  }

  // MARK: One event

  private mutating func apply(_ event: RecordedEvent) {
    guard let id = event.view else { return }
    let place = place(of: id, for: event)
    views[place].take(event, words)
    guard event.kind == .removed else { return }
    for index in views.indices where known.isInside(views[index].id, id) {
      views[index].leave(words.removed.verb)
    }
  }

  /// Where the view stands; one that is met for the first time goes inside its parent.
  private mutating func place(of id: Int, for event: RecordedEvent) -> Int {
    let new = TrackedView(id: id, isControl: event.kind == .queued || event.kind == .redrawn)
    if let place = views.firstIndex(where: { $0.id == id }) {
      if views[place].isRemoved { views[place] = new }
      return place
    }
    var place = views.endIndex
    if let parent = views.lastIndex(where: { known.isInside(id, $0.id) }) {
      let inside = views[parent...].dropFirst().prefix { known.isInside($0.id, views[parent].id) }
      place = self.place(of: id, among: inside)
    }
    views.insert(new, at: place)
    return place
  }

  /// Where it stands among the views inside its parent: by what puts it in order among its siblings,
  /// as long as those stand in order themselves. Else after all of them.
  private func place(of id: Int, among views: ArraySlice<TrackedView>) -> Int {
    let isLater = views.map { known.isOrdered(id, before: $0.id) }
    guard let first = isLater.firstIndex(of: true), !isLater[first...].contains(false) else {
      return views.endIndex
    }
    return views.startIndex + first
  }
}

extension [RecordedView] {
  /// The views around one, the root first, and the view itself.
  func ancestors(of id: Int) -> [Int] {
    sequence(first: id) { self[$0].parent }.reversed()
  }

  func isInside(_ id: Int, _ other: Int) -> Bool {
    sequence(first: id) { self[$0].parent }.dropFirst().contains(other)
  }

  /// Whether a view comes first by its number among siblings, where the two diverge; nil where they
  /// diverge in anything else.
  func isOrdered(_ id: Int, before other: Int) -> Bool? {
    let pair = zip(ancestors(of: id), ancestors(of: other)).first { $0 != $1 }
    guard
      let keys = pair.flatMap({ zip(self[$0].keys, self[$1].keys).first { $0 != $1 } }),
      let own = keys.0.order, let others = keys.1.order, own != others
    else { return nil }
    return own < others
  }
}
