import Replay
import StateLabCore

/// One run of an experiment: its events and its findings.
nonisolated public struct Run: Hashable {
  public let experiment: String
  public private(set) var profile: Profile
  public let trace: Trace
  /// The findings, in the order in which the experiment noted them.
  public let findings: [ExperimentFinding]
  /// Why the run ended early, or nil.
  public let problem: Problem?
  /// False if the run did not use its profile: the run is then the same under every profile.
  public let dependsOnProfile: Bool

  public enum Problem: Hashable {
    /// The profile lacks this API, so there is no result.
    case unavailable(API)
    /// The experiment threw this error.
    case threw(String)
  }

  public init(
    experiment: String, profile: Profile, trace: Trace, findings: [ExperimentFinding],
    problem: Problem?,
    dependsOnProfile: Bool = true
  ) {
    self.experiment = experiment
    self.profile = profile
    self.trace = trace
    self.findings = findings
    self.problem = problem
    self.dependsOnProfile = dependsOnProfile
  }

  /// The run of an experiment that ends its process, with the trace of that process.
  public init(of experiment: String, under profile: Profile, endingAfter trace: Trace) {
    var findings: [ExperimentFinding] = []
    // The laboratory posts the message before it ends the process.
    if case .stopped(let message)? = trace.last?.kind {
      let last = trace.count - 1
      findings = [
        ExperimentFinding(name: "message", of: message, readFrom: [last], position: last + 1)
      ]
    }
    self.init(
      experiment: experiment, profile: profile, trace: trace, findings: findings,
      problem: findings.isEmpty ? .threw("it was to end its process, and did not") : nil)
  }

  /// This run under another profile; nil if the run might differ there.
  public func under(_ profile: Profile) -> Run? {
    if dependsOnProfile, profile != self.profile { return nil }
    var run = self
    run.profile = profile
    return run
  }

  public func finding(named name: String) -> ExperimentFinding? {
    findings.first { $0.name == name }
  }

  /// The outcome of the finding with this name: its literal, or the reason why there is none.
  public func outcome(of finding: String) -> String? {
    if case .unavailable(let api) = problem { return api.absence }
    return self.finding(named: finding)?.literal
  }
}
