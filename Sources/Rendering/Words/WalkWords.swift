import Replay

/// The words of a walk besides those of its run.
package struct WalkWords: Sendable {
  package let help: WalkHelpWords

  // The walk as a whole.
  package let lesson: @Sendable (_ number: Int, _ title: String) -> String
  /// The name of the walk through a lesson or a program.
  package let through: @Sendable (_ title: String, _ profile: String?) -> String
  /// The first line of a walk on lines, after its name.
  package let opening: @Sendable (_ name: String) -> String
  package let isNoLesson, isFirstLesson, isLastLesson: String

  // A walk that continues where the last one stopped.
  package let atStep: @Sendable (_ step: StepAddress) -> String
  package let inText: String
  package let goingOn: @Sendable (_ place: String, _ profile: String?) -> String
  /// The saved place is unknown to this version; it is kept, or the walk begins anew.
  package let unknownPlace:
    @Sendable (_ step: StepAddress?, _ profile: String?, _ isKept: Bool) -> String

  /// The sentence before a run whose tail alone the lesson shows: these steps repeat another run,
  /// and from this step on the runs differ; nil where there is no such step.
  package let beginning:
    @Sendable (
      _ steps: (first: StepAddress, last: StepAddress)?, _ next: StepAddress?, _ run: String
    )
      -> String

  // The place of a walk: `text 1 of 4, before step 1 of 26`.
  package let step: @Sendable (_ number: Int) -> String
  package let before, after: @Sendable (_ step: String) -> String
  package let counted: @Sendable (_ place: String, _ count: Int) -> String
  package let text, stop: @Sendable (_ number: Int, _ count: Int) -> String
  /// The place in a walk without numbered steps.
  package let textAlone: String
  /// A lead: the place follows it.
  package let place: String

  // The reasons for a step, or for the state of the screen.
  package let why: @Sendable (_ place: String) -> String
  package let isAction, nothingHere: String
  /// The heading after an action, or after the events before the first action.
  package let outcome: @Sendable (_ action: String?) -> String
  package let lastBodies: String

  // Things to look at.
  package let noScreen, noViews: String
  package let views: @Sendable (_ place: String) -> String
  package let notFollowed: String
  package let noCode: String
  /// A lead: the line of code follows it.
  package let lineAtWork: @Sendable (_ file: String, _ line: Int) -> String
  /// The teacher's notes on the part with this heading.
  package let notes: @Sendable (_ heading: String?) -> String
  package let noNotes: String
  package let difference: @Sendable (_ lesson: Int) -> String
  package let nothingBefore, noLessonBefore: String

  // The question about the next event.
  package let question: String
  /// A lead: the action follows it.
  package let asked: String
  package let noQuestion, noMoreRuns: String
}

/// The words of a walk through two aligned runs.
package struct SideBySideWords: Sendable {
  package let part: String
  /// The name of the walk through the runs with these titles.
  package let through: @Sendable (_ a: String, _ b: String) -> String
  /// The first step and the last one of each side that has steps.
  package let range: @Sendable (_ sides: [(first: String, last: String)]) -> String
  package let isNoLesson: String
  /// The heading above the runs with these titles.
  package let heading: @Sendable (_ a: String, _ b: String) -> String
  /// The steps of an experiment in its lesson, or else their number.
  package let steps: @Sendable (_ first: StepAddress, _ last: StepAddress) -> String
  package let unnumbered: @Sendable (_ count: Int) -> String
  /// A sentence on how the walk shows differences, or that there are none.
  package let promise: String
  package let agreement: @Sendable (_ experiment: String, _ sentence: String) -> String

  // The remarks at a stop.
  package let same, different: String
  package let only: @Sendable (_ title: String) -> String
  /// At a divergence: this run waits.
  package let waiting: @Sendable (_ divergence: String, _ title: String) -> String
  /// At a common step after a difference since the last action.
  package let sameAgain, sameOutcome: String

  package let nothing, noNotes: String
  package let question, noMoreQuestions: String
}
