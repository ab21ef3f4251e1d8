import Rebuilds

/// A walk through both runs of a behavior, side by side.
struct RebuildWalk {
  let walk: SideBySideWalk
  /// The stop at which a person sees the first difference.
  let start: Int

  /// Nil where the runs agree, or where one of them is missing.
  init?(through behavior: RebuildTrack.Behavior?, of board: RebuildBoard) throws {
    guard let behavior, case .differs(let difference)? = board[behavior] else { return nil }
    let walk = try SideBySideWalk(ProgramComparison(of: difference.runs.a, and: difference.runs.b))
    self.walk = walk
    start =
      difference.rows.first.flatMap { row in
        walk.stops.firstIndex { stop in stop.rows.contains { $0.events == row.events } }
      } ?? walk.divergence ?? 0
  }
}
