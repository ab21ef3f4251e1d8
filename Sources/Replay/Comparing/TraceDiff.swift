import StateLabCore

/// The difference between two runs, event by event: what turns one into the other.
///
/// Actions are matched first, then the bodies that ran because of each, then the rest: a step never
/// answers to one of another action.
public struct TraceDiff: Hashable, Sendable {
  /// The actions that answer to each other, or that one run alone has, each with everything up to
  /// the next one.
  public let acts: [[Pair]]

  /// In order; each event of either run that has a line stands in exactly one of them.
  public var pairs: [Pair] { acts.flatMap { $0 } }

  /// An event that both have, or that one alone has.
  public struct Pair: Hashable, Sendable {
    public let a: RecordedEvent?
    public let b: RecordedEvent?
    /// Whether nothing that a reader sees differs, the delay since the action included.
    public let isSame: Bool

    var isStep: Bool { (a ?? b)?.isStep == true }
  }

  public init(from a: Timeline, to b: Timeline) {
    let reader = Reader(a: a, b: b)
    let paired = Self.paired(Self.acts(of: a).aligned(with: Self.acts(of: b)) { $0.action })
    acts = paired.map { own, other in
      Self.steps(own?.events ?? [], other?.events ?? [], reader).map { a, b in
        Pair(
          a: a, b: b,
          isSame: reader.seesNoDifference(
            between: a, and: b, since: (own?.events.first, other?.events.first)))
      }
    }
  }

  /// With how many pairs both begin alike.
  public var divergence: Int { pairs.prefix(while: \.isSame).count }

  public var isEmpty: Bool { pairs.allSatisfy(\.isSame) }

  /// The events of two acts, matched in two goes: first the bodies, which give an update its shape,
  /// then what lies between them.
  private static func steps(
    _ a: [RecordedEvent], _ b: [RecordedEvent], _ reader: Reader
  ) -> [(a: RecordedEvent?, b: RecordedEvent?)] {
    let a = a.map { Keyed($0, in: reader.a) }
    let b = b.map { Keyed($0, in: reader.b) }
    var rest = (a[...], b[...])
    var pairs: [(a: RecordedEvent?, b: RecordedEvent?)] = []
    func between(_ a: ArraySlice<Keyed>, _ b: ArraySlice<Keyed>) {
      pairs += Array(a).aligned(with: Array(b), by: \.key).map { ($0?.event, $1?.event) }
    }
    let bodies = (a.filter { $0.event.kind == .body }, b.filter { $0.event.kind == .body })
    for (own, other) in bodies.0.aligned(with: bodies.1, by: \.key) {
      guard let own = own?.event, let other = other?.event else { continue }
      between(
        rest.0.prefix { $0.event.index < own.index },
        rest.1.prefix { $0.event.index < other.index })
      pairs.append((own, other))
      rest = (
        rest.0.drop { $0.event.index <= own.index }, rest.1.drop { $0.event.index <= other.index }
      )
    }
    between(rest.0, rest.1)
    return pairs
  }

  // MARK: Acts

  /// An action with everything up to the next one; what objects hold has no line.
  private struct Act {
    var events: [RecordedEvent] = []

    /// What was done; nil for what happens before the first action.
    var action: RecordedEvent? {
      guard let first = events.first, first.isAction else { return nil }
      return first.facts
    }

    /// Whether both begin with the same kind of action.
    func isLike(_ other: Act) -> Bool {
      events.first?.kind == other.events.first?.kind
        && events.first?.action == other.events.first?.action
    }
  }

  private static func acts(of run: Timeline) -> [Act] {
    var acts: [Act] = []
    for event in run.events where event.kind != .holds {
      if event.isAction || acts.isEmpty { acts.append(Act()) }
      acts[acts.count - 1].events.append(event)
    }
    return acts
  }

