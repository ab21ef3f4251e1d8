import Replay

/// The words of a walk besides those of the run that it goes through. Its commands stand in a table
/// of their own with what they mean; see ``WalkRequest/table``.
nonisolated struct WalkWords: Sendable {
  /// Said before a run of which the lesson shows a tail: these steps are those of another run, and
  /// from that one on something else happens; nil where no step is.
  let beginning:
    @Sendable (
      _ steps: (first: StepAddress, last: StepAddress)?, _ next: StepAddress?, _ run: String
    )
      -> String

  // The place of a walk: `text 1 of 4, before step 1 of 26`.
  let step: @Sendable (_ number: Int) -> String
  let before, after: @Sendable (_ step: String) -> String
  let counted: @Sendable (_ place: String, _ count: Int) -> String
  let text, stop: @Sendable (_ number: Int, _ count: Int) -> String
  /// The place where nothing has a number.
  let textAlone: String
  /// A lead: the place stands behind it.
  let place: String

  // Why a step happened, or why the screen is as it is.
  let why: @Sendable (_ place: String) -> String
  let isAction, nothingHere: String
  /// The heading after an action, or after what happened before the first one.
  let outcome: @Sendable (_ action: String?) -> String
  let lastBodies: String

  // What can be looked at.
  let noScreen, noViews: String
  let views: @Sendable (_ place: String) -> String
  let notFollowed: String
  let noCode: String
  /// A lead: the line of code stands behind it.
  let lineAtWork: @Sendable (_ file: String, _ line: Int) -> String
  /// The notes for the teacher of the part with this heading.
  let notes: @Sendable (_ heading: String?) -> String
  let noNotes: String
  let difference: @Sendable (_ lesson: Int) -> String
  let nothingBefore, noLessonBefore: String

  // What will happen?
  let question: String
  /// A lead: the action stands behind it.
  let asked: String
  let noQuestion, noMoreRuns: String
}

/// The words of a walk through two runs in step.
nonisolated struct SideBySideWords: Sendable {
  /// Above the runs with these titles.
  let heading: @Sendable (_ a: String, _ b: String) -> String
  /// The steps that a lesson gives to an experiment, and where it has none how many there are.
  let steps: @Sendable (_ first: StepAddress, _ last: StepAddress) -> String
  let unnumbered: @Sendable (_ count: Int) -> String
  /// How the two are gone through, where they part; and where they do not, that.
  let promise: String
  let agreement: @Sendable (_ experiment: String, _ sentence: String) -> String

  // What is said of a stop.
  let same, different: String
  let only: @Sendable (_ title: String) -> String
  /// Where they part, that one waits.
  let waiting: @Sendable (_ divergence: String, _ title: String) -> String
  /// Where they did not do the same since the last action.
  let sameAgain, sameOutcome: String

  let nothing, noNotes: String
  let question, noMoreQuestions: String
}
