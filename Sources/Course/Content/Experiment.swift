import Replay
@_spi(Reading) import StateLabCore

/// Something that is tried out in a laboratory, and can be tried again with the same result.
public struct Experiment {
  /// Unique in its lesson, as fences and references write it: `tap`.
  public let name: String
  /// True where the runtime ends the process, with a message: such an experiment is run in a process
  /// of its own, and no other is (fidelity 2.11, 9).
  public let endsProcess: Bool
  private let body: (Laboratory) throws -> Void

  public init(
    _ name: String, endsProcess: Bool = false, _ body: @escaping (Laboratory) throws -> Void
  ) {
    self.name = name
    self.endsProcess = endsProcess
    self.body = body
  }

  /// Runs the experiment from the start, as that release would.
  ///
  /// Whatever goes wrong is part of the run: an experiment written badly has a ``Run/problem``.
  ///
  /// - Parameters:
  ///   - marksStaleScreens: Whether each screen is asked again; that leaves no trace but its own.
  ///   - watch: Told of each event as it happens.
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
        try Recorder.$current.withValue(recorder) { try body(laboratory) }
      }
    } catch {
      problem = .threw("\(error)")
    }
    let trace = recorder.finish()
    // The part that ran before a missing API was met says nothing about a release that lacks it.
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

/// The laboratory that an experiment is given: the release it runs under, and a place for findings.
public final class Laboratory {
  private(set) var findings: [Finding] = []
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  /// The profile that is played. To read it counts as a use of it.
  public var profile: Profile { recorder.profile }

  /// The trace so far, also where there is no host to ask.
  public var trace: Trace { Recorder.current?.trace ?? Trace() }

  /// Notes a result under a name, for the claims, questions and tables of the lesson to refer to,
  /// and the screen or the events that it is read from.
  public func find(_ name: String, _ value: @autoclosure () throws -> Any) rethrows {
    guard let recorder = Recorder.current else { return }
    let reading = try recorder.read(value)
    findings.append(
      Finding(
        name: name, of: reading.value, readFrom: reading.events, position: reading.position))
  }
}
