import Rebuilds
import Rendering
import Replay
import StateLabCore

/// The first place at which a run with the learner's wrapper shows something else than the run with
/// SwiftUI's wrapper.
struct RebuildDifference {
  /// The learner's run, and the run with SwiftUI's wrapper.
  let runs: Sides<TryRun>
  let alignment: RunAlignment
  /// The action, in words.
  let action: String
  /// The rows that differ; empty where the difference has no line.
  let rows: [RunAlignment.Row]
  /// A remark on a difference without a line: an animation, an early end.
  let remark: String?

  /// Nil where everything that is compared agrees.
  init?(between own: TryRun, and original: TryRun, in behavior: RebuildTrack.Behavior) {
    var timelines = Sides(a: own.timeline, b: original.timeline)
    timelines.a.title = own.request.name
    timelines.b.title = original.request.name
    let diff = TraceDiff(from: timelines.a, to: timelines.b)
    func isSeen(_ event: Event?, in timeline: Timeline) -> Bool {
      event.map { timeline.shows($0, of: behavior) } ?? false
    }
    // Those of the first action that has any.
    let pairs =
      diff.acts.lazy.map { act in
        act.filter {
          !$0.isSame && (isSeen($0.a, in: timelines.a) || isSeen($0.b, in: timelines.b))
        }
      }.first { !$0.isEmpty }
    let pair = pairs?.first
    let animations = timelines.map(\.animatedActs)
    let act = zip(animations.a, animations.b).prefix { $0 == $1 }.count
    let isAnimationSeen = behavior.compared == nil && animations.a != animations.b
    let endAlike = timelines.map(\.end).areSame
    guard pair != nil || isAnimationSeen || !endAlike else { return nil }
    runs = Sides(a: own, b: original)
    alignment = RunAlignment(of: timelines)
    let told = Sides(a: own.told, b: original.told)
    if let pairs, let pair {
      let places = pairs.prefix(Self.mostRows).map { Sides(a: $0.a?.index, b: $0.b?.index) }
      rows = alignment.rows.filter { places.contains($0.events) && !$0.isSilence }
      let place = pair.b.map { timelines.b.act(of: $0.index) }
      let ownPlace = pair.a.map { timelines.a.act(of: $0.index) }
      action =
        place.flatMap { told.b.title(ofAct: $0) } ?? ownPlace.flatMap { told.a.title(ofAct: $0) }
        ?? ""
      remark = nil
    } else if isAnimationSeen {
      rows = []
      action = told.b.title(ofAct: act) ?? ""
      remark =
        animations.b.indices.contains(act) && animations.b[act]
        ? "With \(original.request.name) the change is animated, and with \(own.request.name) it is not."
        : "With \(own.request.name) the change is animated, and with \(original.request.name) it is not."
    } else {
      rows = []
      action = told.a.acts.last?.title ?? ""
      remark = own.timeline.ending ?? original.timeline.ending
    }
  }

  private static let mostRows = 4

  /// The lines for a reader.
  var blocks: [Document.Block] {
    [.heading("First difference: \(action)")]
      + (rows.isEmpty
        ? []
        : [
          .note(Line("- \(runs.a.request.name)  + \(runs.b.request.name)", .quiet)),
          .alignedRows(rows, alignment),
        ])
      + (remark.map { [.note(Line($0))] } ?? [])
  }
}

extension Timeline {
  /// True if a person sees the event, or counts it: a screen, a body, a warning, a line of the
  /// experiment. Lines that the learner's own wrapper prints do not count.
  fileprivate func shows(_ event: Event, of behavior: RebuildTrack.Behavior) -> Bool {
    switch event.name {
    case .printed: event.source?.file == behavior.file
    case _ where behavior.compared == .prints: false
    case .screen, .stopped: true
    case _ where behavior.compared == .screens: false
    case .warning, .stillChanging: true
    case .body: view(of: event).map { !$0.type.isBuiltIn } ?? false
    default: false
    }
  }

  /// For each act, true if it changed a value in an animation.
  fileprivate var animatedActs: [Bool] {
    var acts: [Bool] = []
    for event in events {
      if event.isAction || acts.isEmpty { acts.append(false) }
      let isAnimated =
        switch event.kind {
        case .noted(.animationEnded(_, let writes)): writes > 0
        default: event.write?.animation != nil
        }
      if isAnimated { acts[acts.count - 1] = true }
    }
    return acts
  }
}

extension ToldRun {
  fileprivate func title(ofAct number: Int) -> String? {
    acts.indices.contains(number) ? acts[number].title : nil
  }
}

extension RunAlignment.Row {
  fileprivate var isSilence: Bool {
    if case .silence = a ?? b { true } else { false }
  }
}
