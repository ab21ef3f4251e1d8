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
    findings = run.causes(among: Self.merged(found)).sorted {
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

extension ExaminedRun {
  /// The findings without the consequences of another finding: a state that SwiftUI does not
  /// install also causes a message, and a control with a constant binding.
  fileprivate func causes(among findings: [Finding]) -> [Finding] {
    var causes = findings
    for cause in findings where cause.bug == .dynamicPropertyNotFound {
      let followers = causes.filter { follows($0, from: cause) }
      causes.removeAll { follower in followers.contains(follower) }
      guard let position = causes.firstIndex(of: cause) else { continue }
      causes[position].firstShown = ([cause] + followers).compactMap(\.firstShown).min()
    }
    return causes
  }

  private func follows(_ finding: Finding, from cause: Finding) -> Bool {
    switch finding.bug {
    case .propertyReadBeforeInstall:
      guard finding.subject.other == "@State" else { return false }
      if let view = finding.subject.view { return view == cause.subject.type }
      // The finding names no type, so only the type of the cause may declare an uninstalled state.
      let types = source.types.filter { type in
        type.properties.contains { $0.wrapper == "@State" }
          && type.inherited.isDisjoint(with: ["View", "App"]) && mayHaveRun(type)
      }
      return types.allSatisfy { $0.name == cause.subject.type }
    case .bindingDropsWrites:
      // `.constant(…)` in the source is a cause of its own.
      return finding.subject.type == "constant" && finding.subject.other == cause.subject.view
        && source.files.allSatisfy { $0.positions(of: [".", "constant", "("]).isEmpty }
    default: return false
    }
  }
}

extension Finding {
  fileprivate var firstEvent: Int {
    for case .event(let position, _) in evidence { return position }
    return .max
  }
}
