@_spi(Steps) import StateLabCore

/// An action with the events up to the next one. Only events with a line count.
struct RecordedAct {
  var events: [Event] = []

  /// The action; nil before the first action.
  var action: Event.Kind? {
    guard let first = events.first, first.isAction else { return nil }
    return first.told
  }

  /// True if both acts begin with the same kind of action.
  func isOfTheKind(of other: RecordedAct) -> Bool {
    events.first?.name == other.events.first?.name
      && events.first?.action?.name == other.events.first?.action?.name
  }
}

extension Timeline {
  /// The events of each of its acts.
  var recordedActs: [RecordedAct] {
    var acts: [RecordedAct] = []
    let outside = events.outsideOfActions
    for event in events {
      if event.isAction || acts.isEmpty
        || outside.contains(event.index) && acts[acts.count - 1].action != nil
      {
        acts.append(RecordedAct())
      }
      if event.hasLine { acts[acts.count - 1].events.append(event) }
    }
    return acts
  }

  /// The position of the first act that differs between the two runs, apart from the numbers of
  /// steps.
  public func firstAct(differingFrom other: Timeline) -> Int {
    let runs = Sides(a: self, b: other)
    return zip(recordedActs, other.recordedActs).prefix { own, other in
      own.events.count == other.events.count
        && zip(own.events, other.events).allSatisfy {
          runs.tellTheSame($0, in: own, as: $1, in: other)
        }
    }.count
  }
}

extension Sides<Timeline> {
  /// True if a reader sees no difference between two events: what happened, to which view if the
  /// event is about a view, and how long after the action.
  func tellTheSame(
    _ own: Event?, in act: RecordedAct?, as event: Event?,
    in otherAct: RecordedAct?
  ) -> Bool {
    guard let own, let event, let start = act?.events.first, let otherStart = otherAct?.events.first
    else { return false }
    return own.time - start.time == event.time - otherStart.time
      && own.tellsTheSame(as: event)
      && (!own.isAboutItsView || a.view(of: own)?.name == b.view(of: event)?.name)
  }
}

extension String {
  /// The text without the rest of the name of each temporary folder. Each process has a temporary
  /// folder of its own, whose name is no difference between two runs.
  package var withoutTemporaryFolders: String {
    guard contains(Self.temporaryFolder) else { return self }
    return split(separator: Self.temporaryFolder, omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "/" } }.joined(separator: Self.temporaryFolder)
  }

  private static let temporaryFolder = "/statelab-temporary-"

  /// The type of a property, with the name that the storage of a state has in every build: the macro
  /// of Xcode 27 stores a `State<Int>` in a `LazyState<Int>` (fidelity 2.14).
  fileprivate var withoutBuild: String {
    hasPrefix("LazyState<") ? String(dropFirst("Lazy".count)) : self
  }
}

extension [Event] {
  /// The positions of what code did outside of every action: code of the experiment, and the
  /// subscribers that it called.
  var outsideOfActions: Set<Int> {
    reduce(into: []) { outside, event in
      StepCounter.count()
      if event.isOfCode, event.causes.allSatisfy(outside.contains) { outside.insert(event.index) }
    }
  }
}

extension Event {
  /// True if both lines show the same facts.
  fileprivate func tellsTheSame(as other: Event) -> Bool {
    if told == other.told { return true }
    let (own, others) = (String(describing: told), String(describing: other.told))
    // Facts without a temporary folder differ, even if their texts are the same.
    return own.withoutTemporaryFolders != own
      && own.withoutTemporaryFolders == others.withoutTemporaryFolders
  }

  /// The facts that the event's line shows, without its time, its place and its causes. Two runs
  /// number their objects differently; a line shows the value without its fields; the property
  /// represents the object that a view observes in it; each run decides for itself whether a screen
  /// is unchanged; and the storage of a state has another name in a build with the macro.
  var told: Event.Kind {
    switch kind {
    case .subscribed(let property?, _, _, _): .subscribed(property: property, object: "")
    case .subscribed(nil, let object, _, _): .subscribed(property: nil, object: object)
    case .unsubscribed(let property?, _, _): .unsubscribed(property: property, object: "")
    case .unsubscribed(nil, let object, _): .unsubscribed(property: nil, object: object)
    case .willChange(let object, _, let change, let subscribers):
      .willChange(object: object, change: change, subscribers: subscribers)
    case .holds(let property, let value, _): .holds(property: property, value: value)
    case .screen(let text, _): .screen(text)
    default: kindInEveryBuild
    }
  }

  /// The facts, with the name that the storage of a state has in every build.
  package var kindInEveryBuild: Event.Kind {
    switch kind {
    case .found(let property, let type):
      .found(property: property, type: type.withoutBuild)
    case .writeIgnored(let property, let type, let value, let reason):
      .writeIgnored(property: property, type: type.withoutBuild, value: value, because: reason)
    default: kind
    }
  }

  /// True if the event is about the view itself, and not only located at it: in a run with a single
  /// view the line does not name the view.
  fileprivate var isAboutItsView: Bool {
    switch name {
    case .subscribed, .unsubscribed, .observed, .queued, .body, .bodySkipped, .redrawn, .removed,
      .appeared, .disappeared, .changed, .received, .preferenceChanged, .geometryChanged,
      .taskStarted, .taskCancelled:
      true
    default: false
    }
  }
}
