import StateLabCore
import Testing

@testable import Replay

/// Whether applying the script to `a` gives `b`, and nothing is lost on the way.
func checkDifference(_ a: Trace, _ b: Trace) {
  let (a, b) = (a.timeline(), b.timeline())
  let difference = TraceDiff(from: a, to: b)
  let lines = Sides(a: a, b: b).map { $0.events.filter { $0.name != .holds } }
  #expect(difference.pairs.compactMap(\.a) == lines.a)
  #expect(difference.pairs.compactMap(\.b) == lines.b)
  let applied = difference.pairs.compactMap { $0.isSame ? $0.a : $0.b }
  #expect(applied.map(\.told) == lines.b.map(\.told))
  #expect(difference.pairs.allSatisfy { $0.a != nil || $0.b != nil })
}
