import Replay

/// The words of a quiz and of predictions: questions, verdicts, and evidence for an answer.
package struct QuizWords: Sendable {
  package let title:
    @Sendable (_ position: Int, _ count: Int, _ lesson: Int, _ name: String) -> String
  package let prediction: @Sendable (_ position: Int, _ count: Int) -> String
  package let under: @Sendable (_ profile: String, _ title: String) -> String
  /// Leads: a command follows each.
  package let code, inFull, see: String

  // The verdict on an answer: a lead, followed by the feedback.
  package let right, wrong: String
  package let isRight: @Sendable (_ letter: String) -> String
  package let noAnswer: String

  // The evidence for the right answer.
  package let found:
    @Sendable (_ experiment: String, _ profile: String, _ finding: String) -> String
  package let compilerSays: String
  package let lastSteps: @Sendable (_ shown: Int, _ count: Int) -> String
  /// The steps, and the steps as a lead to the command that shows them.
  package let steps: @Sendable (_ first: StepAddress, _ last: StepAddress) -> String
  package let stepsIn: @Sendable (_ steps: String) -> String
  package let seeSteps: @Sendable (_ steps: String) -> String

  // Predictions.
  /// Predictions about releases whose runs have another outcome.
  package let leftOut: @Sendable (_ count: Int, _ releases: [String], _ profile: String) -> String
  /// With the letter of the choice.
  package let predicted: @Sendable (_ letter: String?) -> String
  package let explained: @Sendable (_ title: String, _ letter: String?) -> String
  package let score: @Sendable (_ right: Int, _ count: Int) -> String
  /// The text after the score about questions without an answer; `isRequired` if an answer was
  /// mandatory.
  package let skipped: @Sendable (_ count: Int, _ isRequired: Bool) -> String
}

extension QuizWords {
  package static let english = QuizWords(
    title: { "\($0) of \($1) · lesson \($2), \($3)" }, prediction: { "Prediction \($0) of \($1)" },
    under: { "Under \($0) (\($1))." },
    code: "The code: ", inFull: "In full: ", see: "See: ",
    right: "Right. ", wrong: "Not so. ", isRight: { "It is \($0). " }, noAnswer: "No answer.",
    found: { "Experiment \($0), run under \($1), found \($2)" },
    compilerSays: "The compiler says", lastSteps: { "The last \($0) of \($1) steps:" },
    steps: { $0 == $1 ? "\($0)" : "\($0) to \($1)" }, stepsIn: { "\($0) in " },
    seeSteps: { "See: \($0)" },
    leftOut: { count, releases, profile in
      let names = releases.joined(separator: " and ")
      return count == 1
        ? "One question is left out: it asks about \(names), and under \(profile) the run has "
          + "another outcome."
        : "\(count) questions are left out: they ask about \(names), and under \(profile) the runs "
          + "have other outcomes."
    },
    predicted: { "Your prediction: \($0 ?? "none")" },
    explained: { title, letter in title + (letter.map { ": you said \($0)" } ?? "") },
    score: { "\($0) of \($1) predicted right" },
    skipped: { ", \($0) \($1 ? "missing" : "skipped")" })
}
