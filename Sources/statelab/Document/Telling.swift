import StateLabCore

/// Tells a trace act by act.
struct Telling {
  private let narrator: Narrator
  private let steps: Steps
  private var acts: [Story.Act] = []

  // The act that is being told.
  private var events: [Event] = []
  /// How deep in the causes each step of the act stands.
  private var depths: [Int: Int] = [:]
  /// The steps that the next one may stand further in below, each further in than the one before.
  private var open: [(index: Int, depth: Int)] = []

  /// What each host shows, by its root.
  private var screens: [ViewIdentity?: [String]] = [:]

  static func acts(of trace: Trace, steps: Steps) -> [Story.Act] {
    var telling = Telling(trace, steps: steps)
    for event in trace { telling.tell(event) }
    telling.endAct()
    return telling.acts
  }

  private init(_ trace: Trace, steps: Steps) {
    narrator = Narrator(trace, steps: steps)
    self.steps = steps
  }

  private mutating func tell(_ event: Event) {
    if case .action(let action) = event.kind {
      endAct()
      acts.append(Story.Act(title: narrator.title(of: event, action)))
      if case .mount = action { screens[event.node] = nil }
    } else if acts.isEmpty {
      acts.append(Story.Act())
    }
    events.append(event)
    switch event.kind {
    case .action, .holds: break
    case .screen(let text, let isAsBefore):
      acts[acts.count - 1].screen = Story.Screen(
        showing: text, after: screens[event.node], isAsBefore: isAsBefore)
      screens[event.node] = Story.Screen.lines(of: text)
    default:
      let depth = event.causes.compactMap { depths[$0] }.max().map { $0 + 1 } ?? 0
      depths[event.index] = depth
      open.removeAll { $0.depth >= depth }
      // Further in below something else, a line would seem to follow from that.
      let seemsToFollow = open.last.map { !event.causes.contains($0.index) } ?? false
      open.append((event.index, depth))
      acts[acts.count - 1].steps.append(
        Story.Step(
          address: steps[event.index], depth: depth,
          sentence: narrator.sentence(for: event, namesCause: seemsToFollow)))
    }
  }

  /// Adds what no event says: that nothing followed.
  private mutating func endAct() {
    if !acts.isEmpty { acts[acts.count - 1].silence = Self.silence(in: events) }
    events = []
    depths = [:]
    open = []
  }

  /// What to say of an action from which no update follows.
  static func silence(in events: [Event]) -> String? {
    guard case .action(let action) = events.first?.kind else { return nil }
    switch action {
    case .mount, .unmount: return nil
    case .replaceRoot:
      return events.contains(where: \.isStep)
        ? nil : "the new value equals the old one: no body runs"
    case .advance: return events.contains(where: \.isStep) ? nil : "nothing fell due"
    case .tap, .enter, .toggle, .perform, .background: break
    }
    var reachedRuntime = false
    for event in events {
      switch event.kind {
      case .queued, .body, .bodySkipped, .redrawn, .stopped, .stillChanging: return nil
      case .wrote, .wroteEqual: reachedRuntime = true
      default: break
      }
    }
    return reachedRuntime
      ? "no view is queued, no body runs"
      : "nothing reached the runtime: no view is queued, no body runs"
  }
}
