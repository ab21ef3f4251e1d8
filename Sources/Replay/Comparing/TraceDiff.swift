import StateLabCore

/// The difference between two runs, event by event: the changes that turn one run into the other.
///
/// Actions are matched first, then the bodies that each action caused, then the other events. A
/// step never matches a step of another action.
public struct TraceDiff: Hashable, Sendable {
  /// The matched actions, and those of one run alone, each with everything up to the next action.
  public let acts: [[Pair]]

  /// All pairs in order. Each event of either run that has a line is in exactly one pair.
  public var pairs: [Pair] { acts.flatMap { $0 } }

  /// An event of both runs, or of one run alone.
  public struct Pair: Hashable, Sendable {
    public let a: Event?
    public let b: Event?
    /// True if a reader sees no difference, including the delay since the action.
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

  /// The number of pairs before the first difference.
  public var divergence: Int { pairs.prefix(while: \.isSame).count }

  public var isEmpty: Bool { pairs.allSatisfy(\.isSame) }

  /// The events of two acts, matched in two passes: first the bodies, which structure an update,
  /// then the events between them.
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

  /// Pairs unmatched acts of the same kind: mounts of two views, for example.
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

/// An event with its key for matching: its kind, the type of its view, the property, and the text
/// that became visible. Positions, times and inner values may differ.
///
/// Screens and actions match with any content, and the steps of the two roots match under any name: a
/// difference is clearest side by side.
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
    /// Any other view, by its type.
    case view(String)
  }

  init(_ event: Event, in run: Timeline) {
    self.event = event
    // An announced change has the same key for every kind of object.
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
