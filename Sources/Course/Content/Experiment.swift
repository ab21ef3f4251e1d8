import Replay
@_spi(Reading) import StateLabCore

/// A closure that runs in a laboratory, with the same result each time.
public struct Experiment {
  /// The name in fences and references, unique in the lesson: `tap`.
  public let name: String
  /// True where the runtime ends the process with a message. Only such an experiment runs in a
  /// process of its own (fidelity 2.11, 9).
  public let endsProcess: Bool
  private let body: (Laboratory) throws -> Void

  public init(
    _ name: String, endsProcess: Bool = false, _ body: @escaping (Laboratory) throws -> Void
  ) {
    self.name = name
    self.endsProcess = endsProcess
    self.body = body
  }

  /// Runs the experiment from the start, as this release would.
  ///
  /// An error does not stop the caller: it becomes the run's ``Run/problem``.
  ///
  /// - Parameters:
  ///   - marksStaleScreens: Whether each screen is checked for staleness. The check records only
  ///     its own events.
  ///   - watch: Called with each event as it happens.
  public func run(
    under profile: Profile = .standard, marksStaleScreens: Bool = true,
    watchedBy watch: ((TraceEntry) -> Void)? = nil
  ) -> Run {
    let recorder = Recorder(
      profile: profile, marksStaleScreens: marksStaleScreens, watchedBy: watch)
    let laboratory = Laboratory(recorder)
    var problem: Run.Problem?
    do {
      try World.$current.withValue(World()) {
        try Recorder.$inherited.withValue(recorder) { try body(laboratory) }
      }
    } catch {
      problem = .threw("\(error)")
    }
    let trace = recorder.finish()
    // The events before the call of a missing API do not show how a release without it behaves.
    if let missing = recorder.missingAPI {
      return Run(
        experiment: name, profile: profile, trace: Trace(), findings: [],
        problem: .unavailable(missing))
    }
    return Run(
      experiment: name, profile: profile, trace: trace, findings: laboratory.findings,
      problem: problem, dependsOnProfile: recorder.dependsOnProfile)
  }
}

/// The laboratory in which an experiment runs: it names the release and collects findings.
public final class Laboratory {
  private(set) var findings: [ExperimentFinding] = []
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  /// The simulated profile. Reading it counts as a use of it.
  public var profile: Profile { recorder.profile }

  /// The trace so far, also where no host exists.
  public var trace: Trace { Recorder.current?.trace ?? Trace() }

  /// Notes a result under a name, for the claims, questions and tables of the lesson to refer to.
  /// The finding includes the screen or the events from which the result was read.
  public func find(_ name: String, _ value: @autoclosure () throws -> Any) rethrows {
    guard let recorder = Recorder.current else { return }
    let reading = try recorder.read(value)
    findings.append(
      ExperimentFinding(
        name: name, of: reading.value, readFrom: reading.events, position: reading.position))
  }
}
