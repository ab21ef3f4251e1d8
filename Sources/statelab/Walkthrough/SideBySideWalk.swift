import Rendering
import Replay

/// A walk through two aligned runs: a common step is one stop, and different steps at the same
/// place are one stop too. If only one run has a step, the other waits.
struct SideBySideWalk {
  let comparison: ProgramComparison
  /// Each side as a walk of its own, through the compared runs.
  let sides: Sides<Walk>
  let stops: [Stop]

  struct Stop {
    let pair: Int
    /// The position of each side, and whether this stop has moved it.
    let positions: Sides<Int>
    let hasMoved: Sides<Bool>
    /// The steps of this stop, on one side or on both.
    let rows: [RunAlignment.Row]
    /// The relation of the two runs at this stop.
    let remark: Remark

    /// True if neither run has begun.
    var isBeginning: Bool { rows.isEmpty && !hasMoved.a && !hasMoved.b }
  }

  struct Remark {
    let text: String
    var isDivergence = false
    var differs = false
  }

  init(_ comparison: ProgramComparison) throws {
    self.comparison = comparison
    sides = Sides(
      a: try comparison.sides.a.walk(through: comparison.pairs.map(\.runs.a)),
      b: try comparison.sides.b.walk(through: comparison.pairs.map(\.runs.b)))
    stops = comparison.pairs.indices.flatMap { [sides] pair in
      Self.stops(of: comparison.pairs[pair].alignment, pair, sides)
    }
  }

  // MARK: Stops

  private static func stops(
    of alignment: RunAlignment, _ pair: Int, _ sides: Sides<Walk>
  ) -> [Stop] {
    let begin = sides.map { $0.beginning(ofRun: pair) }
    let positions = sides.map { StopPositions(in: $0, ofRun: pair) }
    var stops = [
      Stop(
        pair: pair, positions: begin, hasMoved: Sides(a: false, b: false), rows: [],
        remark: Remark(text: alignment.differs ? "" : alignment.agreement))
    ]
    func add(_ rows: [RunAlignment.Row], _ remark: Remark, _ found: Sides<Int?>) {
      guard let last = stops.last else { return }
      stops.append(
        Stop(
          pair: pair,
          positions: Sides(a: found.a ?? last.positions.a, b: found.b ?? last.positions.b),
          hasMoved: Sides(a: found.a != nil, b: found.b != nil), rows: rows, remark: remark))
    }
    let divergence = alignment.divergenceInWords
    var hasParted = false
    // True if the runs have differed since the last action.
    var differs = false
    for group in alignment.stopRows {
      let found = Sides(
        a: group.lazy.compactMap(\.events.a).first.flatMap {
          positions.a[$0]
        },
        b: group.lazy.compactMap(\.events.b).first.flatMap { positions.b[$0] }
      )
      let isSame = group.allSatisfy(\.isSame)
      if group.contains(where: \.isAction) { differs = false }
      if !isSame { differs = true }
      var remark = alignment.remark(on: found, isSame: isSame)
      if isSame, differs { remark = Remark(text: group.sameness) }
      if !isSame, !hasParted, let divergence {
        let text = alignment.waiting(found).map { Words.current.sideBySide.waiting(divergence, $0) }
        remark = Remark(text: text ?? divergence, isDivergence: true, differs: true)
        hasParted = true
      }
      add(group, remark, found)
    }
    if alignment.endings.a != nil || alignment.endings.b != nil {
      let found = Sides(
        a: alignment.endings.a.flatMap { _ in sides.a.end(ofRun: pair) },
        b: alignment.endings.b.flatMap { _ in sides.b.end(ofRun: pair) })
      add([], alignment.remark(on: found, isSame: alignment.endAlike), found)
    }
    return stops
  }
}

