import Course
import Rendering

/// Something in which a lesson that a learner has changed is not what an exercise asks for.
enum ExerciseShortcoming: Hashable {
  /// It did not run to its end, for this reason.
  case broke(String)
  case doesNotCompile(CompilerError)
  /// It was to be rejected with another message.
  case failsOtherwise(CompilerError, expected: String)
  /// It was to be rejected.
  case compiles
  /// This came out in the place of what is expected; empty where nothing did.
  case differs(Exercise.Expectation, literal: String)
}

extension Workbench.Outcome {
  /// The outcomes that are missing; none where the exercise is done.
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
