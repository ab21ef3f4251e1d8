@_spi(Steps) import StateLabCore

extension Timeline {
  /// Arranges a recorded trace into acts.
  ///
  /// - Parameters:
  ///   - title: The name of the run beside another run.
  ///   - lesson: The number of the lesson that shows the whole run; nil where no lesson does, and
  ///     steps have no addresses.
  ///   - firstStep: The number of its first step: a lesson numbers steps across its runs.
  ///   - end: The reason why the run ended early.
  public init(
    _ trace: Trace, experiment: String, title: String? = nil, profile: Profile,
    findings: [ExperimentFinding] = [], lesson: Int? = nil, firstStep: Int = 1, end: RunEnd? = nil
  ) {
    let views = [RecordedView](of: trace)
    var builder = TimelineBuilder(
      views, outside: trace.events.outsideOfActions, lesson: lesson, firstStep: firstStep)
    for event in trace { builder.add(event) }
    self.init(
      experiment: experiment, title: title ?? experiment, profile: profile.name,
      events: trace.events, views: views, acts: builder.finish(), findings: findings,
      end: end)
  }
}

/// Arranges events into acts.
private struct TimelineBuilder {
  private var acts: [Act] = []
  private var views: ViewTracker
  /// The lesson that the addresses name, and the number of the next step.
  private let lesson: Int?
  private var nextStep: Int

  // The state of the current act.
  private var last: Event?
  /// The position of the act's first event.
  private var start = 0
  /// For each event of the act that is a step, the depth of its causes.
  private var depths: [Int?] = []
  /// The events of code that ran outside of every action.
  private let outside: Set<Int>
  /// The steps of the act that may have the next step below them, each with the depth of its causes
  /// and with its indentation.
  private var open: [(event: Int, depth: Int, indentation: Int)] = []
  /// The screen of each host, by its root.
  private var screens: [[String]?]
  /// The changes of looks since the last screen of each host, by its root.
  private var looks: [Int: [Event.LookChange]] = [:]
  private let parents: [Int?]

  init(_ views: [RecordedView], outside: Set<Int>, lesson: Int?, firstStep: Int) {
    self.views = ViewTracker(views)
    self.outside = outside
    self.lesson = lesson
    nextStep = firstStep
    parents = views.map(\.parent)
    screens = views.map { _ in nil }
  }

  mutating func add(_ event: Event) {
    if event.hasLine { settle() }
    if let action = event.action {
      looks = [:]
      endAct()
      start = event.index
      acts.append(Act(action: event.index))
      if action.name == .mount, let root = event.view { screens[root] = nil }
    } else if acts.isEmpty {
      acts.append(Act())
    } else if outside.contains(event.index), acts[acts.count - 1].action != nil {
      endAct()
      start = event.index
      acts.append(Act())
    }
    if event.hasLine { last = event }
    views.add(event)
    depths.append(event.isStep ? depth(of: event) : nil)
    switch event.kind {
    case .action: break
    case .screen(let screen, let isAsBefore):
      let lines = screen.lines
      var screen = Screen(
        showing: lines, after: event.view.flatMap { screens[$0] }, isAsBefore: isAsBefore)
      screen.looks = event.view.flatMap { looks.removeValue(forKey: $0) }
      acts[actOfScreens].screen = screen
      if let root = event.view { screens[root] = lines }
    case .stale(let fresh, _):
      acts[actOfScreens].screen?.staleness = .init(lines: Screen.lines(of: fresh))
    case .noted(.lookChanged(let change)):
      if let view = event.view { looks[root(of: view), default: []].append(change) }
    case _ where event.isStep: addStep(event, indented: indentation(of: event))
    default: break
    }
  }

  private func root(of view: Int) -> Int {
    var root = view
    while let parent = parents[root] { root = parent }
    return root
  }

  /// The act that ends with the next screen: the last action. Code of the experiment after it shows
  /// no screen of its own.
  private var actOfScreens: Int {
    acts.lastIndex { $0.action != nil } ?? acts.count - 1
  }

  /// One more than the depth of the event's deepest cause in the act.
  private func depth(of event: Event) -> Int {
    StepCounter.count(1 + event.causes.count)
    var depth = 0
    for cause in event.causes where cause >= start && cause < start + depths.count {
      if let outer = depths[cause - start] { depth = max(depth, outer + 1) }
    }
    return depth
  }

  /// The indentation of a step: below its cause, if the lines between them allow this. A line that is
  /// indented below another step would seem to follow from that step.
  private mutating func indentation(of event: Event) -> Int {
    let depth = depths.last.flatMap(\.self) ?? 0
    while let last = open.last, last.depth >= depth { open.removeLast() }
    let above = open.last.map { $0.indentation + (event.causes.contains($0.event) ? 1 : 0) }
    open.append((event.index, depth, above ?? 0))
    return above ?? 0
  }

  private mutating func addStep(_ event: Event, indented depth: Int) {
    acts[acts.count - 1].steps.append(
      Step(
        event: event.index, kind: event.name,
        address: lesson.map { StepAddress(lesson: $0, number: nextStep) }, depth: depth))
    nextStep += 1
  }

  /// Assigns the changes in the views to the last action or step, now that it is complete.
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
    if !acts.isEmpty { acts[acts.count - 1].laterChanges = views.takeChanges() }
    last = nil
    depths = []
    open = []
  }

  mutating func finish() -> [Act] {
    endAct()
    return acts
  }
}