extension RunAlignment {
  /// The rows of each stop. Between common steps, the steps of one side alone are beside those of
  /// the other.
  fileprivate var stopRows: [[Row]] {
    var groups: [[Row]] = []
    var alone = Sides<[[Row]]>(a: [], b: [])
    func settle() {
      for index in 0..<max(alone.a.count, alone.b.count) {
        groups.append(alone.both.flatMap { $0.indices.contains(index) ? $0[index] : [] })
      }
      alone = Sides(a: [], b: [])
    }
    for moment in momentRows {
      switch (moment.contains { $0.a != nil }, moment.contains { $0.b != nil }) {
      case (true, false): alone.a.append(moment)
      case (false, true): alone.b.append(moment)
      default:
        settle()
        groups.append(moment)
      }
    }
    settle()
    return groups
  }

  /// The rows of one moment of a walk; the outcome of an action on the screen is one moment.
  private var momentRows: [[Row]] {
    var groups: [[Row]] = []
    for row in rows {
      if row.isOutcome, let last = groups.last?.last, last.isOutcome {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }

  /// The sentence about a divergence; nil where nothing is compared.
  fileprivate var divergenceInWords: String? {
    for case .divergence(let text) in pieces() { return text }
    return nil
  }

  /// The title of the waiting run, if the other one has moved.
  fileprivate func waiting(_ found: Sides<Int?>) -> String? {
    switch (found.a, found.b) {
    case (_?, nil): titles.b
    case (nil, _?): titles.a
    default: nil
    }
  }

  fileprivate func remark(on found: Sides<Int?>, isSame: Bool) -> SideBySideWalk.Remark {
    let words = Words.current.sideBySide
    return switch (found.a, found.b) {
    case _ where isSame: .init(text: words.same)
    case (_?, nil): .init(text: words.only(titles.a), differs: true)
    case (nil, _?): .init(text: words.only(titles.b), differs: true)
    default: .init(text: words.different, differs: true)
    }
  }
}

extension [RunAlignment.Row] {
  /// The sentence about a common step after a difference since the last action.
  fileprivate var sameness: String {
    contains(where: \.isOutcome)
      ? Words.current.sideBySide.sameOutcome : Words.current.sideBySide.sameAgain
  }
}

extension RunAlignment.Row {
  fileprivate var isOutcome: Bool {
    switch a ?? b {
    case .silence, .screen, .stale: true
    default: false
    }
  }
}

extension Walk {
  /// The stop before a run begins.
  fileprivate func beginning(ofRun run: Int) -> Int {
    (stops.firstIndex { $0.moment?.run == run } ?? stops.count) - 1
  }

  /// The stop with the reason why the run ended early.
  fileprivate func end(ofRun run: Int) -> Int? {
    stops.firstIndex { $0.moment?.run == run && $0.moment?.stage == .ending }
  }
}

/// The positions of a run's stops, by the events that they show.
private struct StopPositions {
  private let timeline: Timeline
  private var ofEvents: [Int: Int] = [:]
  private var ofResults: [Int: Int] = [:]

  init(in walk: Walk, ofRun run: Int) {
    timeline = walk.runs[run].timeline
    for (position, stop) in walk.stops.enumerated() {
      guard let moment = stop.moment, moment.run == run else { continue }
      if let event = moment.event { ofEvents[event.index] = ofEvents[event.index] ?? position }
      if moment.stage == .result { ofResults[moment.act] = ofResults[moment.act] ?? position }
    }
  }

  /// The stop of an action or a step, or of the outcome of an action on the screen.
  subscript(event: Int) -> Int? {
    switch timeline.events[event].name {
    case .screen, .stale: ofResults[timeline.act(of: event)]
    default: ofEvents[event]
    }
  }
}

extension ComparedSide {
  /// A walk of its own through the compared runs.
  func walk(through runs: [Timeline]) throws -> Walk {
    let walked = runs.map { WalkedRun(ToldRun($0), heading: $0.title, under: profile) }
    switch subject {
    case .lesson(let reading):
      return Walk(
        walked, named: reading.text.title, under: profile, listings: try Walk(reading).listings,
        files: reading.lesson.folder?.files ?? [])
    case .program(let run):
      return Walk(
        walked, named: name, under: profile, listings: run.program.listings,
        files: run.program.lessonFiles)
    }
  }
}
