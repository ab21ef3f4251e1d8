import Diagnosis
import Rendering
import Replay
import StateLabCore

/// The outcome of some actions on a program: all that is compared with a solution.
struct PlayedActions: Hashable, Codable {
  /// The start, then the actions in order.
  var moments: [Moment] = []
  /// The names of the bugs that were found.
  let findings: [String]
  /// The number of bodies that SwiftUI evaluated.
  let bodies: Int
  /// The fingerprint of all steps in words.
  let steps: String
  /// The reason why the run ended before its time, or why an action could not be played.
  let failure: String?

  /// An action, and what a person sees of its effect.
  struct Moment: Hashable, Codable {
    /// `tap "Like"`; nil for the start.
    let action: String?
    /// The lines of the screen after the action.
    var screen: [String]
    var prints: [String] = []
  }

  /// - Parameter costs: True to look for unnecessary work as well.
  init(_ run: TryRun, costs: Bool) {
    findings = FindingList(of: run, costs: costs).findings.map(\.bug.rawValue)
    bodies = run.timeline.events.count { $0.name == .body }
    failure = run.failure?.message
    let told = run.told.acts
    steps =
      Fingerprint(
        of: told.flatMap { act in [act.title ?? ""] + act.steps.map { $0.sentence.line() } }
      ).description
    for (position, event) in run.timeline.events.enumerated() {
      switch event.kind {
      case .action(.mount): moments.append(Moment(action: nil, screen: []))
      case .action:
        moments.append(
          Moment(
            action: told.first { $0.action == position }?.title,
            screen: moments.last?.screen ?? []))
      case .screen(let screen, _) where !moments.isEmpty:
        moments[moments.count - 1].screen = screen.lines
      case .printed(let text) where !moments.isEmpty: moments[moments.count - 1].prints.append(text)
      default: break
      }
    }
  }

  /// True if the moment at a position has this screen and these prints.
  func shows(_ moment: Moment, at position: Int) -> Bool {
    moments.indices.contains(position) && moments[position].screen == moment.screen
      && moments[position].prints == moment.prints
  }

  /// The position of the first moment whose screen or prints differ; nil where all are the same.
  func firstDifference(from other: PlayedActions) -> Int? {
    let position = moments.indices.first { !other.shows(moments[$0], at: $0) }
    return position ?? (moments.count < other.moments.count ? moments.count : nil)
  }
}
