import Replay

/// The words of a quiz and of predictions: questions, verdicts, and what shows that an answer is
/// right.
package struct QuizWords: Sendable {
  package let title:
    @Sendable (_ position: Int, _ count: Int, _ lesson: Int, _ name: String) -> String
  package let prediction: @Sendable (_ position: Int, _ count: Int) -> String
  package let under: @Sendable (_ profile: String, _ title: String) -> String
  /// Leads: a command stands behind each.
  package let code, inFull, see: String

  // The verdict on an answer: a lead, with the feedback behind it.
  package let right, wrong: String
  package let isRight: @Sendable (_ letter: String) -> String
  package let noAnswer: String

  // What shows that it is right.
  package let found:
    @Sendable (_ experiment: String, _ profile: String, _ finding: String) -> String
  package let compilerSays: String
  package let lastSteps: @Sendable (_ shown: Int, _ count: Int) -> String
  /// The steps, and the same as a lead to the command that shows them.
  package let steps: @Sendable (_ first: StepAddress, _ last: StepAddress) -> String
  package let stepsIn: @Sendable (_ steps: String) -> String
  package let seeSteps: @Sendable (_ steps: String) -> String

  // Predictions.
  /// Those that speak of releases under which the runs come out otherwise.
  package let leftOut: @Sendable (_ count: Int, _ releases: [String], _ profile: String) -> String
  /// With the letter of the choice.
  package let predicted: @Sendable (_ letter: String?) -> String
  package let explained: @Sendable (_ title: String, _ letter: String?) -> String
  package let score: @Sendable (_ right: Int, _ count: Int) -> String
  /// Behind the score, what is not in it: missing where an answer was required.
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
        ? "One question is left out: it speaks of \(names), and under \(profile) the run comes out "
          + "otherwise."
        : "\(count) questions are left out: they speak of \(names), and under \(profile) the runs "
          + "come out otherwise."
    },
    predicted: { "Your prediction: \($0 ?? "none")" },
    explained: { title, letter in title + (letter.map { ": you said \($0)" } ?? "") },
    score: { "\($0) of \($1) predicted right" },
    skipped: { ", \($0) \($1 ? "missing" : "skipped")" })
}
