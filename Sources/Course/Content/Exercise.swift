import StateLabCore

/// Something to try: a change to the lesson's code, and what comes of it.
nonisolated public struct Exercise: Hashable {
  public let id: String
  /// The task, one or more paragraphs of inline Markdown.
  public let prompt: String
  /// From a nudge to the very lines.
  public let hints: [String]
  /// The outcomes that the change must bring, all of them; before the change they must not all be
  /// there.
  public let expectations: [Expectation]

  public enum Expectation: Hashable {
    /// All that the experiment printed, as the literal of an array.
    case printed(RunReference, literal: String)
    case finding(FindingReference, literal: String)
    /// The bodies of views of this type ran this often.
    case bodies(RunReference, view: String, count: Int)
    /// This many lines of the transcript begin with these words: `printed`, `will change`, `tap`.
    case counts(RunReference, words: String, count: Int)
    /// The change does not compile, with this message.
    case fails(message: String)
  }
}

/// A change to a Swift file of the lesson that does an exercise, as a unified diff.
nonisolated public struct ExercisePatch: Hashable {
  /// The id of the exercise.
  public let id: String
  public let lines: [String]
}

nonisolated extension Exercise.Expectation {
  /// The run that has to be played, or nil where the compiler has the answer.
  public var run: RunReference? {
    switch self {
    case .printed(let run, _), .bodies(let run, _, _), .counts(let run, _, _): run
    case .finding(let finding, _): finding.run
    case .fails: nil
    }
  }
}

nonisolated extension Exercise.Expectation: CustomStringConvertible {
  /// As a lesson writes it.
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
