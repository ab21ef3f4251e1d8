import Course
import Rendering
import Replay
import StateLabCore

/// A place where a walk can stop.
enum Stop: Hashable {
  case text([Document.Block])
  case moment(Moment)

  var moment: Moment? { if case .moment(let moment) = self { moment } else { nil } }
}

/// A point of a run: an action, a step after it, or the outcome of all steps.
struct Moment: Hashable {
  let run: Int
  let act: Int
  let stage: Stage
  /// The action, or the step.
  let event: Event?

  enum Stage: Hashable {
    case action
    /// The position of the step in its act.
    case step(Int)
    /// The screen after the action.
    case result
    /// The reason why the run ended early.
    case ending
  }
}

struct WalkedRun {
  let told: ToldRun
  /// The heading of its steps: `experiment tap`.
  let heading: String
  let profile: Profile
  /// Its name in the lesson, where it has one.
  let reference: RunReference?
  /// The maximum numbers of lines of its screens, and of its views.
  let tallestScreen: Int
  let tallestTree: Int
  let widestScreen: Int

  let stepWidths: StepWidths

  init(_ shown: ShownRun) {
    self.init(
      shown.told, heading: Words.current.text.experiment(shown.timeline.title),
      under: shown.run.profile, reference: shown.reference)
  }

  init(
    _ told: ToldRun, heading: String, under profile: Profile, reference: RunReference? = nil
  ) {
    self.told = told
    self.heading = heading
    self.profile = profile
    self.reference = reference
    stepWidths = StepWidths(of: told.acts)
    let screens = told.acts.compactMap { $0.screen?.lines }
    tallestScreen = screens.map(\.count).max() ?? 1
    widestScreen = screens.joined().map(\.text.columns).max() ?? 0
    tallestTree = told.timeline.tallestViews
  }

  var timeline: Timeline { told.timeline }
  var name: String { timeline.title }
  var acts: [ToldAct] { told.acts }

  func lastEvent(at moment: Moment) -> Int {
    switch moment.stage {
    case .action, .step: moment.event?.index ?? -1
    case .result, .ending: timeline.lastEvent(ofAct: moment.act)
    }
  }

  func moments(ofRun position: Int) -> [Moment] {
    var moments: [Moment] = []
    for (number, act) in acts.enumerated() {
      func add(_ stage: Moment.Stage, _ event: Int? = nil) {
        moments.append(
          Moment(run: position, act: number, stage: stage, event: event.map { timeline.events[$0] })
        )
      }
      if act.title != nil { add(.action, act.action) }
      for step in act.steps.indices { add(.step(step), act.steps[step].event) }
      if act.screen != nil || act.silence != nil { add(.result) }
    }
    if timeline.ending != nil {
      moments.append(Moment(run: position, act: max(acts.count - 1, 0), stage: .ending, event: nil))
    }
    return moments
  }
}
