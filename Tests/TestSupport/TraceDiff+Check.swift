import StateLabCore
import Testing

@testable import Replay

/// Checks that the difference turns `a` into `b` without losing events.
func checkDifference(_ a: Trace, _ b: Trace) {
  let (a, b) = (a.timeline(), b.timeline())
  let difference = TraceDiff(from: a, to: b)
  let lines = Sides(a: a, b: b).map { $0.events.filter(\.hasLine) }
  #expect(difference.pairs.compactMap(\.a) == lines.a)
  #expect(difference.pairs.compactMap(\.b) == lines.b)
  let applied = difference.pairs.compactMap { $0.isSame ? $0.a : $0.b }
  #expect(applied.map(\.told) == lines.b.map(\.told))
  #expect(difference.pairs.allSatisfy { $0.a != nil || $0.b != nil })
}
