@_spi(Steps) import StateLabCore

/// Puts the events of a run into words. A class, since it is handed to every step and a copy would
/// retain all its parts.
final class Narrator: Sendable {
  let language: Language
  private let events: [RecordedEvent]
  private let views: [RecordedView]
  /// By the position of the event; nil where no lesson counts it.
  private let addresses: [StepAddress?]
  /// True if more than one view has a body, so that a property must say whose it is.
  private let hasManyViews: Bool
  private let hasManyHosts: Bool
  /// For each event the time at which its action began.
  private let starts: [Int64?]

  init(
    _ events: [RecordedEvent], _ views: [RecordedView], addresses: [StepAddress?],
    in language: Language
  ) {
    self.language = language
    self.events = events
    self.views = views
    self.addresses = addresses
    var (lastView, lastRoot): (Int?, Int?)
    var (hasManyViews, hasManyHosts) = (false, false)
    var starts: [Int64?] = []
    var start: Int64?
    for event in events {
      StepCounter.count()
      starts.append(start)
      if event.isAction { start = event.nanoseconds }
      if event.kind == .body, let view = event.view {
        hasManyViews = hasManyViews || view != lastView ?? view
        lastView = view
      }
      if event.action == .mount, let root = event.view {
        hasManyHosts = hasManyHosts || root != lastRoot ?? root
        lastRoot = root
      }
    }
    self.starts = starts
    self.hasManyViews = hasManyViews
    self.hasManyHosts = hasManyHosts
  }

  /// - Parameter namesCause: Whether to name the cause also where the place of the line mostly
  ///   tells it.
  func sentence(for event: RecordedEvent, namesCause: Bool = false) -> Sentence {
    let facts = facts(of: event)
    guard let words = language[event.kind] else {
      return Sentence(verb: "", object: title(of: event))
    }
    let isUpdate =
      switch event.kind {
      case .queued, .updated, .body, .bodySkipped, .redrawn: true
      default: false
      }
    let causes = isUpdate || namesCause ? event.causes.compactMap { address(at: $0) } : []
    return Sentence(
      verb: words.verb, object: words.now(facts),
      reason: language.causes.reason(causes, delay(of: event)),
      isAlarm: event.kind == .warning || event.kind == .stopped)
  }

  /// The action, as a heading; with the place, where there is more than one host.
  func title(of event: RecordedEvent) -> String {
    event.action.map { language[$0].title(facts(of: event)) } ?? ""
  }

  /// `The body of ContentView ran, for the 2nd time, because 5:9 had queued it.`
  func account(of event: RecordedEvent) -> String {
    guard let words = language[event.kind] else { return title(of: event) }
    var facts = facts(of: event)
    let causes = event.causes.compactMap { events.indices.contains($0) ? events[$0] : nil }
    facts.reasons = causes.map { cause(of: event, $0) }
    // No action stands above the sentence from which a reader could count.
    facts.time = delay(of: event) == nil ? nil : event.nanoseconds
    let account = words.past(facts)
    return difference(of: event).map { "\(account) \($0)" } ?? account
  }

  /// In what a view differs from what it was before, where its body ran because of that.
  func difference(of event: RecordedEvent) -> String? {
    event.difference.map {
      language.causes.difference($0.property.joined(separator: "."), facts(of: event))
    }
  }

  /// `with a tap on "Change text"`: what a chain of causes began with.
  func beginning(_ event: RecordedEvent) -> String {
    guard let action = event.action else {
      return language.causes.unexplained(name(of: event))
    }
    return language[action].beginning(facts(of: event))
  }

  /// `5:7`, or its verb where no lesson counts it.
  func name(of event: RecordedEvent) -> String {
    addresses[event.index]?.description ?? language[event.kind]?.verb ?? ""
  }

