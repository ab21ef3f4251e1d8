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
  ///   - isBrief: True where nobody asks for the account of a step and for what changed in the
  ///     views: then these are empty.
  public init(
    _ trace: Trace, experiment: String, title: String? = nil, profile: Profile,
    findings: [Finding] = [], lesson: Int? = nil, firstStep: Int = 1, ending: String? = nil,
    isBrief: Bool = false, in language: Language = .current
  ) {
    let met = MetViews(in: trace)
    let views = met.recorded
    let events = trace.map { RecordedEvent($0, at: $0.node.flatMap(met.number)) }
    var number = firstStep
    let addresses: [StepAddress?] = events.map { event in
      guard let lesson, event.isStep else { return nil }
      defer { number += 1 }
      return StepAddress(lesson: lesson, number: number)
    }
    let narrator = Narrator(events, views, addresses: addresses, in: language)
    var builder = TimelineBuilder(narrator, views, addresses: addresses, isBrief: isBrief)
    for event in events { builder.add(event) }
    self.init(
      experiment: experiment, title: title ?? experiment, profile: profile.name, events: events,
      views: views, acts: builder.finish(), findings: findings, ending: ending)
  }
}

extension Timeline {
  /// The narrator of this run. It goes through all the events: ask for one and keep it.
  func narrator(in language: Language = .current) -> Narrator {
    var addresses: [StepAddress?] = events.map { _ in nil }
    for step in steps { addresses[step.event] = step.address }
    return Narrator(events, views, addresses: addresses, in: language)
  }
}

/// Arranges events into acts.
private struct TimelineBuilder {
  private let narrator: Narrator
  private let addresses: [StepAddress?]
  private var acts: [Act] = []
  /// Nil where nobody asks what changed in the views, nor for the account of a step.
  private var views: ViewTracker?

  // The act that is being arranged.
  private var last: RecordedEvent?
  private var action: RecordedEvent.Action?
  private var reach = Reach.nothing
  /// The position of its first event.
  private var start = 0
  /// The depth in its causes of each event of the act that is a step.
  private var depths: [Int?] = []
  /// Open ancestors: a step that one of these caused is indented under it.
  private var open: [(index: Int, depth: Int)] = []
  /// The screen of each host, by its root.
  private var screens: [[String]?]

  init(
    _ narrator: Narrator, _ views: [RecordedView], addresses: [StepAddress?], isBrief: Bool
  ) {
    self.narrator = narrator
    self.addresses = addresses
    self.views = isBrief ? nil : ViewTracker(views)
    screens = views.map { _ in nil }
  }

  mutating func add(_ event: RecordedEvent) {
    if event.kind != .holds { settle() }
    if event.isAction {
      endAct()
      start = event.index
      acts.append(Act(action: event.index, title: narrator.title(of: event)))
      action = event.action
      if event.action == .mount, let root = event.view { screens[root] = nil }
    } else if acts.isEmpty {
      acts.append(Act())
    }
    if event.kind != .holds { last = event }
    reach = max(reach, event.reach)
    views?.add(event)
    depths.append(event.isStep ? depth(of: event) : nil)
    switch event.kind {
    case .action, .holds: break
    case .screen:
      let lines = Screen.lines(of: event.text ?? "")
      acts[acts.count - 1].screen = Screen(
        showing: lines, after: event.view.flatMap { screens[$0] },
        isAsBefore: event.isAsBefore ?? false)
      if let root = event.view { screens[root] = lines }
    case .stale: acts[acts.count - 1].screen?.staleness = narrator.staleness(event)
    default: addStep(event, atDepth: depths.last.flatMap(\.self) ?? 0)
    }
  }

  /// One more than that of its deepest cause in the act.
  private func depth(of event: RecordedEvent) -> Int {
    StepCounter.count(1 + event.causes.count)
    var depth = 0
    for cause in event.causes where cause >= start && cause < start + depths.count {
      if let outer = depths[cause - start] { depth = max(depth, outer + 1) }
    }
    return depth
  }

  private mutating func addStep(_ event: RecordedEvent, atDepth depth: Int) {
    while let last = open.last, last.depth >= depth { open.removeLast() }
    // Further in below something else, a line would seem to follow from that.
    let seemsToFollow = open.last.map { !event.causes.contains($0.index) } ?? false
    open.append((event.index, depth))
    acts[acts.count - 1].steps.append(
      Step(
        event: event.index, kind: event.kind, address: addresses[event.index], depth: depth,
        sentence: narrator.sentence(for: event, namesCause: seemsToFollow),
        account: views == nil ? "" : narrator.account(of: event)))
  }

  /// Gives the last action or step what it changed in the views, now that nothing more belongs to it.
  private mutating func settle() {
    guard let last, views != nil else { return }
    if last.isAction {
      acts[acts.count - 1].changes += views?.takeChanges() ?? []
    } else if last.isStep, !acts[acts.count - 1].steps.isEmpty {
      let step = acts[acts.count - 1].steps.count - 1
      acts[acts.count - 1].steps[step].changes += views?.takeChanges() ?? []
    }
  }

  private mutating func endAct() {
    settle()
    views?.applyFound()
    if let last = acts.last {
      acts[acts.count - 1].silence =
        last.changesScreen
        ? nil
        : action.flatMap {
          narrator.silence(after: $0, reaching: reach)?.line
        }
      acts[acts.count - 1].laterChanges = views?.takeChanges() ?? []
    }
    last = nil
    action = nil
    reach = .nothing
    depths = []
    open = []
  }

  mutating func finish() -> [Act] {
    endAct()
    return acts
  }
}
