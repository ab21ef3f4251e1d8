@_spi(Steps) import StateLabCore

extension Timeline {
  /// Arranges and words what was recorded.
  ///
  /// - Parameters:
  ///   - title: How the run is called beside another one.
  ///   - lesson: The number of the lesson that shows it as a whole; nil where none does, and steps
  ///     have no addresses.
  ///   - firstStep: The number of its first step: steps are counted over the runs of a lesson.
  ///   - ending: Why the run ended early.
  public init(
    _ trace: Trace, experiment: String, title: String? = nil, profile: Profile,
    findings: [Finding] = [], lesson: Int? = nil, firstStep: Int = 1, ending: String? = nil,
    in language: Language = .current
  ) {
    let (views, numbers) = Self.views(of: trace)
    let events = trace.map { event in
      RecordedEvent(event, at: event.node.flatMap { numbers[$0.id] })
    }
    var addresses: [Int: StepAddress] = [:]
    if let lesson {
      for (position, step) in events.filter(\.isStep).enumerated() {
        addresses[step.index] = StepAddress(lesson: lesson, number: firstStep + position)
      }
    }
    let narrator = Narrator(events, views, addresses: addresses, in: language)
    var builder = TimelineBuilder(narrator, views, addresses: addresses)
    for event in events { builder.add(event) }
    self.init(
      experiment: experiment, title: title ?? experiment, profile: profile.name, events: events,
      views: views, acts: builder.finish(), findings: findings, ending: ending)
  }

  /// The views, and the number of each by that of its identity. A control has the title in its name
  /// that it kept: `TextField "Email"`. Of those with one name the second is `#2`, in the order in
  /// which something happened to them.
  private static func views(of trace: Trace) -> ([RecordedView], numbers: [Int: Int]) {
    var known: [Int: ViewIdentity] = [:]
    var names: [Int: String] = [:]
    var counts: [String: Int] = [:]
    let titles = titles(in: trace)
    for case let view? in trace.lazy.map(\.node) where names[view.id] == nil {
      let title = titles[view.id].flatMap { $0.count == 1 ? $0.first : nil }
      let name = title.map { "\(view.type.baseName) \(describe($0))" } ?? view.type.baseName
      let count = counts[name, default: 0] + 1
      counts[name] = count
      names[view.id] = count == 1 ? name : "\(name) #\(count)"
      // The views around a known one are known.
      for view in sequence(first: view, next: \.parent) {
        StepCounter.count()
        guard known[view.id] == nil else { break }
        known[view.id] = view
      }
    }
    let views = known.values.sorted { $0.id < $1.id }
    let numbers = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { ($0.element.id, $0.offset) })
    let recorded = views.enumerated().map { number, view in
      RecordedView(
        view, id: number, parent: view.parent.flatMap { numbers[$0.id] },
        name: names[view.id] ?? view.type.baseName)
    }
    return (recorded, numbers)
  }

  /// The titles that each control had at its events, by the number of its identity.
  private static func titles(in trace: Trace) -> [Int: Set<String>] {
    var titles: [Int: Set<String>] = [:]
    for case let view? in trace.lazy.map(\.node) {
      StepCounter.count()
      if let title = view.title { titles[view.id, default: []].insert(title) }
    }
    return titles
  }
}

extension Timeline {
  /// The narrator of this run. It goes through all the events: ask for one and keep it.
  func narrator(in language: Language = .current) -> Narrator {
    var addresses: [Int: StepAddress] = [:]
    for step in steps { addresses[step.event] = step.address }
    return Narrator(events, views, addresses: addresses, in: language)
  }
}

/// Arranges events into acts.
private struct TimelineBuilder {
  private let narrator: Narrator
  private let addresses: [Int: StepAddress]
  private var acts: [Act] = []
  private var views: ViewTracker

  // The act that is being arranged.
  private var last: RecordedEvent?
  private var action: RecordedEvent.Action?
  private var reach = Reach.nothing
  /// The depth of each step of the act in its causes.
  private var depths: [Int: Int] = [:]
  /// Open ancestors: a step that one of these caused is indented under it.
  private var open: [(index: Int, depth: Int)] = []
  /// The screen of each host, by its root.
  private var screens: [Int: [String]] = [:]

  init(_ narrator: Narrator, _ views: [RecordedView], addresses: [Int: StepAddress]) {
    self.narrator = narrator
    self.addresses = addresses
    self.views = ViewTracker(views)
  }

  mutating func add(_ event: RecordedEvent) {
    if event.kind != .holds { settle() }
    if event.isAction {
      endAct()
      acts.append(Act(action: event.index, title: narrator.title(of: event)))
      action = event.action
      if event.action == .mount, let root = event.view { screens[root] = nil }
    } else if acts.isEmpty {
      acts.append(Act())
    }
    if event.kind != .holds { last = event }
    reach = max(reach, event.reach)
    views.add(event)
    switch event.kind {
    case .action, .holds: break
    case .screen:
      let text = event.text ?? ""
      acts[acts.count - 1].screen = Screen(
        showing: text, after: event.view.flatMap { screens[$0] },
        isAsBefore: event.isAsBefore ?? false)
      if let root = event.view { screens[root] = Screen.lines(of: text) }
    case .stale: acts[acts.count - 1].screen?.staleness = narrator.staleness(event)
    default: addStep(event)
    }
  }

  private mutating func addStep(_ event: RecordedEvent) {
    StepCounter.count(1 + event.causes.count)
    let depth = event.causes.compactMap { depths[$0] }.max().map { $0 + 1 } ?? 0
    depths[event.index] = depth
    while let last = open.last, last.depth >= depth { open.removeLast() }
    // Further in below something else, a line would seem to follow from that.
    let seemsToFollow = open.last.map { !event.causes.contains($0.index) } ?? false
    open.append((event.index, depth))
    acts[acts.count - 1].steps.append(
      Step(
        event: event.index, kind: event.kind, address: addresses[event.index], depth: depth,
        sentence: narrator.sentence(for: event, namesCause: seemsToFollow),
        account: narrator.account(of: event)))
  }

  /// Gives the last action or step what it changed in the views, now that nothing more belongs to it.
  private mutating func settle() {
    guard let last else { return }
    if last.isAction {
      acts[acts.count - 1].changes += views.takeChanges()
    } else if last.isStep, !acts[acts.count - 1].steps.isEmpty {
      let step = acts[acts.count - 1].steps.count - 1
      acts[acts.count - 1].steps[step].changes += views.takeChanges()
    }
  }

  private mutating func endAct() {
    settle()
    views.applyFound()
    if let last = acts.last {
      acts[acts.count - 1].silence =
        last.changesScreen
        ? nil
        : action.flatMap {
          narrator.silence(after: $0, reaching: reach)?.line
        }
      acts[acts.count - 1].laterChanges = views.takeChanges()
    }
    last = nil
    action = nil
    reach = .nothing
    depths = [:]
    open = []
  }

  mutating func finish() -> [Act] {
    endAct()
    return acts
  }
}
