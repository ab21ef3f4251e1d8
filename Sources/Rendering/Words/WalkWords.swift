import Replay

/// The words of a walk besides those of the run that it goes through. Its commands stand in a table
/// of their own with what they mean; see ``WalkRequest/table``.
package struct WalkWords: Sendable {
  /// Said before a run of which the lesson shows a tail: these steps are those of another run, and
  /// from that one on something else happens; nil where no step is.
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
  /// The place where nothing has a number.
  package let textAlone: String
  /// A lead: the place stands behind it.
  package let place: String

  // Why a step happened, or why the screen is as it is.
  package let why: @Sendable (_ place: String) -> String
  package let isAction, nothingHere: String
  /// The heading after an action, or after what happened before the first one.
  package let outcome: @Sendable (_ action: String?) -> String
  package let lastBodies: String

  // What can be looked at.
  package let noScreen, noViews: String
  package let views: @Sendable (_ place: String) -> String
  package let notFollowed: String
  package let noCode: String
  /// A lead: the line of code stands behind it.
  package let lineAtWork: @Sendable (_ file: String, _ line: Int) -> String
  /// The notes for the teacher of the part with this heading.
  package let notes: @Sendable (_ heading: String?) -> String
  package let noNotes: String
  package let difference: @Sendable (_ lesson: Int) -> String
  package let nothingBefore, noLessonBefore: String

  // What will happen?
  package let question: String
  /// A lead: the action stands behind it.
  package let asked: String
  package let noQuestion, noMoreRuns: String
}

/// The words of a walk through two runs in step.
package struct SideBySideWords: Sendable {
  /// Above the runs with these titles.
  package let heading: @Sendable (_ a: String, _ b: String) -> String
  /// The steps that a lesson gives to an experiment, and where it has none how many there are.
  package let steps: @Sendable (_ first: StepAddress, _ last: StepAddress) -> String
  package let unnumbered: @Sendable (_ count: Int) -> String
  /// How the two are gone through, where they part; and where they do not, that.
  package let promise: String
  package let agreement: @Sendable (_ experiment: String, _ sentence: String) -> String

  // What is said of a stop.
  package let same, different: String
  package let only: @Sendable (_ title: String) -> String
  /// Where they part, that one waits.
  package let waiting: @Sendable (_ divergence: String, _ title: String) -> String
  /// Where they did not do the same since the last action.
  package let sameAgain, sameOutcome: String

  package let nothing, noNotes: String
  package let question, noMoreQuestions: String
}
