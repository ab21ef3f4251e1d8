import Replay
@_spi(Steps) import StateLabCore

/// Puts the events of a run into words. Its initializer iterates over the run once: create one
/// narrator for all questions about a run.
package final class Narrator: Sendable {
  package let language: Language
  package let timeline: Timeline
  /// The steps by the positions of the events; nil where an event is no step.
  private let steps: [Step?]
  /// True if more than one view has a body, so that a property must name its view.
  private let hasManyViews: Bool
  private let hasManyHosts: Bool
  /// The numbers of objects of one type, by their ids in the recording.
  private let objectNumbers: [Int: Int]
  /// The names of the `@Observable` objects that share the name of their property with another object,
  /// by their ids in the recording: `Row #2`.
  private let namesOfSharers: [Int: String]
  /// The ids of the objects that state objects created, by the positions of these events.
  private let createdObjects: [Int: Int]
  /// For each event, the start time of its action.
  private let starts: [Duration?]

  var events: [Event] { timeline.events }
  private var views: [RecordedView] { timeline.views }

  package init(_ timeline: Timeline, in language: Language = .current) {
    self.language = language
    self.timeline = timeline
    var steps = [Step?](repeating: nil, count: timeline.events.count)
    for step in timeline.steps { steps[step.event] = step }
    self.steps = steps
    var (lastView, lastRoot): (Int?, Int?)
    var (hasManyViews, hasManyHosts) = (false, false)
    var starts: [Duration?] = []
    var start: Duration?
    for event in timeline.events {
      StepCounter.count()
      starts.append(start)
      if event.isAction { start = event.time }
      if event.name == .body, let view = event.view {
        hasManyViews = hasManyViews || view != lastView ?? view
        lastView = view
      }
      if event.action?.name == .mount, let root = event.view {
        hasManyHosts = hasManyHosts || root != lastRoot ?? root
        lastRoot = root
      }
    }
    self.starts = starts
    objectNumbers = timeline.objectTypes.compactMapValues { $0.number }
    namesOfSharers = timeline.namesOfSharers
    createdObjects = Self.createdObjects(in: timeline)
    self.hasManyViews = hasManyViews
    self.hasManyHosts = hasManyHosts
  }

  // MARK: Acts and steps

  package func told(_ act: Act) -> ToldAct {
    var told = ToldAct(
      act, title: act.action.map { title(of: events[$0]) },
      silence: silence(after: act)?.line, screen: act.screen.map(self.told))
    // Open ancestors: a step that one of them caused is indented below it.
    var open: [Step] = []
    var last: (event: Int, delay: Duration?) = (act.action ?? -1, nil)
    var code: String?
    let steps = Set(act.steps.map(\.event))
    for step in act.steps {
      let event = events[step.event]
      while let last = open.last, last.depth >= step.depth { open.removeLast() }
      // The position of a line names its cause only if the line is indented below it.
      let isBelowItsCause =
        open.last.map { event.causes.contains($0.event) }
        ?? event.causes.allSatisfy {
          !steps.contains($0)
        }
      open.append(step)
      var toldStep = ToldStep(
        step: step, sentence: sentence(for: event, namesCause: !isBelowItsCause),
        account: account(of: event))
      toldStep.moment = moment(of: event, after: last)
      if toldStep.moment != nil { code = nil }
      if event.isOfCode {
        let own = codeInWords(of: event)
        // The moment above names the block.
        let isSaid = own == code || event.code == .block && toldStep.moment != nil
        toldStep.sentence.code = isSaid ? nil : own
        code = own
      }
      last = (step.event, delay(of: event))
      told.steps.append(toldStep)
    }
    return told
  }

  /// The moment of a step: its delay, or the turn of the main queue; nil where it is that of the step
  /// before.
  private func moment(of event: Event, after last: (event: Int, delay: Duration?)) -> String? {
    if delay(of: event) != last.delay, let delay = delayInWords(of: event) { return delay }
    let between = events[min(last.event + 1, event.index)..<event.index]
    return between.contains { $0.note == .mainQueueTurn } ? language.causes.mainQueueTurn : nil
  }

  /// `in the action`: the code that wrote, sent, or printed; nil for code of the experiment.
  private func codeInWords(of event: Event) -> String? {
    event.code.flatMap { code in
      let closure = event.causes.lazy.compactMap { self.events[$0].name.closure }.last
      return language.causes.code(
        code == .action && event.write?.isThroughBinding == true ? .setter : code,
        closure.flatMap { language[$0]?.verb })
    }
  }

  /// A step in a list that shows neither its causes nor the views.
  package func toldAlone(_ step: Step) -> ToldStep {
    let event = events[step.event]
    var step = step
    (step.depth, step.changes) = (0, [])
    return ToldStep(step: step, sentence: sentence(for: event), account: account(of: event))
  }

  /// The step at an event; nil where the event is not a step.
  package func step(of event: Event) -> Step? { steps[event.index] }

  /// `5:7`, where the event is a step that the lesson shows.
  package func address(of event: Event) -> StepAddress? { steps[event.index]?.address }

  private func told(_ screen: Screen) -> ToldScreen {
    ToldScreen(
      lines: screen.lines, isAsBefore: screen.isAsBefore,
      looks: screen.looks?.map { language.views.look($0) },
      staleness: screen.staleness.map {
        ToldScreen.Staleness(
          lines: $0.lines, sentence: staleness(of: screen.lines.map(\.text), insteadOf: $0.lines))
      })
  }

  // MARK: Events

  /// - Parameter namesCause: Whether to name the cause even where the position of the line implies
  ///   it.
  package func sentence(for event: Event, namesCause: Bool = false) -> Sentence {
    let facts = facts(of: event)
    guard let words = language[event.name] else {
      return Sentence(verb: "", object: title(of: event))
    }
    let isUpdate =
      switch event.name {
      case .queued, .updated, .body, .bodySkipped, .redrawn: true
      default: false
      }
    let causes = isUpdate || namesCause ? event.causes.compactMap { address(at: $0) } : []
    return Sentence(
      verb: words.verb, object: words.now(facts),
      reason: language.causes.reason(causes, nil), delay: delayInWords(of: event),
      isAlarm: event.name == .warning || event.name == .stopped)
  }

  /// The action as a heading; with its location, where there is more than one host.
  package func title(of event: Event) -> String {
    event.action.map { language[$0.name].title(facts(of: event)) } ?? ""
  }

  /// `The body of ContentView ran, for the 2nd time, because 5:9 had invalidated it.`
  package func account(of event: Event) -> String {
    guard let words = language[event.name] else { return title(of: event) }
    var facts = facts(of: event)
    let causes = event.causes.compactMap { events.indices.contains($0) ? events[$0] : nil }
    facts.reasons = causes.map { cause(of: event, $0) }
    // No action stands above the sentence, so the sentence counts from the start of the run.
    facts.time = delay(of: event) == nil ? nil : event.time
    let account = words.past(facts)
    return difference(of: event).map { "\(account) \($0)" } ?? account
  }

  /// The difference of a re-created view from the previous one, where its body ran because of it.
  package func difference(of event: Event) -> String? {
    event.difference.map { language.causes.difference($0.all, facts(of: event)) }
  }

  /// `with a tap on "Change text"`: the beginning of a chain of causes.
  package func beginning(_ event: Event) -> String {
    guard let action = event.action else { return language.causes.unexplained(name(of: event)) }
    return language[action.name].beginning(facts(of: event))
  }

  /// `5:7`, or the verb where no lesson numbers the event.
  package func name(of event: Event) -> String {
    address(of: event)?.description ?? language[event.name]?.verb ?? ""
  }

  /// `stale`, `if every body ran now, it would show five`.
  package func staleness(of shown: [String], insteadOf fresh: [String]) -> Sentence {
    let difference = LineDiff(from: shown, to: fresh)
    return Sentence(
      verb: language[.stale]?.verb ?? "",
      object: language.staleness.object(difference.added, difference.removed), isAlarm: true)
  }

  /// The value that the object in a property had when the view was updated.
  package func outcome(_ event: Event) -> String { language.causes.outcome(facts(of: event)) }

  /// `after 1 s`, where the event came later than the action.
  package func delayInWords(of event: Event) -> String? {
    language.causes.reason([], delay(of: event))
  }

  // MARK: Pieces

  private func cause(of effect: Event, _ cause: Event) -> String {
    var facts = facts(of: cause)
    facts.isOfSameView = cause.view == effect.view && effect.isAboutItsView
    if let action = cause.action { return language[action.name].cause(facts) }
    return language[cause.name]?.cause(facts) ?? ""
  }

  /// The time since the action, where the event came later.
  private func delay(of event: Event) -> Duration? {
    guard let start = starts[event.index], event.time > start else { return nil }
    return event.time - start
  }

  private func address(at position: Int) -> StepAddress? {
    steps.indices.contains(position) ? steps[position]?.address : nil
  }

  func facts(of event: Event) -> Facts {
    let name = event.view.map { views[$0].name }
    return Facts(
      event: event, view: name ?? language.views.nowhere, place: hasManyViews ? name : nil,
      host: hasManyHosts ? name : nil, address: address(of: event),
      objectNumber: (event.objectID ?? createdObjects[event.index]).flatMap { objectNumbers[$0] },
      namesOfSharers: namesOfSharers)
  }

  /// A view subscribes to an object right after a state object has created the object: the event of
  /// the subscription has the id.
  private static func createdObjects(in timeline: Timeline) -> [Int: Int] {
    var objects: [Int: Int] = [:]
    var created: Event?
    for event in timeline.events {
      StepCounter.count()
      if event.name == .created { created = event }
      guard event.name == .subscribed, let creation = created, creation.view == event.view,
        creation.property == event.property
      else { continue }
      objects[creation.index] = event.objectID
      created = nil
    }
    return objects
  }
}

extension Event {
  /// True if the view is the subject of the sentence; the sentence about `update()` is different.
  fileprivate var isAboutItsView: Bool {
    switch name {
    case .body, .bodySkipped, .redrawn, .removed: true
    default: false
    }
  }
}

extension Event.Name {
  /// The name, if a closure of the program ran in the event.
  fileprivate var closure: Self? {
    switch self {
    case .appeared, .disappeared, .changed, .received, .preferenceChanged, .geometryChanged: self
    default: nil
    }
  }
}
