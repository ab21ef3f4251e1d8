import Rebuilds
import Replay
import StateLabCore

/// The verdict on each behavior of a track, after the runs with the learner's wrapper.
struct RebuildBoard {
  let track: RebuildTrack
  private let verdicts: [String: Verdict]

  enum Verdict {
    /// Both runs agree. `isBorrowed` is true where SwiftUI's own wrapper works inside the learner's.
    case reached(isBorrowed: Bool)
    case differs(RebuildDifference)
    /// The experiment does not compile with the learner's wrapper.
    case fails(CompilerError)
  }

  init(
    of track: RebuildTrack, errors: [String: CompilerError], _ own: RebuildRuns,
    _ original: RebuildRuns
  ) {
    self.track = track
    var verdicts: [String: Verdict] = [:]
    for behavior in track.behaviors {
      if let error = errors[behavior.id] {
        verdicts[behavior.id] = .fails(error)
      } else if let run = own[behavior], let other = original[behavior] {
        verdicts[behavior.id] =
          RebuildDifference(between: run, and: other, in: behavior).map(Verdict.differs)
          ?? .reached(isBorrowed: run.trace.installs(track.original, asOftenAs: other.trace))
      }
    }
    self.verdicts = verdicts
  }

  subscript(behavior: RebuildTrack.Behavior) -> Verdict? { verdicts[behavior.id] }

  func isReached(_ behavior: RebuildTrack.Behavior) -> Bool {
    if case .reached = verdicts[behavior.id] { true } else { false }
  }

  func isBorrowed(_ behavior: RebuildTrack.Behavior) -> Bool {
    if case .reached(isBorrowed: true) = verdicts[behavior.id] { true } else { false }
  }

  func isReached(_ stage: RebuildTrack.Stage) -> Bool { stage.behaviors.allSatisfy(isReached) }

  /// The ids of the reached behaviors, in order.
  var reached: [String] { track.behaviors.filter(isReached).map(\.id) }

  /// The ids of the behaviors that the learner's wrapper reached without SwiftUI's.
  var built: [String] { track.behaviors.filter { isReached($0) && !isBorrowed($0) }.map(\.id) }

  /// Of these behaviors, those that are not reached.
  func lost(since before: [String]) -> [String] {
    before.filter { id in track.behaviors.contains { $0.id == id && !isReached($0) } }
  }

  var next: RebuildTrack.Behavior? { track.behaviors.first { !isReached($0) } }
}

extension Trace {
  /// True if SwiftUI installed properties of this type, and as many as in the other run: the
  /// learner's wrapper is the original, or holds one.
  fileprivate func installs(_ type: String, asOftenAs other: Trace) -> Bool {
    let count = count(ofInstalled: type)
    return count > 0 && count >= other.count(ofInstalled: type)
  }

  private func count(ofInstalled type: String) -> Int {
    count { event in
      guard case .found(_, let found) = event.kind else { return false }
      return found.hasPrefix(type + "<")
    }
  }
}
