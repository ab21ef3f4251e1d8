import Course
import Replay
import StateLabCore

/// The difference between two traces, event by event: what turns one into the other.
///
/// Actions are matched first, then the bodies that ran because of each, then the rest: a step never
/// answers to one of another action.
struct TraceDiff: Hashable {
  /// The actions that answer to each other, or that one trace alone has, each with everything up to
  /// the next one.
  let acts: [[Pair]]

  /// In order; each event of either trace that has a line stands in exactly one of them.
  var pairs: [Pair] { acts.flatMap { $0 } }

  /// An event that both have, or that one alone has.
  struct Pair: Hashable {
    let a: Event?
    let b: Event?
    /// Whether nothing that a reader sees differs, the delay since the action included.
    let isSame: Bool
  }

  init(from a: Trace, to b: Trace) {
    let reader = Reader(a: Narrator(a, steps: Steps()), b: Narrator(b, steps: Steps()))
    let paired = Self.paired(aligned(Self.acts(of: a), Self.acts(of: b)) { $0.title })
    acts = paired.map { own, other in
      Self.steps(own?.events ?? [], other?.events ?? []).map { a, b in
        let starts = (own?.events.first, other?.events.first)
        return Pair(
          a: a, b: b, isSame: reader.seesNoDifference(between: a, and: b, since: starts))
      }
    }
  }

  /// With how many pairs both begin alike.
  var parting: Int { pairs.prefix(while: \.isSame).count }

  var isEmpty: Bool { pairs.allSatisfy(\.isSame) }

  /// The events of two acts, matched in two goes: first the bodies, which give an update its shape,
  /// then what lies between them.
  private static func steps(_ a: [Event], _ b: [Event]) -> [(a: Event?, b: Event?)] {
    var rest = (a[...], b[...])
    var pairs: [(a: Event?, b: Event?)] = []
    func between(_ a: ArraySlice<Event>, _ b: ArraySlice<Event>) {
      pairs += aligned(Array(a), Array(b)) { Key($0) }
    }
    for (own, other) in aligned(a.filter(\.isBody), b.filter(\.isBody), by: { Key($0) }) {
      guard let own, let other else { continue }
      between(rest.0.prefix { $0.index < own.index }, rest.1.prefix { $0.index < other.index })
      pairs.append((own, other))
      rest = (rest.0.drop { $0.index <= own.index }, rest.1.drop { $0.index <= other.index })
    }
    between(rest.0, rest.1)
    return pairs
  }

  // MARK: Acts

  /// An action with everything up to the next one.
  private struct Act {
    var events: [Event]

    /// The action; nil for what happens before the first one.
    var title: Event.Action? {
      if case .action(let action) = events.first?.kind { action } else { nil }
    }

    /// Whether both begin with the same kind of action.
    func isLike(_ other: Act) -> Bool { Key(events.first) == Key(other.events.first) }
  }

  private static func acts(of trace: Trace) -> [Act] {
    var acts: [Act] = []
    for event in trace where !event.isAside {
      if event.isAction || acts.isEmpty { acts.append(Act(events: [])) }
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

  /// What makes two events of an act answer to each other. Screens and actions do so whatever they
  /// show, and steps of the two roots whatever these are called: what differs is seen best side by
  /// side.
  private enum Key: Hashable {
    case signature(EventSignature)
    case kind(String)

    init(_ event: Event?) {
      switch event?.kind {
      case .action(let action): self = .kind(action.name)
      case .screen: self = .kind("screen")
      case .some: self = event.map { .signature(Self.signature(of: $0)) } ?? .kind("")
      case nil: self = .kind("")
      }
    }

    private static func signature(of event: Event) -> EventSignature {
      var signature = EventSignature(event)
      if let node = event.node, node.parent == nil { signature.view = "the root" }
      return signature
    }
  }
}

/// Whether a reader sees a difference between two events.
private struct Reader {
  let a: Narrator
  let b: Narrator

  /// - Parameter starts: The events with which their acts begin; a delay counts from there.
  func seesNoDifference(
    between own: Event?, and event: Event?, since starts: (Event?, Event?)
  ) -> Bool {
    guard let own, let event, let start = starts.0, let otherStart = starts.1,
      own.time - start.time == event.time - otherStart.time
    else { return false }
    if own.isSameFact(as: event) { return true }
    // The words of one trace may name a place where those of the other, with one view, need not.
    let words = (a.sentence(for: own), b.sentence(for: event))
    return words.0.verb == words.1.verb && words.0.object == words.1.object
  }
}

extension Event {
  /// Whether both say the same. Whether a screen is as before is a matter of its own run.
  fileprivate func isSameFact(as other: Event) -> Bool {
    if case .screen(let own, _) = kind, case .screen(let text, _) = other.kind {
      return own == text
    }
    return kind == other.kind && actor == other.actor
  }

  /// The view it happened at. Actions and screens have the root of their host, which says nothing
  /// of them.
  fileprivate var actor: String? {
    switch kind {
    case .action, .screen: nil
    default: node?.view
    }
  }
}
