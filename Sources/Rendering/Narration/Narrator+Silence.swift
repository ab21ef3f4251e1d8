import Replay
import StateLabCore

extension Narrator {
  /// The sentence about an action without an update; nil where an update followed, or where the
  /// program ended during the action.
  package func silence(after act: Act) -> SilenceWords.Silence? {
    guard let action = act.action.flatMap({ events[$0].action?.name }), !act.changesScreen,
      timeline.end?.isInsideAnAct != true || act.action != timeline.acts.last?.action
    else { return nil }
    return silence(
      after: action, reaching: act.steps.map { events[$0.event].reach }.max() ?? .nothing)
  }

  /// The sentence about an action without an update; nil where an update follows.
  private func silence(
    after action: Event.ActionName, reaching reach: Reach
  ) -> SilenceWords.Silence? {
    let words = language.silence
    switch action {
    case .mount, .unmount, .scroll: return nil
    case .replaceRoot: return reach == .nothing ? words.equalRoot : nil
    case .advance: return reach == .nothing ? words.nothingDue : nil
    case .scene: return reach == .nothing ? words.phaseUnread : nil
    case .tap, .enter, .type, .toggle, .pick, .drag, .perform, .background:
      switch reach {
      case .nothing, .program: return words.nothingReached
      case .property: return words.nothingQueued
      case .view: return nil
      }
    }
  }
}

extension RunEnd {
  /// True if the process ended inside its last act, before the runtime could update a view.
  fileprivate var isInsideAnAct: Bool {
    switch self {
    case .unavailable, .threw, .refused: false
    case .crashed, .overflowedStack, .exited, .ranTooLong, .interrupted, .wroteWithoutPause,
      .wroteTooMuch:
      true
    }
  }
}

/// The effect of an action, by the events that followed from it.
private enum Reach: Comparable {
  case nothing
  /// Code ran, without an effect in the runtime.
  case program
  /// A value was written to storage that the runtime manages.
  case property
  /// A view was invalidated or updated, or the run stopped.
  case view
}

extension Event {
  fileprivate var reach: Reach {
    switch name {
    case .queued, .body, .bodySkipped, .redrawn, .stopped, .stillChanging: .view
    case .wrote, .wroteEqual: .property
    default: isStep ? .program : .nothing
    }
  }
}
