/// Finds one bug: a function from a run to findings, or to nil where the run has nothing to decide
/// on.
struct Detector: Sendable {
  let bug: BugID
  let findings: @Sendable (ExaminedRun) -> [Finding]?

  init(_ bug: BugID, _ findings: @escaping @Sendable (ExaminedRun) -> [Finding]?) {
    self.bug = bug
    self.findings = findings
  }
}

extension BugID {
  /// True if a detector finds this bug in a run.
  public var hasDetector: Bool { Detector.all.contains { $0.bug == self } }
}
