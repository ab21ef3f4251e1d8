import Replay

/// The findings about a run, and what the detectors looked at.
public struct DiagnosisReport: Hashable, Codable, Sendable {
  public var findings: [Finding]
  /// The bugs whose detectors had something to decide on.
  public let decided: [BugID]
  /// The bugs whose detectors had nothing to decide on in this run.
  public let undecided: [BugID]
  /// True if every body was evaluated once more.
  public let wasPoked: Bool

  public init(of run: ExaminedRun) {
    var found: [Finding] = []
    var (decided, undecided) = ([BugID](), [BugID]())
    for detector in Detector.all {
      guard let findings = detector.findings(run) else {
        undecided.append(detector.bug)
        continue
      }
      decided.append(detector.bug)
      found += findings
    }
    findings = Self.merged(found).sorted {
      ($0.level, $0.firstEvent) < ($1.level, $1.firstEvent)
    }
    self.decided = decided
    self.undecided = undecided
    wasPoked = run.wasPoked
  }

  /// One finding for each cause: the first one, or the first that lost a value, with the number of all.
  private static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    for finding in findings {
      let known = merged.firstIndex {
        $0.bug == finding.bug && $0.place == finding.place
          // A place is a cause, regardless of the number of views that show it.
          && ($0.place != nil || $0.subject.view == finding.subject.view)
          && $0.subject.property == finding.subject.property
      }
      if let known {
        // The poke shows again what the run has shown.
        let isAgain = finding.level == merged[known].level
        let count = merged[known].occurrences + (isAgain ? finding.occurrences : 0)
        let isClearer = isAgain && merged[known].subject.old == nil && finding.subject.old != nil
        let firstShown = [merged[known].firstShown, finding.firstShown].compactMap(\.self).min()
        if isClearer || finding.level < merged[known].level { merged[known] = finding }
        merged[known].occurrences = count
        merged[known].firstShown = firstShown
      } else {
        merged.append(finding)
      }
    }
    return merged
  }
}

extension Finding {
  fileprivate var firstEvent: Int {
    for case .event(let position, _) in evidence { return position }
    return .max
  }
}
