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
    public let a: Event?
    public let b: Event?
    /// True if nothing that a reader sees differs, the delay since the action included.
    public let isSame: Bool

    public var isStep: Bool { (a ?? b)?.isStep == true }
  }

  public init(from a: Timeline, to b: Timeline) {
    let runs = Sides(a: a, b: b)
    let paired = Self.paired(a.recordedActs.aligned(with: b.recordedActs) { $0.action })
    acts = paired.map { own, other in
      Self.steps(own?.events ?? [], other?.events ?? [], in: runs).map { a, b in
        Pair(a: a, b: b, isSame: runs.tellTheSame(a, in: own, as: b, in: other))
      }
    }
  }

  /// With how many pairs both begin alike.
  public var divergence: Int { pairs.prefix(while: \.isSame).count }

  public var isEmpty: Bool { pairs.allSatisfy(\.isSame) }

  /// The events of two acts, matched in two goes: first the bodies, which give an update its shape,
  /// then what lies between them.
  private static func steps(
    _ a: [Event], _ b: [Event], in runs: Sides<Timeline>
  ) -> [(a: Event?, b: Event?)] {
    let a = a.map { Keyed($0, in: runs.a) }
    let b = b.map { Keyed($0, in: runs.b) }
    var rest = (a[...], b[...])
    var pairs: [(a: Event?, b: Event?)] = []
    func between(_ a: ArraySlice<Keyed>, _ b: ArraySlice<Keyed>) {
      pairs += Array(a).aligned(with: Array(b), by: \.key).map { ($0?.event, $1?.event) }
    }
    let bodies = (a.filter { $0.event.name == .body }, b.filter { $0.event.name == .body })
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

  /// With acts of the same kind beside each other where neither has its like: mounts of two views.
  private static func paired(
    _ acts: [(a: RecordedAct?, b: RecordedAct?)]
  ) -> [(RecordedAct?, RecordedAct?)] {
    var result: [(RecordedAct?, RecordedAct?)] = []
    var alone: (a: [RecordedAct], b: [RecordedAct]) = ([], [])
    func settle() {
      for index in 0..<max(alone.a.count, alone.b.count) {
        let a = index < alone.a.count ? alone.a[index] : nil
        let b = index < alone.b.count ? alone.b[index] : nil
        if let a, let b, a.isOfTheKind(of: b) {
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
  let event: Event
  let key: Key

  struct Key: Hashable {
    let kind: Event.Name
    var action: Event.ActionName?
    var place = Place.none
    var detail = ""
  }

  enum Place: Hashable {
    case none, root
    /// A view further in, by its type.
    case view(String)
  }

  init(_ event: Event, in run: Timeline) {
    self.event = event
    // An object that is about to change is one event, whichever kind of object it is.
    var key = Key(
      kind: event.name == .observed ? .willChange : event.name, action: event.action?.name)
    if event.isStep {
      if let view = run.view(of: event) {
        key.place = view.parent == nil ? .root : .view(view.type.name)
      }
      key.detail = Self.detail(of: event)
    }
    self.key = key
  }

  private static func detail(of event: Event) -> String {
    switch event.name {
    case .printed, .stopped: event.text ?? ""
    case .warning: event.warning?.id ?? ""
    case .body: "\(event.count ?? 0)"
    case .changed: "\(event.old?.literal ?? "") \(event.new?.literal ?? "")"
    case .received, .preferenceChanged, .geometryChanged: event.value?.literal ?? ""
    case .subscribed, .unsubscribed: event.property?.description ?? event.object?.literal ?? ""
    default: event.property?.description ?? event.type ?? ""
    }
  }
}
