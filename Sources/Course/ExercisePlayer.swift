import Replay
import StateLabCore

extension Exercise.Expectation {
  /// What the run has in the place of what is expected, as a literal; nil where it has nothing.
  public func outcome(of run: Run) -> String? {
    switch self {
    case .printed: describe(run.trace.printed)
    case .finding(let finding, _): run.outcome(of: finding.name)
    case .bodies(_, let view, _): "\(run.bodyCount(of: view))"
    case .counts(_, let words, _): "\(run.count(ofLinesBeginningWith: words))"
    case .fails: nil
    }
  }

  /// What the run should have there.
  public var expected: String {
    switch self {
    case .printed(_, let literal), .finding(_, let literal): literal
    case .bodies(_, _, let count), .counts(_, _, let count): "\(count)"
    case .fails(let message): message
    }
  }
}

extension Run {
  /// How often bodies of this type ran; of a generic one, with any arguments.
  fileprivate func bodyCount(of view: String) -> Int {
    let named = trace.bodyCount(ofViewNamed: view)
    return named > 0 ? named : count(ofLinesBeginningWith: "body \(view),")
  }

  /// The lines of its transcript: `tap "Go"` of an action, `printed 1` of a step.
  fileprivate func count(ofLinesBeginningWith words: String) -> Int {
    let acts = Timeline(trace, experiment: experiment, profile: profile).acts
    let lines = acts.compactMap(\.title) + acts.flatMap(\.steps).map(\.sentence.line)
    return lines.count { "\($0) ".hasPrefix("\(words) ") }
  }
}

extension Sentence {
  fileprivate var line: String { "\(verb) \(object)" }
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