  /// With acts of the same kind beside each other where neither has its like: mounts of two views.
  private static func paired(_ acts: [(a: Act?, b: Act?)]) -> [(Act?, Act?)] {
    var result: [(Act?, Act?)] = []
    var alone: (a: [Act], b: [Act]) = ([], [])
    func settle() {
      for index in 0..<max(alone.a.count, alone.b.count) {
        let a = index < alone.a.count ? alone.a[index] : nil
        let b = index < alone.b.count ? alone.b[index] : nil
        if let a, let b, a.isLike(b) {
          result.append((a, b))
        } else {
          if let a { result.append((a, nil)) }
          if let b { result.append((nil, b)) }
        }
      }
      alone = ([], [])
    }
    for (a, b) in acts {
      if let a, let b {
        settle()
        result.append((a, b))
      } else {
        if let a { alone.a.append(a) }
        if let b { alone.b.append(b) }
      }
    }
    settle()
    return result
  }
}

/// An event with what makes it answer to one of the other run: what happened, at which kind of view,
/// to which property, and what became visible. Positions, times and inner values may differ.
///
/// Screens and actions answer to each other whatever they show, and steps of the two roots whatever
/// these are called: what differs is seen best side by side.
private struct Keyed {
  let event: RecordedEvent
  let key: Key

  struct Key: Hashable {
    let kind: RecordedEvent.Kind
    var action: RecordedEvent.Action?
    var view: String?
    var detail = ""
  }

  init(_ event: RecordedEvent, in run: Timeline) {
    self.event = event
    // An object that is about to change is one event, whichever kind of object it is.
    var key = Key(
      kind: event.kind == .observed ? .willChange : event.kind, action: event.action)
    if event.isStep {
      let view = run.view(of: event)
      key.view = view.map { $0.parent == nil ? "the root" : $0.type }
      key.detail = Self.detail(of: event)
    }
    self.key = key
  }

  private static func detail(of event: RecordedEvent) -> String {
    switch event.kind {
    case .printed, .stopped: event.text ?? ""
    case .warning: event.warning ?? ""
    case .body: "\(event.count ?? 0)"
    case .changed: "\(event.old?.literal ?? "") \(event.new?.literal ?? "")"
    case .received, .preferenceChanged: event.value?.literal ?? ""
    case .subscribed, .unsubscribed: event.propertyName ?? event.object?.literal ?? ""
    default: event.propertyName ?? event.type ?? ""
    }
  }
}

/// A reader who compares two events by what they see of them.
private struct Reader {
  let a: Timeline
  let b: Timeline
  private let words: Sides<[Int: Sentence]>

  init(a: Timeline, b: Timeline) {
    self.a = a
    self.b = b
    words = Sides(a: a, b: b).map(\.sentences)
  }

  /// - Parameter starts: The events with which their acts begin; a delay counts from there.
  func seesNoDifference(
    between own: RecordedEvent?, and event: RecordedEvent?,
    since starts: (RecordedEvent?, RecordedEvent?)
  ) -> Bool {
    guard let own, let event, let start = starts.0, let otherStart = starts.1,
      own.nanoseconds - start.nanoseconds == event.nanoseconds - otherStart.nanoseconds
    else { return false }
    if own.facts == event.facts, actor(own, a) == actor(event, b) { return true }
    // The words of one run may name a place where those of the other, with one view, need not.
    let words = (words.a[own.index], words.b[event.index])
    return words.0?.verb == words.1?.verb && words.0?.object == words.1?.object
  }

  /// The view it happened at. Actions and screens have the root of their host, which says nothing
  /// of them.
  private func actor(_ event: RecordedEvent, _ run: Timeline) -> String? {
    event.isStep ? run.view(of: event)?.type : nil
  }
}

extension Timeline {
  /// The events in words, by their positions.
  fileprivate var sentences: [Int: Sentence] {
    let narrator = narrator()
    return Dictionary(uniqueKeysWithValues: events.map { ($0.index, narrator.sentence(for: $0)) })
  }
}
