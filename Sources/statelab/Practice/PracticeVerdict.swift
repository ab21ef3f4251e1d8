import Course
import Diagnosis

/// The judgment on a version of an exercise's program. It follows from runs alone: the screens and
/// the prints after each action, and the findings.
struct PracticeVerdict {
  /// The open parts, the most visible one first; empty where the program is fixed.
  let shortcomings: [Shortcoming]
  /// The known solution that the program equals; nil for another one, and for a program that is not
  /// fixed.
  var known: KnownSolution?

  var isFixed: Bool { shortcomings.isEmpty }

  enum Shortcoming {
    case rejected(TryProgram.Rejection)
    /// The run ended, or an action could not be played, for this reason.
    case stopped(String, isHidden: Bool)
    /// After an action, the screen or the prints differ from those of a fixed program.
    case differs(Difference)
    /// The bug is still found in the run.
    case found
    /// The program has another bug, in the run of the actions that the learner sees or not.
    case newFinding(Finding, isHidden: Bool)
  }

  struct Difference {
    /// The number of the action, from 1; 0 for the start.
    let position: Int
    let count: Int
    let expected: PlayedActions.Moment?
    let actual: PlayedActions.Moment?
    /// True for the actions that the learner does not see.
    let isHidden: Bool
  }

  struct KnownSolution: Hashable {
    let change: PracticeProgram.Change
    /// True if the program is the solution's, but for comments and white space; false if only the
    /// steps of its run are the same.
    let isSameProgram: Bool
  }

  init(_ attempt: PracticeBench.Attempt, _ reference: PracticeReference, on bench: PracticeBench) {
    guard case .played(let run) = attempt else {
      if case .rejected(let rejection) = attempt {
        shortcomings = [.rejected(rejection)]
      } else {
        shortcomings = []
      }
      return
    }
    let expected = reference.solutions[0]
    let shown = bench.outcome(of: run.shown)
    let hidden = bench.outcome(of: run.hidden)
    var open = Self.differences(shown, expected.shown, isHidden: false)
    if open.isEmpty { open = Self.differences(hidden, expected.hidden, isHidden: true) }
    let allowed = Set(expected.shown.findings + expected.hidden.findings)
    let findings = bench.findings(in: run).filter { !allowed.contains($0.finding.bug.rawValue) }
    let isBug = { (found: PracticeBench.Found) in found.finding.bug.rawValue == bench.program.bug }
    if findings.contains(where: isBug) { open.append(.found) }
    if let new = findings.first(where: { !isBug($0) }) {
      open.append(.newFinding(new.finding, isHidden: new.isHidden))
    }
    shortcomings = open
    known = open.isEmpty ? Self.known(run, shown, hidden, reference, bench.program) : nil
  }

  private static func differences(
    _ own: PlayedActions, _ expected: PlayedActions, isHidden: Bool
  ) -> [Shortcoming] {
    if own.failure != expected.failure, let failure = own.failure {
      return [.stopped(failure, isHidden: isHidden)]
    }
    guard let position = own.firstDifference(from: expected) else { return [] }
    func moment(_ played: PlayedActions) -> PlayedActions.Moment? {
      played.moments.indices.contains(position) ? played.moments[position] : nil
    }
    return [
      .differs(
        Difference(
          position: position, count: expected.moments.count - 1, expected: moment(expected),
          actual: moment(own), isHidden: isHidden))
    ]
  }

  private static func known(
    _ run: PracticeBench.Run, _ shown: PlayedActions, _ hidden: PlayedActions,
    _ reference: PracticeReference, _ program: PracticeProgram
  ) -> KnownSolution? {
    let own = SwiftToken.words(of: run.text)
    let same = program.solutions.first { solution in
      (try? solution.applied(to: program.text)).map(SwiftToken.words) == own
    }
    if let same { return KnownSolution(change: same, isSameProgram: true) }
    return zip(program.solutions, reference.solutions).first { _, played in
      played.shown.steps == shown.steps && played.hidden.steps == hidden.steps
    }.map { KnownSolution(change: $0.0, isSameProgram: false) }
  }
}

extension SwiftToken {
  /// The tokens of a program, without comments and white space.
  fileprivate static func words(of text: String) -> [String] {
    tokens(of: SwiftMask(Array(text.utf8), keepingInterpolations: true).code).map(\.text)
  }
}