  /// The way in which a screen is out of date.
  func staleness(_ event: RecordedEvent) -> Screen.Staleness {
    let fresh = Screen.lines(of: event.text ?? "")
    return Screen.Staleness(
      lines: fresh,
      sentence: staleness(of: Screen.lines(of: event.shown ?? ""), insteadOf: fresh))
  }

  /// `stale`, `if every body ran now, it would show five`.
  func staleness(of shown: [String], insteadOf fresh: [String]) -> Sentence {
    var missing: [String] = []
    var outdated: [String] = []
    for line in LineDiff(from: shown, to: fresh).lines {
      switch line {
      case .same: break
      case .added(let line): missing.append(line)
      case .removed(let line): outdated.append(line)
      }
    }
    return Sentence(
      verb: language.stale.verb, object: language.staleness.object(missing, outdated),
      isAlarm: true)
  }

  /// The value that the object in a property had when the view was updated.
  func outcome(_ event: RecordedEvent) -> String { language.causes.outcome(facts(of: event)) }

  /// The sentence about the action of an act from which no update followed; nil where one did.
  func silence(after act: Act) -> SilenceWords.Silence? {
    guard let action = act.action.flatMap({ events[$0].action }), !act.changesScreen else {
      return nil
    }
    return silence(
      after: action, reaching: act.steps.map { events[$0.event].reach }.max() ?? .nothing)
  }

  /// The sentence about an action from which no update follows; nil where an update does.
  func silence(
    after action: RecordedEvent.Action, reaching reach: Reach
  ) -> SilenceWords.Silence? {
    let words = language.silence
    switch action {
    case .mount, .unmount, .scroll: return nil
    case .replaceRoot: return reach == .nothing ? words.equalRoot : nil
    case .advance: return reach == .nothing ? words.nothingDue : nil
    case .scene: return reach == .nothing ? words.phaseUnread : nil
    case .tap, .enter, .type, .toggle, .pick, .perform, .background:
      switch reach {
      case .nothing, .program: return words.nothingReached
      case .property: return words.nothingQueued
      case .view: return nil
      }
    }
  }

  /// `after 1 s`, where it came later than the action did.
  func delayInWords(of event: RecordedEvent) -> String? {
    language.causes.reason([], delay(of: event))
  }

  // MARK: Pieces

  private func cause(of effect: RecordedEvent, _ cause: RecordedEvent) -> String {
    var facts = facts(of: cause)
    facts.isOfSameView = cause.view == effect.view && effect.isAboutItsView
    if let action = cause.action { return language[action].cause(facts) }
    return language[cause.kind]?.cause(facts) ?? ""
  }

  /// The time since its action, where it came later.
  private func delay(of event: RecordedEvent) -> Int64? {
    guard let start = starts[event.index], event.nanoseconds > start else { return nil }
    return event.nanoseconds - start
  }

  private func address(at position: Int) -> StepAddress? {
    addresses.indices.contains(position) ? addresses[position] : nil
  }

  private func facts(of event: RecordedEvent) -> Facts {
    let name = event.view.map { views[$0].name }
    return Facts(
      event: event, view: name ?? language.views.nowhere, place: hasManyViews ? name : nil,
      host: hasManyHosts ? name : nil, address: addresses[event.index])
  }
}

extension RecordedEvent {
  /// True if its sentence has the view for its subject: that of `update()` has not.
  fileprivate var isAboutItsView: Bool {
    switch kind {
    case .body, .bodySkipped, .redrawn, .removed: true
    default: false
    }
  }
}

/// The reach of an action, by what followed from it.
enum Reach: Comparable {
  case nothing
  /// Code ran, and the runtime took no notice.
  case program
  /// A value was written to a place of the runtime's.
  case property
  /// A view was queued or looked at, or the run stopped.
  case view
}

extension RecordedEvent {
  var reach: Reach {
    switch kind {
    case .queued, .body, .bodySkipped, .redrawn, .stopped, .stillChanging: .view
    case .wrote, .wroteEqual: .property
    default: isStep ? .program : .nothing
    }
  }
}
