import Course
import Rendering

/// A difference between a learner's lesson and the expectation of an exercise.
enum ExerciseShortcoming: Hashable {
  /// The run ended early, for this reason.
  case broke(String)
  case doesNotCompile(CompilerError)
  /// The compiler should reject the code with another message.
  case failsOtherwise(CompilerError, expected: String)
  /// The compiler should reject the code, and accepts it.
  case compiles
  /// The outcome is this one; empty where there is none.
  case differs(Exercise.Expectation, literal: String)
}

extension Workbench.Outcome {
  /// The unmet expectations; empty where the exercise is done.
  func shortcomings(in exercise: Exercise) -> [ExerciseShortcoming] {
    switch self {
    case .broken(let reason): return [.broke(reason)]
    case .failed(let error):
      let expected = exercise.expectations.compactMap { expectation in
        if case .fails(let message) = expectation { message } else { nil }
      }
      if expected.contains(where: CompilerAnswer.error(error.text).agrees) { return [] }
      guard let first = expected.first else { return [.doesNotCompile(error)] }
      return [.failsOtherwise(error, expected: first)]
    case .played(let literals):
      let played = exercise.expectations.filter { $0.run != nil }
      if played.isEmpty { return [.compiles] }
      return zip(played, literals).compactMap { expectation, literal in
        literal == expectation.expected ? nil : .differs(expectation, literal: literal)
      }
    }
  }
}
