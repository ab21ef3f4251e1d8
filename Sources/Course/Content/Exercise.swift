import StateLabCore

/// A task: a change to the lesson's code, and its expected outcome.
nonisolated public struct Exercise: Hashable {
  public let id: String
  /// The task, one or more paragraphs of inline Markdown.
  public let prompt: String
  /// The hints, from a vague one to the exact lines.
  public let hints: [String]
  /// The expected outcomes after the change. Before the change, at least one of them must be
  /// absent.
  public let expectations: [Expectation]

  public enum Expectation: Hashable {
    /// The run printed exactly this, written as an array literal.
    case printed(RunReference, literal: String)
    case finding(FindingReference, literal: String)
    /// SwiftUI evaluated the bodies of views of this type this often.
    case bodies(RunReference, view: String, count: Int)
    /// This many lines of the transcript begin with these words: `printed`, `publishes`, `tap`.
    case counts(RunReference, words: String, count: Int)
    /// The changed code does not compile, with this message.
    case fails(message: String)
  }
}

/// A change to a Swift file of the lesson that solves an exercise, as a unified diff.
nonisolated public struct ExercisePatch: Hashable {
  /// The id of the exercise.
  public let id: String
  public let lines: [String]
}

nonisolated extension Exercise.Expectation {
  /// The run that shows the outcome, or nil where the compiler decides.
  public var run: RunReference? {
    switch self {
    case .printed(let run, _), .bodies(let run, _, _), .counts(let run, _, _): run
    case .finding(let finding, _): finding.run
    case .fails: nil
    }
  }
}

nonisolated extension Exercise.Expectation: CustomStringConvertible {
  /// The expectation in the syntax of a lesson.
  public var description: String {
    switch self {
    case .printed(let run, let literal): "\(run) printed \(literal)"
    case .finding(let finding, let literal): "\(finding) = \(literal)"
    case .bodies(let run, let view, let count): "\(run) bodies \(view) = \(count)"
    case .counts(let run, let words, let count): "\(run) counts \(words) = \(count)"
    case .fails(let message): "fails \(message)"
    }
  }
}
