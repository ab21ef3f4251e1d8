import Course
import StateLabCore

/// A run in words: what was done, what followed from it, and what the screen then showed.
struct Story: Hashable {
  let acts: [Act]
  /// Why the run ended early.
  let ending: String?

  /// One action with everything up to the next one.
  struct Act: Hashable {
    /// Nil for what happens before the first action.
    var title: String?
    var steps: [Step] = []
    /// Said when nothing follows from the action.
    var silence: String?
    var screen: Screen?
  }

  struct Step: Hashable {
    /// Its address, `5:7`, where it has one.
    let address: String?
    /// How many steps of this act stand between it and the action.
    let depth: Int
    let sentence: Sentence
  }

  struct Screen: Hashable {
    let lines: [Line]
    /// Whether it shows the same as before the action.
    let isAsBefore: Bool

    struct Line: Hashable {
      let text: String
      let isChanged: Bool
    }
  }
}

extension Story {
  init(of run: Run, steps: Steps) {
    acts = Self.acts(of: run.trace, steps: steps)
    ending =
      switch run.problem {
      case .none: nil
      case .unavailable(let api): "\(api.name) is \(api.absence), so nothing was run."
      case .threw(let error): "The experiment ended early: \(error)"
      }
  }

  private static func acts(of trace: Trace, steps: Steps) -> [Act] {
    let narrator = Narrator(trace, steps: steps)
    var acts: [Act] = []
    var events: [[Event]] = []
    var depths: [Int: Int] = [:]
    var screens: [NodePath?: [String]] = [:]

    for event in trace {
      if case .action(let action) = event.kind {
        acts.append(Act(title: narrator.title(of: action)))
        events.append([event])
        depths = [:]
        continue
      }
      if acts.isEmpty {
        acts.append(Act())
        events.append([])
      }
      let last = acts.count - 1
      events[last].append(event)
      if case .screen(let text) = event.kind {
        let before = events[last].first?.isMount == true ? nil : screens[event.node]
        acts[last].screen = Screen(showing: text, after: before)
        screens[event.node] = Screen.lines(of: text)
      } else {
        let depth = event.causes.compactMap { depths[$0] }.max().map { $0 + 1 } ?? 0
        depths[event.index] = depth
        acts[last].steps.append(
          Step(
            address: steps[event.index], depth: depth, sentence: narrator.sentence(for: event)))
      }
    }
    for index in acts.indices { acts[index].silence = silence(after: events[index]) }
    return acts
  }

  /// What to say of an action from which no update follows.
  private static func silence(after events: [Event]) -> String? {
    guard case .action(let action) = events.first?.kind else { return nil }
    switch action {
    case .mount, .unmount, .replaceRoot, .advance: return nil
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
      ? "no view was queued: no body runs"
      : "nothing reached the runtime: no view is queued, no body runs"
  }
}

extension Event {
  fileprivate var isMount: Bool {
    if case .action(.mount) = kind { true } else { false }
  }
}

extension Story.Screen {
  /// `after` is what this screen showed before, or nil where it showed nothing yet.
  init(showing text: String, after previous: [String]?) {
    let lines = Self.lines(of: text)
    guard let previous else {
      self.lines = lines.map { Line(text: $0, isChanged: false) }
      isAsBefore = false
      return
    }
    let changed = LineDiff(from: previous, to: lines).addedLines
    self.lines = lines.enumerated().map { Line(text: $1, isChanged: changed.contains($0)) }
    isAsBefore = lines == previous
  }

  static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
