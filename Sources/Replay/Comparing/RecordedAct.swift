/// An action with the events up to the next one that have a line; what objects hold has none.
struct RecordedAct {
  var events: [RecordedEvent] = []

  /// The action; nil before the first one.
  var action: RecordedEvent? {
    guard let first = events.first, first.isAction else { return nil }
    return first.told
  }

  /// True if both begin with the same kind of action.
  func isOfTheKind(of other: RecordedAct) -> Bool {
    events.first?.kind == other.events.first?.kind
      && events.first?.action == other.events.first?.action
  }
}

extension Timeline {
  /// The events of each of its acts.
  var recordedActs: [RecordedAct] {
    var acts: [RecordedAct] = []
    for event in events {
      if event.isAction || acts.isEmpty { acts.append(RecordedAct()) }
      if event.kind != .holds { acts[acts.count - 1].events.append(event) }
    }
    return acts
  }

  /// The position of the first act in which this run and that one differ, whatever the numbers of
  /// their steps.
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
  /// True if nothing that a reader is told differs between two events: what happened, to which view
  /// where it is about one, and how long after the action.
  func tellTheSame(
    _ own: RecordedEvent?, in act: RecordedAct?, as event: RecordedEvent?,
    in otherAct: RecordedAct?
  ) -> Bool {
    guard let own, let event, let start = act?.events.first, let otherStart = otherAct?.events.first
    else { return false }
    return own.nanoseconds - start.nanoseconds == event.nanoseconds - otherStart.nanoseconds
      && own.told == event.told
      && (!own.isAboutItsView || a.view(of: own)?.name == b.view(of: event)?.name)
  }
}

extension RecordedEvent {
  /// The facts that a line tells of it: not when, where and because of what it happened. Two runs
  /// number their objects apart, a line tells the value and not its fields, the property stands for
  /// the object that a view follows in it, and whether a screen is as before is a matter of its own
  /// run.
  var told: RecordedEvent {
    var told = self
    (told.index, told.nanoseconds, told.frame, told.pass, told.causes) = (0, 0, 0, 0, [])
    (told.view, told.source, told.screenLine, told.difference) = (nil, nil, nil, nil)
    (told.objectID, told.fields, told.isAsBefore) = (nil, nil, nil)
    if property != nil, kind == .subscribed || kind == .unsubscribed { told.object = nil }
    return told
  }

  /// True if the view is what happened to, and not only the place where it did: which place that is
  /// the line of a run with a single view does not say.
  fileprivate var isAboutItsView: Bool {
    switch kind {
    case .subscribed, .unsubscribed, .observed, .queued, .body, .bodySkipped, .redrawn, .removed,
      .appeared, .disappeared, .changed, .received, .preferenceChanged, .geometryChanged,
      .taskStarted,
      .taskCancelled:
      true
    case .action, .found, .passedOver, .stored, .created, .wrote, .wroteEqual, .writeIgnored,
      .willChange, .updated, .printed, .warning, .stopped, .stillChanging, .holds, .screen, .stale:
      false
    }
  }
}
