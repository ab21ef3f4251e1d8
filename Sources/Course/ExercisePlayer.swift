import StateLabCore

extension Exercise.Expectation {
  /// What the run has in the place of what is expected, as a literal; nil where it has nothing.
  public func outcome(of run: Run) -> String? {
    switch self {
    case .printed: describe(run.trace.printed)
    case .finding(let finding, _): run.outcome(of: finding.name)
    case .bodies(_, let view, _): "\(run.trace.bodyCount(ofViewNamed: view))"
    case .fails: nil
    }
  }

  /// What the run should have there.
  public var expected: String {
    switch self {
    case .printed(_, let literal), .finding(_, let literal): literal
    case .bodies(_, _, let count): "\(count)"
    case .fails(let message): message
    }
  }
}

/// Plays lessons that somebody has changed: the whole of a small program that is built from their
/// files.
public enum ExercisePlayer {
  /// Prints one line for each argument, which is a lesson's slug, a space and an expectation: what
  /// comes out in the place of what is expected, or nothing where nothing does.
  public static func play(_ lessons: [Lesson], arguments: [String]) {
    for argument in arguments {
      Swift.print(outcome(of: argument, among: lessons) ?? "")
    }
  }

  private static func outcome(of argument: String, among lessons: [Lesson]) -> String? {
    guard let (slug, text) = argument.splitOnce(at: " "),
      let lesson = lessons.first(where: { $0.id == slug }),
      let expectation = try? SourceLine(file: "", number: 1, text: text).expectation(text),
      let reference = expectation.run,
      let experiment = lesson.experiment(named: reference.experiment)
    else { return nil }
    return expectation.outcome(of: experiment.run(under: reference.profile ?? .standard))
  }
}
